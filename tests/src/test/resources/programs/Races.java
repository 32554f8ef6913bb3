/** A data race without consequences. */
public class Races {

    private static int last;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> last = 1, "other");
        other.start();
        last = 2;
        other.join();
    }
}
