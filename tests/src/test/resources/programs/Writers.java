/** Threads that write and read two variables: as many classes of schedules as the cube of the orders of the threads. */
public class Writers {

    private static volatile int first;
    private static volatile int second;

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[Integer.parseInt(args[0])];
        for (int i = 0; i < threads.length; i++) {
            int number = i;
            threads[i] = new Thread(() -> {
                first = number;
                second = first;
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
