package corpus.correct;

import dev.heddle.Heddle;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** The list is shared, and another thread adds to it meanwhile: 2 or 3 values, by which comes first. */
//! verdict VERIFIED
//! search dpor
//! executions 8
public class InputOneOfShared {

    public static void main(String[] args) throws InterruptedException {
        List<String> names = new CopyOnWriteArrayList<>(List.of("a", "b"));
        Thread adding = new Thread(() -> names.add("c"));
        adding.start();
        String name = Heddle.anyOf("name", names);
        assert name.length() == 1;
        adding.join();
        assert names.contains(name);
    }
}
