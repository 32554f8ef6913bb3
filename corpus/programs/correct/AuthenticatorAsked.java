package corpus.correct;

import java.net.Authenticator;
import java.net.PasswordAuthentication;

/** The JDK asks an authenticator of the program, with its lock. */
//! verdict VERIFIED
//! search dpor
//! executions 4
public class AuthenticatorAsked {

    private static int asked;

    private static final class Counting extends Authenticator {

        @Override
        protected PasswordAuthentication getPasswordAuthentication() {
            asked++;
            return null;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Authenticator authenticator = new Counting();
        Runnable ask = () -> Authenticator.requestPasswordAuthentication(authenticator, "host", null, 80, "http", "realm", "basic", null,
                Authenticator.RequestorType.SERVER);
        Thread first = new Thread(ask);
        Thread second = new Thread(ask);
        first.start();
        second.start();
        first.join();
        second.join();
        assert asked == 2;
    }
}
