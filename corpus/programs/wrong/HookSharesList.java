package corpus.wrong;

import java.util.ArrayList;
import java.util.List;

/** Nobody but a shutdown hook looks at a list, which may be before it is complete. */
//! verdict FOUND
//! finds assertion-failed, data-race
public class HookSharesList {

    public static void main(String[] args) {
        List<String> closed = new ArrayList<>();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            assert closed.size() == 1;
        }));
        new Thread(() -> System.exit(0)).start();
        closed.add("file");
    }
}
