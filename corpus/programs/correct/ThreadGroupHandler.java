package corpus.correct;

/** A thread group of the program's own takes care of an exception in one of its threads. */
//! verdict VERIFIED
public class ThreadGroupHandler {

    private static String handled;

    static class Careful extends ThreadGroup {

        Careful() {
            super("careful");
        }

        @Override
        public void uncaughtException(Thread dying, Throwable failure) {
            handled = failure.getMessage();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(new Careful(), () -> {
            throw new IllegalStateException("on purpose");
        });
        thread.start();
        thread.join();
        assert "on purpose".equals(handled);
    }
}
