package acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.Races;
import dev.heddle.junit.HeddleTest;
import org.junit.jupiter.api.BeforeEach;

class AccountTest {

    private Account account;

    @BeforeEach
    void open() {
        account = new Account();
    }

    private void twice(Runnable first, Runnable second) throws InterruptedException {
        Thread one = new Thread(first, "one");
        Thread other = new Thread(second, "other");
        one.start();
        other.start();
        one.join();
        other.join();
    }

    @HeddleTest
    void keepsDeposits() throws InterruptedException {
        twice(() -> account.deposit(10), () -> account.deposit(20));
        assertEquals(130, account.balance());
    }

    @HeddleTest
    void keepsSafeDeposits() throws InterruptedException {
        twice(() -> account.depositSafely(10), () -> account.depositSafely(20));
        assertEquals(130, account.balance());
    }

    @HeddleTest
    void throwsInAThread() throws InterruptedException {
        twice(() -> account.depositSafely(10), () -> {
            if (account.balance() == 110) {
                throw new IllegalStateException("seen");
            }
        });
    }

    @HeddleTest
    void locksCrosswise() throws InterruptedException {
        Account other = new Account();
        twice(() -> transfer(account, other), () -> transfer(other, account));
    }

    private static void transfer(Account from, Account to) {
        synchronized (from) {
            to.depositSafely(1);
        }
    }

    @HeddleTest(races = Races.WARN)
    void warnsOfRaces() throws InterruptedException {
        twice(() -> account.deposit(10), () -> account.deposit(20));
    }

    @HeddleTest(own = "org.other")
    void racesOfLibrariesDoNotFail() throws InterruptedException {
        twice(() -> account.deposit(10), () -> account.deposit(20));
    }

    @HeddleTest(racesIgnore = "src/test/races.txt")
    void racesOnAListDoNotFail() throws InterruptedException {
        twice(() -> account.deposit(10), () -> account.deposit(20));
    }

    @HeddleTest(executions = 1, requireExhaustive = true)
    void mustBeExhaustive() throws InterruptedException {
        twice(() -> account.depositSafely(10), () -> account.depositSafely(20));
    }

    @HeddleTest(strategy = "guess")
    void namesNoStrategy() {
    }

    @HeddleTest
    void asksTheNetwork() throws Exception {
        try (java.net.Socket socket = new java.net.Socket()) {
            socket.connect(new java.net.InetSocketAddress("localhost", 80));
        }
    }
}
