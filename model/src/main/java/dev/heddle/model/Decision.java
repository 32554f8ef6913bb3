package dev.heddle.model;

/** The answer to a choice. */
public sealed interface Decision {

    /** This thread goes next. */
    record Run(ThreadId thread) implements Decision {

        @Override
        public String toString() {
            return thread.toString();
        }
    }

    /** This value is taken. */
    record Pick(int value) implements Decision {

        @Override
        public String toString() {
            return "=" + value;
        }
    }

    static Decision parse(String text) {
        if (!text.startsWith("=")) {
            return ThreadId.parse(text).decision();
        }
        try {
            int value = Integer.parseInt(text.substring(1));
            if (value >= 0) {
                return new Pick(value);
            }
        } catch (NumberFormatException e) {
            // reported below
        }
        throw new FormatException("'" + text + "' is not a decision");
    }
}
