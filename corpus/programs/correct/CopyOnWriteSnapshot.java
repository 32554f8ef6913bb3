package corpus.correct;

import java.util.concurrent.CopyOnWriteArrayList;

/** An iteration sees the list as it was when it began, whatever another thread adds. */
//! verdict VERIFIED
public class CopyOnWriteSnapshot {

    public static void main(String[] args) throws InterruptedException {
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(new Integer[] {1, 2});
        Thread other = new Thread(() -> list.add(4));
        other.start();
        int sum = 0;
        for (int i : list) {
            sum += i;
        }
        assert sum == 3 || sum == 7 : sum;
        other.join();
        assert list.size() == 3;
    }
}
