package corpus.wrong;

/** An exception cannot say what it is: its message throws another one, which cannot either. */
//! verdict FOUND
public class MessageThrows {

    static class Mute extends RuntimeException {

        @Override
        public String getMessage() {
            throw new Mute();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> {
            throw new Mute(); //! finds uncaught-exception
        });
        thread.start();
        thread.join();
    }
}
