package corpus.wrong;

import dev.heddle.Heddle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReference;

/** Inputs are inside objects of the JDK, and in objects of the program's that inherit from there: each way there is one that fails. */
//! verdict FOUND
//! search dpor
//! all
public class InputInside {

    static final class Cells extends AtomicIntegerArray {

        Cells(int length) {
            super(length);
        }

        int twice(int index) {
            return get(index) * 2;
        }
    }

    static final class Numbers extends ArrayList<Integer> {

        int first() {
            return get(0);
        }
    }

    static final class Negative extends ArrayList<Integer> {

        @Override
        public Integer get(int index) {
            return -super.get(index);
        }
    }

    static final class Names extends HashMap<String, Integer> {

        int of(String name) {
            return getOrDefault(name, -1);
        }
    }

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 30);
        switch (Heddle.choose(12)) {
            case 0 -> {
                Cells cells = new Cells(2);
                cells.set(1, x);
                assert cells.twice(1) != 14; //! finds assertion-failed
            }
            case 1 -> {
                Cells cells = new Cells(2);
                cells.addAndGet(0, x);
                assert cells.get(0) != 8; //! finds assertion-failed
            }
            case 2 -> {
                Numbers numbers = new Numbers();
                numbers.add(x);
                assert numbers.first() != 9; //! finds assertion-failed
            }
            case 3 -> {
                List<Integer> numbers = new Negative();
                numbers.add(x);
                assert numbers.get(0) != -10; //! finds assertion-failed
            }
            case 4 -> {
                Names names = new Names();
                names.put("a", x);
                assert names.of("a") != 11; //! finds assertion-failed
            }
            case 5 -> {
                Numbers numbers = new Numbers();
                numbers.add(x);
                assert !numbers.contains(12); //! finds assertion-failed
            }
            case 6 -> {
                assert new AtomicIntegerArray(new int[] {x}).get(0) != 13; //! finds assertion-failed
            }
            case 7 -> {
                assert !new ConcurrentHashMap<>(Map.of(1, x)).containsValue(14); //! finds assertion-failed
            }
            case 8 -> {
                assert !Map.entry(1, x).equals(Map.entry(1, 15)); //! finds assertion-failed
            }
            case 9 -> {
                assert !new AtomicReference<>(x).toString().equals("16"); //! finds assertion-failed
            }
            case 10 -> {
                assert !new RuntimeException("code " + x).toString().endsWith(" 17"); //! finds assertion-failed
            }
            default -> {
                assert !new StringJoiner("-").add("a" + x).add("b").toString().equals("a18-b"); //! finds assertion-failed
            }
        }
    }
}
