/** An exception that takes all memory when it is asked for its message, and keeps it; no loop shows that. */
public class Greedy {

    static class Hoard extends RuntimeException {

        private Object kept;

        private String take(int size) {
            kept = new Object[] {kept, new long[size]};
            return take(size * 2) + size;
        }

        @Override
        public String getMessage() {
            return take(1_000);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> {
            throw new Hoard();
        });
        thread.start();
        thread.join();
    }
}
