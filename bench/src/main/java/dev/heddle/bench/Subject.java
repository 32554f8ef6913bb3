package dev.heddle.bench;

import dev.heddle.agent.Agent;
import dev.heddle.scheduler.Program;
import java.io.File;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A program and its size.
 *
 * @param className in the package of the programs
 * @param size its argument, or 0 if it takes none
 */
record Subject(String className, int size) {

    /** The programs in which a failure is to be found. */
    static List<Subject> family() {
        List<Subject> all = new ArrayList<>();
        add(all, "Account", 0);
        add(all, "Reorder", 3, 5, 10, 20, 50, 100);
        add(all, "TwoStage", 2, 3, 5, 10, 20, 50, 100);
        add(all, "WrongLock", 1, 3, 10);
        add(all, "TokenRing", 3, 4, 5);
        add(all, "WorkStealing", 2, 4, 8);
        add(all, "BoundedBuffer", 2, 4, 8);
        add(all, "Bluetooth", 1, 3, 10);
        add(all, "Buffers", 0);
        add(all, "Philosophers", 2, 3, 4, 5, 6, 7, 8, 9, 10);
        add(all, "ReadersWriters", 1, 2, 3);
        add(all, "Piper", 2, 4, 8);
        add(all, "Airline", 3, 5, 10);
        return all;
    }

    private static void add(List<Subject> all, String className, int... sizes) {
        for (int size : sizes) {
            all.add(new Subject(className, size));
        }
    }

    String[] arguments() {
        return size == 0 ? new String[0] : new String[] {Integer.toString(size)};
    }

    /** Loads it under instrumentation. */
    Program program() {
        Agent.install();
        return program(Subject.class.getClassLoader(), false);
    }

    private Program program(ClassLoader loader, boolean followsInputs) {
        MethodHandle main;
        try {
            Class<?> type = Class.forName("family." + className, true, loader);
            Agent.requireInstrumented(type);
            main = MethodHandles.publicLookup().findStatic(type, "main", MethodType.methodType(void.class, String[].class));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
        return new Program() {
            @Override
            public void run() throws Throwable {
                main.invokeExact(arguments());
            }

            @Override
            public Program followingInputs() {
                return followsInputs ? this : program(following(), true);
            }

            @Override
            public boolean followsInputs() {
                return followsInputs;
            }
        };
    }

    /** A loader of its own for the programs, such that their inputs are followed. */
    private static ClassLoader following() {
        URL[] classPath = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).map(Subject::url).toArray(URL[]::new);
        ClassLoader loader = new URLClassLoader(classPath, ClassLoader.getPlatformClassLoader());
        Agent.followInputs(loader);
        return loader;
    }

    private static URL url(String entry) {
        try {
            return Path.of(entry).toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public String toString() {
        return size == 0 ? className : className + "(" + size + ")";
    }
}
