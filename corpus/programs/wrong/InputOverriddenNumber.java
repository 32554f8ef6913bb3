package corpus.wrong;

import dev.heddle.Heddle;

/** A number of the program's own class, asked for as any number is. */
//! verdict FOUND
//! search dpor
public class InputOverriddenNumber {

    static class Euros extends Number {

        private final long cents;

        Euros(long cents) {
            this.cents = cents;
        }

        @Override
        public int intValue() {
            return (int) (cents / 100);
        }

        @Override
        public long longValue() {
            return cents / 100;
        }

        @Override
        public float floatValue() {
            return cents / 100f;
        }

        @Override
        public double doubleValue() {
            return cents / 100.0;
        }
    }

    public static void main(String[] args) {
        Number price = new Euros(Heddle.anyInt("cents"));
        Number box = Heddle.anyInt("box");
        assert price.intValue() != 777_777 || box.longValue() != 5; //! finds assertion-failed
    }
}
