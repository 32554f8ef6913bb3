package dev.heddle.concolic.backend;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

/**
 * The process in which solvers run, so that a crash of native code takes nothing else down.
 *
 * <p>It reads requests from its standard input and answers each on its standard output. One thread reads, so that the end of the
 * input, which is the end of the parent, ends this process even in the middle of a query; another thread solves. A query that
 * does not return in time cannot be stopped, so the process ends itself.
 */
public final class SolverProcess {

    /** The request to forget a session; any other runs a script in it. */
    public static final int FORGET = 0;
    public static final int RUN = 1;
    /** How the process ends if a query does not come to an end in its time. */
    public static final int EXIT_STUCK = 3;
    private static final int PERIOD = 100;
    private static final int FAR = 4;

    /** A request: what to do in which session of which engine, and how long it may take. */
    private record Request(int kind, String engine, int session, int milliseconds, String script, String values) {
    }

    private final Map<String, Engine> sessions = new HashMap<>();
    private final DataOutputStream output;

    private SolverProcess(DataOutputStream output) {
        this.output = output;
    }

    public static void main(String[] arguments) {
        DataInputStream input = new DataInputStream(new BufferedInputStream(System.in));
        DataOutputStream output = new DataOutputStream(new BufferedOutputStream(System.out));
        // A native library that prints must not disturb the answers.
        System.setOut(System.err);
        LinkedBlockingQueue<Request> requests = new LinkedBlockingQueue<>();
        SynchronousQueue<Boolean> done = new SynchronousQueue<>();
        Thread worker = new Thread(null, () -> new SolverProcess(output).work(requests, done), "solver", 256L << 20);
        worker.setDaemon(true);
        worker.start();
        LinkedBlockingQueue<Request> deadlines = new LinkedBlockingQueue<>();
        Thread clock = new Thread(() -> watch(worker.getId(), deadlines, done), "clock");
        clock.setDaemon(true);
        clock.start();
        try {
            while (true) {
                Request request = read(input);
                deadlines.add(request);
                requests.add(request);
            }
        } catch (EOFException e) {
            Runtime.getRuntime().halt(0);
        } catch (IOException e) {
            Runtime.getRuntime().halt(1);
        }
    }

    /** Ends the process when a request takes too much of the processor's time, or far too long. */
    private static void watch(long worker, LinkedBlockingQueue<Request> deadlines, SynchronousQueue<Boolean> done) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        try {
            while (true) {
                long nanos = TimeUnit.MILLISECONDS.toNanos(deadlines.take().milliseconds);
                long start = System.nanoTime();
                long before = threads.getThreadCpuTime(worker);
                while (done.poll(PERIOD, TimeUnit.MILLISECONDS) == null) {
                    if (threads.getThreadCpuTime(worker) - before > nanos || System.nanoTime() - start > FAR * nanos) {
                        Runtime.getRuntime().halt(EXIT_STUCK);
                    }
                }
            }
        } catch (InterruptedException e) {
            Runtime.getRuntime().halt(EXIT_STUCK);
        }
    }

    private void work(LinkedBlockingQueue<Request> requests, SynchronousQueue<Boolean> done) {
        try {
            while (true) {
                Request request = requests.take();
                String[] answer = answer(request);
                done.put(true);
                for (String part : answer) {
                    write(output, part);
                }
                output.flush();
            }
        } catch (InterruptedException | IOException e) {
            Runtime.getRuntime().halt(1);
        }
    }

    /** The status and, if it is {@code sat}, the values asked for. */
    private String[] answer(Request request) {
        String key = request.engine + request.session;
        try {
            if (request.kind == FORGET) {
                Engine engine = sessions.remove(key);
                if (engine != null) {
                    engine.close();
                }
                return new String[] {"ok", ""};
            }
            Engine engine = sessions.get(key);
            if (engine == null) {
                engine = request.engine.equals("z3") ? new Z3() : new Cvc5();
                sessions.put(key, engine);
            }
            String status = engine.run(request.script).trim();
            return new String[] {status, status.equals("sat") ? engine.run(request.values).trim() : ""};
        } catch (RuntimeException | LinkageError e) {
            return new String[] {"error " + e, ""};
        }
    }

    private static Request read(DataInputStream input) throws IOException {
        int kind = input.readInt();
        return new Request(kind, text(input), input.readInt(), input.readInt(), text(input), text(input));
    }

    /** Reads what {@link #write} wrote. */
    public static String text(DataInputStream input) throws IOException {
        return new String(input.readNBytes(input.readInt()), StandardCharsets.UTF_8);
    }

    public static void write(DataOutputStream output, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        output.writeInt(bytes.length);
        output.write(bytes);
    }
}
