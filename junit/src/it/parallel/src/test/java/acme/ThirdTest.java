package acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.junit.HeddleTest;
import org.junit.jupiter.api.RepeatedTest;

class ThirdTest {

    @RepeatedTest(20)
    void ordinary() throws InterruptedException {
        Shared.use();
    }

    @HeddleTest
    void explored() throws InterruptedException {
        Thread one = new Thread(Shared::count);
        Thread other = new Thread(Shared::count);
        one.start();
        other.start();
        one.join();
        other.join();
        assertEquals(2, Shared.counted());
    }
}
