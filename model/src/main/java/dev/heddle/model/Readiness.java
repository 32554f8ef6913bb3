package dev.heddle.model;

import java.util.Arrays;

/**
 * When an operation does not have to wait: conditions on what its footprint touches, at least one of several conjunctions of which has
 * to hold.
 *
 * <p>It says of an operation that happened, or was about to, in which other states it could have gone on as well; that is what a
 * reduction asks.
 */
public final class Readiness {

    /** That of an operation that never waits. */
    public static final Readiness ALWAYS = new Readiness(new Condition[1][0]);

    /** That of an operation that waits for ever. */
    public static final Readiness NEVER = new Readiness(new Condition[0][]);

    /** What is looked at of a touched resource, or of the time. */
    enum Subject {
        STATE, VERSION, INSTANT
    }

    /** How that is compared with a value. */
    enum Comparison {
        EQUAL, UNEQUAL,
        /** As numbers of 32 bits with a sign. */
        AT_LEAST
    }

    /** A condition on the touch number {@code touch}: those bits of its state, or version, that {@code mask} has, against {@code value}. */
    record Condition(int touch, Subject subject, long mask, Comparison comparison, long value) {

        Condition {
            if (touch < 0) {
                throw new IllegalArgumentException("touches are counted from 0, not " + touch);
            }
        }

        boolean holds(long[] states, int[] versions, int instant) {
            if (touch >= states.length && subject != Subject.INSTANT) {
                return false;
            }
            long found = mask & switch (subject) {
                case STATE -> states[touch];
                case VERSION -> versions[touch];
                case INSTANT -> instant;
            };
            return switch (comparison) {
                case EQUAL -> found == value;
                case UNEQUAL -> found != value;
                case AT_LEAST -> (int) found >= (int) value;
            };
        }
    }

    private final Condition[][] alternatives;

    private Readiness(Condition[][] alternatives) {
        this.alternatives = alternatives;
    }

    /** At least one of {@code alternatives}, of each of which all conditions have to hold. */
    static Readiness of(Condition[][] alternatives) {
        if (alternatives.length == 0) {
            return NEVER;
        }
        for (Condition[] conjunction : alternatives) {
            if (conjunction.length == 0) {
                return ALWAYS;
            }
        }
        return new Readiness(alternatives);
    }

    private static Readiness of(int touch, Subject subject, long mask, Comparison comparison, long value) {
        return new Readiness(new Condition[][] {{new Condition(touch, subject, mask, comparison, value)}});
    }

    public static Readiness stateIs(int touch, long state) {
        return of(touch, Subject.STATE, -1, Comparison.EQUAL, state);
    }

    public static Readiness stateIsNot(int touch, long state) {
        return of(touch, Subject.STATE, -1, Comparison.UNEQUAL, state);
    }

    /** The bits of the state that {@code mask} has are these. */
    public static Readiness bitsAre(int touch, long mask, long bits) {
        return of(touch, Subject.STATE, mask, Comparison.EQUAL, bits);
    }

    /** The lower half of the state is a number that is not less than this. */
    public static Readiness numberIsAtLeast(int touch, int least) {
        return of(touch, Subject.STATE, 0xffffffffL, Comparison.AT_LEAST, least);
    }

    public static Readiness versionIsAtLeast(int touch, int least) {
        return of(touch, Subject.VERSION, -1, Comparison.AT_LEAST, least);
    }

    /** It is not earlier than this {@linkplain Event#instant instant}. */
    public static Readiness since(int instant) {
        return of(0, Subject.INSTANT, -1, Comparison.AT_LEAST, instant);
    }

    /** At least one of the touches from number {@code first} on has another version than these. */
    public static Readiness someVersionIsNot(int first, int[] versions) {
        Condition[][] alternatives = new Condition[versions.length][];
        for (int i = 0; i < versions.length; i++) {
            alternatives[i] = new Condition[] {new Condition(first + i, Subject.VERSION, -1, Comparison.UNEQUAL, versions[i])};
        }
        return of(alternatives);
    }

    public Readiness or(Readiness other) {
        if (this == NEVER || other == ALWAYS) {
            return other;
        }
        if (other == NEVER || this == ALWAYS) {
            return this;
        }
        Condition[][] either = Arrays.copyOf(alternatives, alternatives.length + other.alternatives.length);
        System.arraycopy(other.alternatives, 0, either, alternatives.length, other.alternatives.length);
        return new Readiness(either);
    }

    public Readiness and(Readiness other) {
        if (this == ALWAYS || other == NEVER) {
            return other;
        }
        if (other == ALWAYS || this == NEVER) {
            return this;
        }
        Condition[][] both = new Condition[alternatives.length * other.alternatives.length][];
        int count = 0;
        for (Condition[] mine : alternatives) {
            for (Condition[] theirs : other.alternatives) {
                Condition[] conjunction = Arrays.copyOf(mine, mine.length + theirs.length);
                System.arraycopy(theirs, 0, conjunction, mine.length, theirs.length);
                both[count++] = conjunction;
            }
        }
        return new Readiness(both);
    }

    /** Whether the operation can go on at {@code instant} if what it touches is in these states and has changed so often, in the footprint's order. */
    public boolean holds(long[] states, int[] versions, int instant) {
        for (Condition[] conjunction : alternatives) {
            boolean all = true;
            for (int i = 0; i < conjunction.length && all; i++) {
                all = conjunction[i].holds(states, versions, instant);
            }
            if (all) {
                return true;
            }
        }
        return false;
    }

    /** Whether it is enough, for the operation to go on, that touch number {@code touch} has changed so often. */
    public boolean isSatisfiedBy(int touch, int version) {
        for (Condition[] conjunction : alternatives) {
            if (conjunction.length == 1 && conjunction[0].touch == touch && conjunction[0].subject == Subject.VERSION) {
                int[] versions = new int[touch + 1];
                versions[touch] = version;
                if (conjunction[0].holds(new long[touch + 1], versions, 0)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Writes the conditions. */
    void write(Packer out) {
        out.number(alternatives.length);
        for (Condition[] conjunction : alternatives) {
            out.number(conjunction.length);
            for (Condition condition : conjunction) {
                out.signed(condition.touch);
                out.constant(condition.subject);
                out.signed(condition.mask);
                out.constant(condition.comparison);
                out.signed(condition.value);
            }
        }
    }

    /** Reads what {@link #write} has written. */
    static Readiness read(Unpacker in) {
        Condition[][] alternatives = new Condition[in.count()][];
        for (int i = 0; i < alternatives.length; i++) {
            alternatives[i] = new Condition[in.count()];
            for (int j = 0; j < alternatives[i].length; j++) {
                alternatives[i][j] = new Condition(in.integer(), in.constant(Subject.values()), in.signed(), in.constant(Comparison.values()), in.signed());
            }
        }
        return of(alternatives);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Readiness readiness && Arrays.deepEquals(alternatives, readiness.alternatives);
    }

    @Override
    public int hashCode() {
        return Arrays.deepHashCode(alternatives);
    }

    @Override
    public String toString() {
        return this == ALWAYS ? "always" : this == NEVER ? "never" : Arrays.deepToString(alternatives);
    }
}
