package corpus.wrong;

/** The context class loader of a thread is taken away between two looks at it. */
//! verdict FOUND
//! search dpor
public class LoaderOfThread {

    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Thread thread = new Thread(() -> main.setContextClassLoader(null));
        thread.start();
        if (main.getContextClassLoader() != null) {
            assert main.getContextClassLoader() != null; //! finds assertion-failed
        }
        thread.join();
    }
}
