package acme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.Heddle;
import dev.heddle.Symbolic;
import dev.heddle.junit.HeddleTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;

class TransfersTest {

    enum Currency { EURO, YEN }

    private Transfers transfers;

    @BeforeEach
    void open() {
        transfers = new Transfers(100);
    }

    @HeddleTest
    void isNeverOverdrawn(@Symbolic(min = 1, max = 100) int amount) throws Exception {
        Heddle.inParallel(() -> transfers.transfer(amount), () -> transfers.transfer(30));
        assertTrue(transfers.balance() >= 0, "overdrawn");
    }

    @HeddleTest(requireExhaustive = true)
    void keepsTheTotal(TestInfo info, @Symbolic int amount, @Symbolic("other") int second) throws Exception {
        Heddle.inParallel(() -> transfers.safeTransfer(amount), () -> transfers.safeTransfer(second));
        assertEquals(100, transfers.total());
        assertEquals("keepsTheTotal", info.getTestMethod().orElseThrow().getName());
    }

    @HeddleTest
    void asksByItself() {
        long number = Heddle.anyLong("number");
        String name = Heddle.anyString("name", 4);
        assertNotEquals(1234567890123L, number);
        assertTrue(name.length() <= 4);
    }

    @HeddleTest
    void takesAllKinds(@Symbolic boolean flag, @Symbolic char letter, @Symbolic(longest = 3) String word, @Symbolic Currency currency,
            @Symbolic(longest = 2) int[] numbers) {
        boolean all = flag && letter == 'q' && word.equals("abc") && currency == Currency.YEN && numbers.length == 2 && numbers[1] == 77;
        assertTrue(!all, "found");
    }

    @HeddleTest
    void cannotBeAnObject(@Symbolic Object object) {
    }

    @Test
    void ordinary() {
        transfers.transfer(30);
        assertEquals(70, transfers.balance());
    }
}
