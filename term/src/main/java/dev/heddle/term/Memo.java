package dev.heddle.term;

import java.lang.ref.SoftReference;

/**
 * Terms that were made before, so that making them again takes less: a program that is run again makes most of its terms
 * again.
 *
 * <p>Each place has room for one term; another one replaces it. Entries never change, so that threads that use the table at the
 * same time see one or the other.
 */
final class Memo {

    private static final int SIZE = 1 << 14;

    private record Entry(Operator operator, Term[] arguments, Term term) {

        boolean isOf(Operator wanted, Term[] others) {
            if (operator != wanted || arguments.length != others.length) {
                return false;
            }
            for (int i = 0; i < others.length; i++) {
                if (!arguments[i].equals(others[i])) {
                    return false;
                }
            }
            return true;
        }
    }

    /** Given up when memory is short: terms may be large. */
    private SoftReference<Entry[]> table = new SoftReference<>(new Entry[SIZE]);

    private Entry[] entries() {
        Entry[] entries = table.get();
        if (entries == null) {
            entries = new Entry[SIZE];
            table = new SoftReference<>(entries);
        }
        return entries;
    }

    /** The operator applied to the arguments, if that was made before; else null. */
    Term get(Operator operator, Term[] arguments) {
        Entry entry = entries()[place(operator, arguments)];
        return entry != null && entry.isOf(operator, arguments) ? entry.term() : null;
    }

    void put(Operator operator, Term[] arguments, Term term) {
        entries()[place(operator, arguments)] = new Entry(operator, arguments, term);
    }

    private static int place(Operator operator, Term[] arguments) {
        int hash = operator.ordinal();
        for (Term argument : arguments) {
            hash = hash * 31 + argument.hashCode();
        }
        hash *= 0x9E3779B9;
        return hash >>> 18;
    }
}
