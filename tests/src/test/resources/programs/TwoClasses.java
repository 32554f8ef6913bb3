/** Two threads of another class. */
public class TwoClasses {

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(Other::count);
        other.start();
        Other.count();
        other.join();
    }
}

class Other {

    private static volatile int value;

    static void count() {
        for (int i = 0; i < 5; i++) {
            value++;
        }
    }
}
