/** Says by properties that nothing is to be looked for. */
public class SetsProperties {

    private static int count;

    private static void race() throws Exception {
        Thread other = new Thread(() -> count++);
        other.start();
        count++;
        other.join();
        assert count == 2;
    }

    public static void main(String[] args) throws Throwable {
        for (String name : new String[] {"heddle.races", "heddle.strict", "heddle.inputs", "heddle.replay", "heddle.time", "java.class.path", "java.home", "java.io.tmpdir"}) {
            System.setProperty(name, "off");
        }
        race();
    }
}
