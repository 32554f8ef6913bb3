package dev.heddle.agent.code;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a class comes from decides before its name does. */
class ScopeTest {

    @ParameterizedTest
    @ValueSource(strings = {"com/sun/mail/smtp/SMTPTransport", "sun/acme/Lock", "jdk/acme/Lock", "javax/acme/Lock", "org/gradle/acme/Lock",
        "org/junit/platform/acme/Lock", "org/junit/acme/Lock", "org/mockito/acme/Lock"})
    void whatTheProgramBringsIsInstrumentedWhateverItIsCalled(String name) throws MalformedURLException {
        assertEquals(Scope.FULL, Scope.of(name, of("file:/home/acme/target/classes/", false)));
        assertEquals(Scope.FULL, Scope.of(name, of("file:/home/acme/lib/locks-1.0.jar", false)));
        assertEquals(Scope.FULL, Scope.of(name, of("file:/home/acme/target/test-classes/", true)));
    }

    @Test
    void whatRunsTestsIsLeftAlone() throws MalformedURLException {
        assertEquals(Scope.NOTHING, Scope.of("org/junit/platform/launcher/Launcher", of("file:/m2/junit-platform-launcher-1.10.jar", true)));
        assertEquals(Scope.NOTHING, Scope.of("org/gradle/api/internal/tasks/testing/Worker", of("file:/gradle/lib/plugins/gradle-testing.jar", true)));
        assertEquals(Scope.FULL, Scope.of("com/sun/mail/smtp/SMTPTransport", of("file:/m2/javax.mail.jar", true)));
    }

    @Test
    void whatTestsAreWrittenWithKeepsItsState() throws MalformedURLException {
        assertEquals(Scope.TOOL, Scope.of("org/mockito/Mockito", of("file:/m2/mockito-all-1.9.5.jar", false)));
        assertEquals(Scope.TOOL, Scope.of("org/junit/Assert", of("jar:file:/m2/junit-4.13.2.jar!/org/junit/Assert.class", false)));
        assertEquals(Scope.FULL, Scope.of("org/acme/Lock", of("file:/m2/junit-4.13.2.jar", false)));
        assertEquals(Scope.TOOL, Scope.of("org/junit/Assert", of("file:/home/acme/all.jar", true)));
    }

    @Test
    void theJdkKeepsItsNames() throws MalformedURLException {
        assertEquals(Origin.JDK, of("jrt:/java.base/java/lang/String.class", false));
        assertEquals(Origin.JDK, Origin.of("java/lang/String", null, null, false));
        assertEquals(Origin.PROGRAM, Origin.of("java/sql/DriverManager", ClassLoader.getPlatformClassLoader(), null, false));
    }

    private static Origin of(String place, boolean shared) throws MalformedURLException {
        URL url = URI.create(place).toURL();
        return Origin.of(url, shared);
    }
}
