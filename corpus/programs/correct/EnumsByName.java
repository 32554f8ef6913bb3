package corpus.correct;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;

/** Constants of an enum that are first asked for by name or in a set are those of this execution. */
//! verdict VERIFIED
//! executions 2
public class EnumsByName {

    enum Color {
        RED, GREEN;

        final int[] uses = new int[1];
    }

    static void use(String name) {
        synchronized (Color.class) {
            Enum.valueOf(Color.class, name).uses[0]++;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> use("RED"));
        Thread second = new Thread(() -> use("RED"));
        first.start();
        second.start();
        first.join();
        second.join();
        assert Color.RED.uses[0] == 2 && EnumSet.allOf(Color.class).contains(Color.valueOf("RED"));
        assert new EnumMap<>(Map.of(Color.GREEN, 1)).containsKey(Color.class.getEnumConstants()[1]);
    }
}
