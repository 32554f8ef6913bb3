package dev.heddle.corpus;

/** How many random programs a test compares: few, or many with {@code -Dheddle.long=true}; never more than {@code -Dheddle.programs}. */
final class Sample {

    private Sample() {
    }

    static int of(int few, int many) {
        return Math.min(Boolean.getBoolean("heddle.long") ? many : few, Integer.getInteger("heddle.programs", many));
    }
}
