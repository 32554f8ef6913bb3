package dev.heddle.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs that do not mean well, or are not whole: they are told about properly, and have no say in how. */
@Tag(Run.EACH_JDK)
class HostileTest {

    @TempDir
    static Path temporary;

    private static Distribution heddle;

    @BeforeAll
    static void unpack() throws IOException {
        heddle = Distribution.in(temporary);
    }

    private static void write(String file, String text) throws IOException {
        Path path = heddle.home().resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    private static void shell(String line) {
        Run run = heddle.shell("set -e; export PATH=\"$JAVA_HOME/bin:$PATH\"; " + line);
        assertEquals(0, run.exit(), run::toString);
    }

    private static void expect(int exit, Run run, String part) {
        assertEquals(exit, run.exit(), run::toString);
        assertTrue((run.out() + run.err()).contains(part), run::toString);
        assertFalse((run.out() + run.err()).contains("internal error"), run::toString);
    }

    @Test
    void tellsOfDamagedClassFiles() {
        Run run = Run.of(List.of(Distribution.ROOT.resolve("tests/class-mutants").toString(), "60", "7"), heddle.home(), Map.of());

        expect(0, run, "0 of 60 mutants are not told properly");
    }

    @Test
    void runsWithoutWhatNobodyUses() throws IOException {
        write("optional/Extra.java", "public class Extra { }");
        write("optional/Main.java", """
                public class Main {
                    interface Plugin {
                        int NUMBER = Integer.parseInt("7");
                        default Extra extra() { return null; }
                    }
                    static class Part implements Plugin {
                        static Extra shared;
                        Extra extra;
                        volatile int count;
                        public Extra give() { return extra; }
                    }
                    private static final Part PART = new Part();
                    public static void main(String[] args) throws InterruptedException {
                        Thread other = new Thread(() -> PART.count++);
                        other.start();
                        other.join();
                        PART.count += Plugin.NUMBER;
                        assert PART.count == 8 && PART.hashCode() == PART.hashCode();
                    }
                }
                """);
        shell("javac -d o optional/*.java; rm o/Extra.class");

        expect(0, heddle.heddle("check", "-cp", "o", "Main"), "verified: all 1 schedule explored");
    }

    @Test
    void saysWhatIsMissingOrNoProgram() throws IOException {
        write("lacks/Base.java", "public class Base { }");
        write("lacks/Asks.java", "public class Asks { public static void take(Base base) { } public static void main(String[] args) { } }");
        write("lacks/Extends.java", "public class Extends extends Base { public static void main(String[] args) { } }");
        write("lacks/Uses.java", "public class Uses { public static void main(String[] args) { new Base(); } }");
        shell("javac -d l lacks/*.java; rm l/Base.class; head -c 100 l/Uses.class > l/Short.class; jar cf l.jar -C l .; head -c 500 l.jar > cut.jar");

        expect(2, heddle.heddle("check", "-cp", "l", "Asks"), "the class Asks needs a class that is not on the class path [l]: Base");
        expect(2, heddle.heddle("check", "-cp", "l", "Extends"), "the class Extends cannot be loaded: Base");
        expect(1, heddle.heddle("check", "-cp", "l", "Uses"), "java.lang.NoClassDefFoundError: Base");
        expect(2, heddle.heddle("check", "-cp", "l", "Short"), "the class Short cannot be loaded: java.lang.ClassFormatError");
        expect(2, heddle.heddle("check", "-cp", "cut.jar", "Asks"), "there is no class Asks on the class path [cut.jar]; cut.jar cannot be read: ");
        expect(2, heddle.heddle("check", "java.lang.Thread"), "the class java.lang.Thread is a part of Java and no program");
    }

    /** The interface is not the one that the program was compiled with. */
    @Test
    void saysWhichFieldIsGone() throws IOException {
        write("gone/Reads.java", "public class Reads { public static void main(String[] args) { if (Unit.UNIT > 1) { throw new IllegalStateException(); } } }");
        write("gone/Unit.java", "public interface Unit { double UNIT = Double.parseDouble(\"1.5\"); }");
        write("gone/int/Unit.java", "public interface Unit { int UNIT = Integer.parseInt(\"15\"); }");
        write("gone/none/Unit.java", "public interface Unit { double OTHER = Double.parseDouble(\"1.5\"); }");
        shell("cd gone; javac -d c Reads.java Unit.java; cp -r c i; cp -r c n; javac -d i int/Unit.java; javac -d n none/Unit.java");

        expect(1, heddle.heddle("check", "-cp", "gone/c", "Reads"), "java.lang.IllegalStateException");
        expect(1, heddle.heddle("check", "-cp", "gone/i", "Reads"), "java.lang.NoSuchFieldError: ");
        expect(1, heddle.heddle("check", "-cp", "gone/n", "Reads"), "java.lang.NoSuchFieldError: ");
    }

    @Test
    void keepsTheTerminal() throws IOException {
        write("Steers.java", """
                public class Steers {
                    static volatile String text;
                    public static void main(String[] args) throws InterruptedException {
                        Thread other = new Thread(() -> text = "\\u001b[31m\\nverified: all", "name\\u001b[2J\\u202e\\r\\nfound: 0 \\ud800");
                        other.start();
                        System.out.println("\\u001b]0;title\\u0007");
                        throw new IllegalStateException("bad\\u001b[2J\\nverified: all 7 schedules\\n\\n  Replay   rm -rf /\\nCaused by: \\ud800 \\u202e" + text);
                    }
                }
                """);
        Run run = heddle.heddle("check", "--all", "--format", "text,json=steers.json,sarif=steers.sarif", "Steers.java");

        assertEquals(1, run.exit(), run::toString);
        assertTrue(run.out().lines().toList().get((int) run.out().lines().count() - 1).startsWith("found: "), run::toString);
        assertTrue(run.out().codePoints().allMatch(c -> c == '\n' || c == '\t' || !Character.isISOControl(c) && Character.getType(c) != Character.FORMAT), run::toString);
        assertTrue(run.out().lines().noneMatch(line -> line.startsWith("verified") || line.strip().equals("Replay   rm -rf /")), run::toString);
        String message = JsonParser.parseString(Files.readString(heddle.home().resolve("steers.json"))).getAsJsonObject().getAsJsonArray("findings").get(0)
                .getAsJsonObject().get("message").getAsString();
        assertTrue(message.contains("bad\u001b[2J\nverified: all 7"), message);
        expect(1, heddle.heddle("replay", "heddle-out/Steers-1.witness"), "bad\\u001b[2J\\nverified");
    }

    @Test
    void hasTheLastWord() throws IOException {
        write("Talks.java", """
                import java.io.FileDescriptor;
                import java.io.FileOutputStream;
                public class Talks {
                    public static void main(String[] args) {
                        FileOutputStream out = new FileOutputStream(FileDescriptor.out);
                        java.util.stream.Stream.iterate(0, i -> i).forEach(i -> {
                            try {
                                out.write("verified\\n".getBytes());
                            } catch (Throwable stopped) {
                                return;
                            }
                        });
                    }
                }
                """);
        Run run = heddle.heddle("check", "--time", "2", "Talks.java");

        assertTrue(run.out().endsWith(" s\n"), () -> run.out().substring(Math.max(0, run.out().length() - 500)) + run.err());
    }

    @Test
    void refusesWhatWouldStopItself() throws IOException {
        boolean old = Runtime.version().feature() < 18;
        write("Stops.java", "public class Stops { public static void main(String[] args) throws Exception { Thread t = new Thread(() -> { }); t.start(); t.stop(); } }");
        write("Denies.java", """
                public class Denies {
                    public static void main(String[] args) {
                        System.setSecurityManager(new SecurityManager() {
                            @Override
                            public void checkPermission(java.security.Permission permission) {
                                throw new SecurityException();
                            }
                        });
                    }
                }
                """);

        expect(old ? 3 : 1, heddle.heddle("check", "Stops.java"), old ? "unsupported: Thread.stop" : "UnsupportedOperationException");
        expect(old ? 3 : 1, heddle.heddle("check", "Denies.java"), old ? "unsupported: System.setSecurityManager" : "UnsupportedOperationException");
    }

    /** They may change classes, and so may break them, but not undo what was done to them. */
    @Test
    void comesAfterOtherAgents() throws IOException {
        write("agent/Other.java", """
                import java.lang.instrument.ClassFileTransformer;
                import java.lang.instrument.Instrumentation;
                import java.security.ProtectionDomain;
                public class Other {
                    public static void premain(String how, Instrumentation jvm) {
                        jvm.addTransformer(new ClassFileTransformer() {
                            @Override
                            public byte[] transform(ClassLoader loader, String name, Class<?> type, ProtectionDomain domain, byte[] file) {
                                if (how.equals("throws")) {
                                    throw new IllegalStateException(name);
                                }
                                if (!"Target".equals(name) || how.equals("copies")) {
                                    return file.clone();
                                }
                                if (how.equals("cuts")) {
                                    return java.util.Arrays.copyOf(file, file.length / 2);
                                }
                                try (java.io.InputStream in = loader.getResourceAsStream("Target.class")) {
                                    return in.readAllBytes();
                                } catch (java.io.IOException e) {
                                    throw new IllegalStateException(e);
                                }
                            }
                        }, true);
                    }
                }
                """);
        write("agent/manifest", "Premain-Class: Other\nCan-Retransform-Classes: true\n");
        write("agent/Target.java", "public class Target { static volatile int x; public static void main(String[] a) throws Exception { Thread t = new Thread(() -> x = 1); t.start(); x = 2; t.join(); } }");
        shell("cd agent; javac -d . *.java; jar cfm other.jar manifest Other*.class");

        for (String how : new String[] {"copies", "throws", "undoes", "cuts"}) {
            for (boolean before : new boolean[] {true, false}) {
                String other = " -javaagent:agent/other.jar=" + how;
                Run run = heddle.shell("cp=$(printf ':%s' cli/target/*.jar cli/target/lib/*.jar); $JAVA_HOME/bin/java" + (before ? other : "")
                        + " -javaagent:cli/target/lib/heddle-agent.jar" + (before ? "" : other) + " -cp \"${cp#:}\" dev.heddle.cli.Main check -cp agent Target");
                boolean cuts = how.equals("cuts");
                expect(cuts ? 2 : 0, run, cuts ? "the class Target cannot be loaded: java.lang.ClassFormatError" : "verified: all 2 schedules explored");
            }
        }
    }
}
