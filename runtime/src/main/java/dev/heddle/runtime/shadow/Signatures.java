package dev.heddle.runtime.shadow;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** The signatures of methods, a name and a descriptor each, by numbers: caller and callee agree by the number that shadows passed are meant for the callee. */
public final class Signatures {

    private static final Map<String, Integer> NUMBERS = new HashMap<>();
    private static String[] all = new String[64];

    private Signatures() {
    }

    /** The number of a signature, from 1. */
    public static synchronized int number(String signature) {
        Integer known = NUMBERS.get(signature);
        if (known != null) {
            return known;
        }
        int number = NUMBERS.size() + 1;
        if (number == all.length) {
            all = Arrays.copyOf(all, number * 2);
        }
        all[number] = signature;
        NUMBERS.put(signature, number);
        return number;
    }

    static synchronized String of(int number) {
        return all[number];
    }
}
