import java.util.ArrayList;
import java.util.List;

/** A thread keeps more and more, which another one could look at. */
public class Hoards {

    private static final List<int[]> KEPT = new ArrayList<>();
    private static volatile int count;

    public static void main(String[] args) throws InterruptedException {
        Thread hoarder = new Thread(() -> {
            while (true) {
                count++;
                KEPT.add(new int[1_000]);
            }
        });
        hoarder.start();
        hoarder.join();
    }
}
