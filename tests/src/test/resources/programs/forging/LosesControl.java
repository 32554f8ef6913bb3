/** Says that nobody is in control. */
public class LosesControl {

    private static int count;

    private static void race() throws Exception {
        Thread other = new Thread(() -> count++);
        other.start();
        count++;
        other.join();
        assert count == 2;
    }

    public static void main(String[] args) throws Throwable {
        Class.forName("dev.heddle.runtime.Control").getField("current").set(null, null);
        race();
    }
}
