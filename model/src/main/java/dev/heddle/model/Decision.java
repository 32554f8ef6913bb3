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
            return new Pick(Integer.parseUnsignedInt(text.substring(1)));
        } catch (NumberFormatException e) {
            throw new FormatException("'" + text + "' is not a decision");
        }
    }
}
