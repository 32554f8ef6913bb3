package corpus.correct;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;

/** How often two threads write depends on random numbers of every kind, which are the same in every execution. */
//! verdict VERIFIED
public class RandomNumbers {

    private static volatile long last;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> {
            write(new Random().nextInt());
            write(ThreadLocalRandom.current().nextLong());
            write((long) (Math.random() * 1000));
        });
        Thread second = new Thread(() -> {
            write(UUID.randomUUID().getMostSignificantBits());
            write(new SecureRandom().nextInt());
            write(new SplittableRandom().nextInt());
            List<Integer> numbers = new ArrayList<>(List.of(1, 2, 3, 4));
            Collections.shuffle(numbers);
            write(numbers.get(0));
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }

    private static void write(long number) {
        if (number % 3 != 0) {
            last = number;
        }
    }
}
