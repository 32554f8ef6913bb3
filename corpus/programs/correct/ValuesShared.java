package corpus.correct;

import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Optional;
import java.util.UUID;

/** Values of the JDK that cannot change are used by two threads without a lock. */
//! verdict VERIFIED
//! search dpor
//! executions 1
public class ValuesShared {

    public static void main(String[] args) throws Exception {
        BigInteger number = BigInteger.TEN.pow(30);
        LocalDate day = LocalDate.of(2024, 2, 28);
        URI uri = URI.create("http://localhost/path?query");
        Optional<String> text = Optional.of("text");
        UUID id = new UUID(1, 2);
        Runnable work = () -> {
            assert number.bitLength() == 100 && day.plusDays(1).getDayOfMonth() == 29 && uri.getPath().equals("/path");
            assert text.map(String::length).get() == 4 && id.toString().endsWith("2") && Duration.ofHours(1).toMinutes() == 60;
        };
        Thread one = new Thread(work);
        Thread other = new Thread(work);
        one.start();
        other.start();
        one.join();
        other.join();
    }
}
