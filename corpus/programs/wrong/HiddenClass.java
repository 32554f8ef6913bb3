package corpus.wrong;

import java.io.InputStream;
import java.lang.invoke.MethodHandles;

/** A class without a name, as some frameworks make them, is not under control: nothing can be said. */
//! verdict UNSUPPORTED
public class HiddenClass {

    static int count;

    public static class Task implements Runnable {

        @Override
        public void run() {
            count++;
        }
    }

    public static void main(String[] args) throws Exception {
        byte[] code;
        try (InputStream stream = HiddenClass.class.getResourceAsStream("HiddenClass$Task.class")) {
            code = stream.readAllBytes();
        }
        Runnable task = (Runnable) MethodHandles.lookup().defineHiddenClass(code, true).lookupClass().getDeclaredConstructor().newInstance();
        Thread first = new Thread(task);
        Thread second = new Thread(task);
        first.start();
        second.start();
        first.join();
        second.join();
        assert count == 2;
    }
}
