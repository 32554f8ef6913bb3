package corpus.wrong;

import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.DriverPropertyInfo;
import java.sql.SQLException;
import java.util.Properties;
import java.util.logging.Logger;

/** A thread asks for a JDBC driver that another may not have registered yet. */
//! verdict FOUND
//! search dpor
//! finds uncaught-exception
public class DriverNotYetThere {

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
        Thread user = new Thread(() -> {
            try {
                DriverManager.getDriver("jdbc:acme:x");
            } catch (SQLException e) {
                throw new IllegalStateException(e);
            }
        });
        user.start();
        Class.forName("corpus.wrong.DriverNotYetThere$Acme");
        user.join();
    }
}
