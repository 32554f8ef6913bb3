package corpus.wrong;

import java.util.concurrent.CountDownLatch;

/** An exception waits for somebody before it says what it is; who goes on has another one. */
//! verdict FOUND
//! all
public class MessageWaits {

    private static final CountDownLatch NEVER = new CountDownLatch(1);

    static class Shy extends Exception {

        @Override
        public String getLocalizedMessage() {
            try {
                NEVER.await();
            } catch (InterruptedException e) {
                return "interrupted";
            }
            return "here";
        }

        @Override
        public synchronized Throwable getCause() {
            synchronized (NEVER) {
                try {
                    NEVER.wait();
                } catch (InterruptedException e) {
                    return null;
                }
            }
            return this;
        }
    }

    private static void fail() throws Shy {
        throw new Shy(); //! finds uncaught-exception
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            throw new IllegalArgumentException("the other"); //! finds uncaught-exception
        });
        other.start();
        fail();
    }
}
