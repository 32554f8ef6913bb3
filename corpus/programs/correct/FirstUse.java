package corpus.correct;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What the JVM links when code first runs is no part of any execution: two threads at one lock, two executions. */
//! verdict VERIFIED
//! search dpor
//! executions 2
public class FirstUse {

    private static String log = "";

    enum Side { LEFT, RIGHT }

    interface Shape {
        default String describe() {
            return getClass().getSimpleName() + "!";
        }
    }

    static final class Loaded implements Shape {
        static final List<String> NAMES = List.of("a", "b", "c");
    }

    public static void main(String[] args) throws InterruptedException {
        assert Loaded.NAMES.size() == Side.values().length + 1;
        Thread left = new Thread(() -> note(Side.LEFT, 3));
        Thread right = new Thread(() -> note(Side.RIGHT, 4L));
        left.start();
        right.start();
        left.join();
        right.join();
        assert log.length() == 2 * "LEFT3".length() + 2 * "Loaded!".length() + 2 * "a,b,c".length() + 1 + 2 * 4 : log;
    }

    private static void note(Side side, Number number) {
        Function<Number, String> text = n -> side + "" + n;
        String where = side == Side.LEFT ? String.format("%4d", 1) : String.format("%4s", "x");
        String names = Loaded.NAMES.stream().map(String::strip).collect(Collectors.joining(","));
        synchronized (FirstUse.class) {
            log += text.apply(number) + new Loaded().describe() + names + where;
        }
    }
}
