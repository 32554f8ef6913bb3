package dev.heddle.bench;

import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;

/** Runs something over and over, and says how much processor time a run takes: that of all Java threads, whatever else the machine does. */
public final class Loop {

    private static final long NANOS = 2_000_000_000L;

    private Loop() {
    }

    /** What is run. */
    interface Body {

        void run() throws Throwable;
    }

    /** Nanoseconds of one run, after as long a time to get warm. */
    static double nanos(Body body) throws Throwable {
        measure(body);
        return measure(body);
    }

    private static double measure(Body body) throws Throwable {
        long start = processorNanos();
        long runs = 0;
        long taken;
        do {
            body.run();
            runs++;
            taken = processorNanos() - start;
        } while (taken < NANOS);
        return (double) taken / runs;
    }

    private static long processorNanos() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long sum = 0;
        for (long id : threads.getAllThreadIds()) {
            sum += Math.max(0, threads.getThreadCpuTime(id));
        }
        return sum;
    }

    /** The same for a program, in a JVM without Heddle. */
    static double bareNanos(Subject subject) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(System.getProperty("java.home") + "/bin/java", "-ea", "-XX:+UseSerialGC", "-Dbare=true", "-cp",
                System.getProperty("java.class.path"), Loop.class.getName(), subject.className(), Integer.toString(subject.size()))
                .redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        process.waitFor();
        return Double.parseDouble(output);
    }

    public static void main(String[] args) throws Throwable {
        Subject subject = new Subject(args[0], Integer.parseInt(args[1]));
        MethodHandle main = MethodHandles.publicLookup().findStatic(Class.forName("family." + subject.className()), "main",
                MethodType.methodType(void.class, String[].class));
        System.out.println(nanos(() -> {
            main.invokeExact(subject.arguments());
        }));
    }
}
