package corpus.wrong;

/** Two threads add to the same exception; who comes first is seen. */
//! verdict FOUND
//! search dpor
public class ExceptionShared {

    public static void main(String[] args) throws Exception {
        Exception shared = new Exception();
        Thread thread = new Thread(() -> shared.addSuppressed(new Exception("thread")));
        thread.start();
        shared.addSuppressed(new Exception("main"));
        thread.join();
        assert shared.getSuppressed()[0].getMessage().equals("main"); //! finds assertion-failed
    }
}
