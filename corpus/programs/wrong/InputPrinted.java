package corpus.wrong;

import dev.heddle.Heddle;
import java.util.List;

/** Printing an input in all ways leaves it an input. */
//! verdict FOUND
//! search dpor
public class InputPrinted {

    record Point(int x, String name) {
    }

    public static void main(String[] args) {
        int x = Heddle.anyInt("x");
        String name = Heddle.anyString("name", 4);
        double half = x / 2.0;
        System.out.println(x);
        System.out.print(name);
        System.out.println(half);
        System.err.println("x = " + x);
        System.err.println((Object) x);
        System.out.println(name.toCharArray());
        System.out.println(List.of(x, name));
        System.out.printf("%d %s %5.2f%n", x, name, half);
        System.err.format("%08x", x);
        System.out.append(name).append('c').append(name + x);
        System.out.println(new Point(x, name));
        assert x != 123456 || !name.equals("n"); //! finds assertion-failed
    }
}
