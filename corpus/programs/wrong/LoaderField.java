package corpus.wrong;

import java.net.URL;
import java.net.URLClassLoader;

/** Threads count in a field of a class loader. */
//! verdict FOUND
//! finds assertion-failed, data-race
public class LoaderField {

    static class Closing extends URLClassLoader {
        int users;

        Closing() {
            super(new URL[0]);
        }
    }

    public static void main(String[] args) throws Exception {
        Closing loader = new Closing();
        Thread first = new Thread(() -> loader.users++);
        Thread second = new Thread(() -> loader.users++);
        first.start();
        second.start();
        first.join();
        second.join();
        assert loader.users == 2 : loader.users;
    }
}
