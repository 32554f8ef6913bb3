package dev.heddle.term;

import java.lang.ref.SoftReference;

/**
 * Terms of one or two arguments that were made before, so that making them again takes less: a program that is run again makes most
 * of its terms again.
 *
 * <p>Each place has room for one term; another one replaces it. Entries never change, so that threads that use the table at the
 * same time see one or the other.
 */
final class Memo {

    private static final int BITS = 14;

    private record Entry(Operator operator, Term left, Term right, Term term) {
    }

    /** Given up when memory is short: terms may be large. */
    private SoftReference<Entry[]> table = new SoftReference<>(new Entry[1 << BITS]);

    /** The operator applied to the arguments, of which the second may be null, if that was made before; else null. */
    Term get(Operator operator, Term left, Term right) {
        Entry[] entries = table.get();
        Entry entry = entries == null ? null : entries[place(operator, left, right)];
        return entry != null && entry.operator == operator && entry.left.equals(left)
                && (right == null || entry.right.equals(right)) ? entry.term : null;
    }

    void put(Operator operator, Term left, Term right, Term term) {
        Entry[] entries = table.get();
        if (entries == null) {
            entries = new Entry[1 << BITS];
            table = new SoftReference<>(entries);
        }
        entries[place(operator, left, right)] = new Entry(operator, left, right, term);
    }

    private static int place(Operator operator, Term left, Term right) {
        return ((operator.ordinal() * 31 + left.hashCode()) * 31 + (right == null ? 0 : right.hashCode())) * 0x9E3779B9 >>> 32 - BITS;
    }
}
