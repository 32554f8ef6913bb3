package corpus.correct;

/** Code jumps between the creation of an object and its constructor, so that there are frames with an object that is not constructed yet. */
//! verdict VERIFIED
public class NewWithChoice {

    private static final class Box {

        private static int made;

        final int content;

        Box(int content) {
            this.content = content;
            made++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int[] numbers = {1, 2, 3};
        int sum = 0;
        for (int number : numbers) {
            sum += new Box(number > 1 ? new Box(number == 2 ? 20 : 30).content : number).content;
        }
        assert sum == 51 : sum;
        assert Box.made == 5 : Box.made;
    }
}
