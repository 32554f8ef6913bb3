package corpus.wrong;

import dev.heddle.Heddle;

/** What a class captures is there before the superclass's constructor calls a method that reads it. */
//! verdict FOUND
//! search dpor
//! inputs x = 4242
public class InputCapturedEarly {

    private abstract static class Shape {

        final int area;

        Shape(int scale) {
            area = side() * scale;
        }

        abstract int side();
    }

    private abstract static class Named extends Shape {

        Named(int scale, Object name) {
            super(name.hashCode() * 0 + scale);
        }
    }

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 0, 9_999);
        Shape shape = new Named(2, new Object() {
            @Override
            public int hashCode() {
                return x;
            }
        }) {
            @Override
            int side() {
                return x + 1;
            }
        };
        assert shape.area != 8486; //! finds assertion-failed
    }
}
