/** Two threads that both fail. */
public class FailsTwice {

    public static void main(String[] args) {
        new Thread(() -> {
            throw new IllegalStateException("the first");
        }).start();
        throw new IllegalArgumentException("the second");
    }
}
