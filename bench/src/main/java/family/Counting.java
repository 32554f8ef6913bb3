package family;

/** Two threads write a volatile variable each, many times: nothing but visible operations. */
public final class Counting {

    private volatile int value;

    private void count(int times) {
        for (int i = 0; i < times; i++) {
            value = i;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int times = Integer.parseInt(args[0]);
        Counting counting = new Counting();
        new Crew().add(2, () -> counting.count(times)).run();
    }
}
