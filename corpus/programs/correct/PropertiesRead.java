package corpus.correct;

/** Who only reads the system properties depends on nobody. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class PropertiesRead {

    public static void main(String[] args) throws Exception {
        Runnable work = () -> {
            assert System.getProperty("java.version") != null && !Boolean.getBoolean("corpus.none");
        };
        Thread one = new Thread(work);
        Thread other = new Thread(work);
        one.start();
        other.start();
        one.join();
        other.join();
    }
}
