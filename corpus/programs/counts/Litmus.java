package corpus.counts;

/** The small programs by which memory models are told apart, under sequential consistency. */
//! count SB 3
//! count MP 3
//! count LB 3
//! count 2+2W 3
//! count CoRR 3
//! count WRC 7
//! count IRIW 15
public class Litmus {

    static volatile int x;
    static volatile int y;

    public static void main(String[] args) throws InterruptedException {
        Runnable writesX = () -> x = 1;
        Runnable writesY = () -> y = 1;
        Runnable readsXThenY = () -> {
            int first = x;
            int second = y;
        };
        Runnable readsYThenX = () -> {
            int first = y;
            int second = x;
        };
        switch (args[0]) {
            case "SB" -> Threads.run(() -> {
                x = 1;
                int seen = y;
            }, () -> {
                y = 1;
                int seen = x;
            });
            case "MP" -> Threads.run(() -> {
                x = 1;
                y = 1;
            }, readsYThenX);
            case "LB" -> Threads.run(() -> {
                int seen = x;
                y = 1;
            }, () -> {
                int seen = y;
                x = 1;
            });
            case "2+2W" -> Threads.run(() -> {
                x = 1;
                y = 2;
            }, () -> {
                y = 1;
                x = 2;
            });
            case "CoRR" -> Threads.run(writesX, () -> {
                int first = x;
                int second = x;
            });
            case "WRC" -> Threads.run(writesX, () -> {
                int seen = x;
                y = 1;
            }, readsYThenX);
            case "IRIW" -> Threads.run(writesX, writesY, readsXThenY, readsYThenX);
            default -> throw new IllegalArgumentException(args[0]);
        }
    }
}
