import java.util.ArrayList;
import java.util.List;

/** A thread keeps more and more, which another one could look at; with an argument, two keep it to themselves. */
public class Hoards {

    private static final List<int[]> KEPT = new ArrayList<>();
    private static volatile int count;

    public static void main(String[] args) throws InterruptedException {
        Thread hoarder = new Thread(() -> hoard(args.length == 0 ? KEPT : new ArrayList<>()));
        hoarder.start();
        if (args.length > 0) {
            hoard(new ArrayList<>());
        }
        hoarder.join();
    }

    private static void hoard(List<int[]> kept) {
        while (true) {
            count++;
            kept.add(new int[1_000]);
        }
    }
}
