package dev.heddle.runtime;

import java.util.function.Predicate;

/** Classes that the JVM does not accept: because they are no valid classes, or because of how they were instrumented. */
public final class Rejections {

    private static volatile Predicate<LinkageError> judge = rejection -> false;

    private Rejections() {
    }

    /** From now on {@code blame} says whether a class was rejected because of how it was instrumented. */
    public static void judgeBy(Predicate<LinkageError> blame) {
        judge = blame;
    }

    /** True if the JVM accepts the class that {@code rejection} is about, but not what we have made of it. */
    public static boolean isOurFault(LinkageError rejection) {
        Strand strand = Control.beginQuiet();
        try {
            return judge.test(rejection);
        } finally {
            Control.endQuiet(strand);
        }
    }
}
