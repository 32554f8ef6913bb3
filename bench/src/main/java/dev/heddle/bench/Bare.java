package dev.heddle.bench;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;

/** Runs a program over and over in a JVM without Heddle, and prints how many executions it makes in a second. */
public final class Bare {

    private static final long SECONDS = 3;
    private static final long PATIENCE_MILLIS = 200;

    private Bare() {
    }

    /** Starts that JVM; returns what it printed. */
    static long executionsPerSecond(Subject subject) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(System.getProperty("java.home") + "/bin/java", "-ea", "-XX:+UseSerialGC", "-cp",
                System.getProperty("java.class.path"), Bare.class.getName(), subject.className(), Integer.toString(subject.size()))
                .redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        process.waitFor();
        return Long.parseLong(output);
    }

    public static void main(String[] args) throws Exception {
        Subject subject = new Subject(args[0], Integer.parseInt(args[1]));
        Method main = Class.forName("family." + subject.className()).getMethod("main", String[].class);
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> {
        });
        AtomicLong executions = new AtomicLong();
        long warm = 0;
        long start = System.nanoTime();
        long end = start + 2 * SECONDS * 1_000_000_000L;
        begin(main, subject, executions);
        for (long last = -1, now; (now = System.nanoTime()) < end; last = executions.get()) {
            if (executions.get() == last) {
                // It got stuck, as some do; another goes on.
                begin(main, subject, executions);
            }
            if (warm == 0 && now - start > SECONDS * 1_000_000_000L) {
                warm = executions.get();
                start = now;
            }
            Thread.sleep(PATIENCE_MILLIS);
        }
        System.out.println(Math.round((executions.get() - warm) * 1e9 / (System.nanoTime() - start)));
        // The threads of a pool would go on.
        System.exit(0);
    }

    private static void begin(Method main, Subject subject, AtomicLong executions) {
        Thread thread = new Thread(() -> {
            while (true) {
                try {
                    main.invoke(null, (Object) subject.arguments());
                } catch (ReflectiveOperationException failed) {
                    // The execution counts all the same.
                }
                executions.incrementAndGet();
            }
        });
        thread.setDaemon(true);
        thread.start();
    }
}
