package corpus.random;

import dev.heddle.corpus.Observations;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Operations of random programs that have Georgian letters: those on a map whose calls may be taken for one step each. */
final class Entries {

    /** Does nothing; but where it is in a program, the two keys are in different bins of the map. */
    private static final char APART = 'ჰ';
    /** Does nothing; but where it is in a program, there are entries of both keys from the beginning. */
    private static final char FILLED = 'ჯ';

    private final Interpreter interpreter;
    private final String first;
    private final String second;
    private final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();

    Entries(Interpreter interpreter, String programs) {
        this.interpreter = interpreter;
        boolean apart = programs.indexOf(APART) >= 0;
        this.first = apart ? "a" : "Aa";
        this.second = apart ? "b" : "BB";
        if (programs.indexOf(FILLED) >= 0) {
            map.put(first, 0);
            map.put(second, 1);
        }
        Observations.remains(map);
    }

    private String key(int number) {
        return number == 0 ? first : second;
    }

    void step(char operation, int argument, String block, int self) {
        String key = key(argument);
        try {
            switch (operation) {
                case 'ა' -> note(self, map.put(key, self));
                case 'ბ' -> note(self, map.get(key));
                case 'გ' -> note(self, map.remove(key));
                case 'დ' -> note(self, map.putIfAbsent(key, self));
                case 'ე' -> note(self, map.replace(key, self));
                case 'ვ' -> Interpreter.note(self, map.remove(key, 0));
                case 'ზ' -> Interpreter.note(self, map.replace(key, 0, 1));
                case 'თ' -> Interpreter.note(self, map.keySet().contains(key));
                case 'ი' -> note(self, map.merge(key, 1, Integer::sum));
                case 'კ' -> note(self, map.compute(key, (same, value) -> value == null ? self : null));
                case 'ლ' -> note(self, map.computeIfAbsent(key, same -> self));
                case 'მ' -> note(self, map.computeIfPresent(key, (same, value) -> value + 1));
                case 'ნ' -> Interpreter.note(self, map.size());
                case 'ო' -> note(self, map.computeIfAbsent(key, same -> computed(block, self)));
                case 'პ' -> note(self, map.compute(key, (same, value) -> computed(block, self)));
                case 'ჟ' -> note(self, map.merge(key, 1, (value, given) -> value == 0 ? null : computed(block, self)));
                case 'რ' -> map.putAll(Map.of(key, self));
                case 'ს' -> note(self, map.getOrDefault(key, self));
                case 'ტ' -> map.clear();
                default -> {
                }
            }
        } catch (IllegalStateException recursive) {
            Interpreter.note(self, 5);
        }
    }

    private int computed(String block, int self) {
        interpreter.run(block, self);
        return self + 2;
    }

    private static void note(int self, Integer found) {
        Interpreter.note(self, found == null ? 7 : found);
    }
}
