package corpus.wrong;

/** A method of an object uses the static fields of its class, whose initialiser waits for the method to end. */
//! verdict FOUND
//! finds deadlock
public class MethodUsesOwnStatics {

    static class Worker extends Thread {
        static int runs;

        static {
            Worker worker = new Worker();
            worker.start();
            try {
                worker.join();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }

        @Override
        public void run() {
            runs++;
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(Worker.runs);
    }
}
