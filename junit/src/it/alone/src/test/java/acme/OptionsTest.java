package acme;

import dev.heddle.Races;
import dev.heddle.junit.HeddleTest;

/** How many executions are run tells who was heard. */
class OptionsTest {

    private int number;

    private void race() throws InterruptedException {
        Thread other = new Thread(() -> number++);
        other.start();
        number++;
        other.join();
    }

    @HeddleTest(strategy = "random", races = Races.OFF)
    void saysNothingItself() throws InterruptedException {
        race();
    }

    @HeddleTest(strategy = "random", races = Races.OFF, executions = 3)
    void saysThree() throws InterruptedException {
        race();
    }
}
