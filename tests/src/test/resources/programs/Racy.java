/** Two deposits without a lock, one of which depends on an input. */
public class Racy {

    private static int balance;

    public static void deposit(int amount) throws InterruptedException {
        Thread other = new Thread(() -> {
            if (amount == 4242) {
                balance++;
            }
        });
        other.start();
        balance++;
        other.join();
        assert amount != 4242 || balance == 2 : "one deposit is lost";
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> balance = 1);
        other.start();
        balance = 2;
        other.join();
    }
}
