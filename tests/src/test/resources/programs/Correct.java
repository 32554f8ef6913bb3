/** Two threads that take turns at a counter. */
public class Correct {

    private static int count;

    private static synchronized void increment() {
        count++;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(Correct::increment);
        other.start();
        increment();
        other.join();
        assert count == 2;
    }
}
