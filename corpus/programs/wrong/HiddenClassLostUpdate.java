package corpus.wrong;

import java.io.InputStream;
import java.lang.invoke.MethodHandles;

/** A class without a name, as frameworks make them, counts without a lock. */
//! verdict FOUND
public class HiddenClassLostUpdate {

    static int count;

    public static class Task implements Runnable {

        @Override
        public void run() {
            count++; //! finds data-race
        }
    }

    public static void main(String[] args) throws Exception {
        byte[] code;
        try (InputStream stream = HiddenClassLostUpdate.class.getResourceAsStream("HiddenClassLostUpdate$Task.class")) {
            code = stream.readAllBytes();
        }
        Runnable task = (Runnable) MethodHandles.lookup().defineHiddenClass(code, true).lookupClass().getDeclaredConstructor().newInstance();
        Thread first = new Thread(task);
        Thread second = new Thread(task);
        first.start();
        second.start();
        first.join();
        second.join();
        assert count == 2; //! finds assertion-failed
    }
}
