package corpus.correct;

import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.DriverPropertyInfo;
import java.sql.SQLException;
import java.util.Properties;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Logger;

/** A JDBC driver is there when its class has been named, in every execution, and once. */
//! verdict VERIFIED
//! executions 9
public class DriverRegistersItself {

    public static class Acme implements Driver {
        static {
            try {
                DriverManager.registerDriver(new Acme());
            } catch (SQLException e) {
                throw new AssertionError(e);
            }
        }

        @Override
        public boolean acceptsURL(String url) {
            return url.startsWith("jdbc:acme:");
        }

        @Override
        public Connection connect(String url, Properties info) {
            return null;
        }

        @Override
        public DriverPropertyInfo[] getPropertyInfo(String url, Properties info) {
            return new DriverPropertyInfo[0];
        }

        @Override
        public int getMajorVersion() {
            return 1;
        }

        @Override
        public int getMinorVersion() {
            return 0;
        }

        @Override
        public boolean jdbcCompliant() {
            return false;
        }

        @Override
        public Logger getParentLogger() {
            return null;
        }
    }

    public static void main(String[] args) throws Exception {
        assert DriverManager.drivers().noneMatch(Acme.class::isInstance);
        Class.forName("corpus.correct.DriverRegistersItself$Acme");
        AtomicInteger found = new AtomicInteger();
        Thread user = new Thread(() -> {
            try {
                DriverManager.getDriver("jdbc:acme:x");
                found.incrementAndGet();
            } catch (SQLException e) {
                throw new IllegalStateException(e);
            }
        });
        user.start();
        found.incrementAndGet();
        user.join();
        assert DriverManager.drivers().filter(Acme.class::isInstance).count() == 1;
    }
}
