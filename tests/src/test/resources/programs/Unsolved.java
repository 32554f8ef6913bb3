import dev.heddle.Heddle;

/** Two numbers have the same square only if they are the same, which is hard to prove. */
public class Unsolved {

    public static void main(String[] args) {
        int x = Heddle.anyInt("x", 1, 46_340);
        int y = Heddle.anyInt("y", 1, 46_340);
        if (x != y) {
            assert x * x != y * y : "the same square";
        }
    }
}
