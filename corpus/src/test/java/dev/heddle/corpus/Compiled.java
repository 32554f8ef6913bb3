package dev.heddle.corpus;

import dev.heddle.agent.Agent;
import dev.heddle.scheduler.Program;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.invoke.MethodHandle;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Classes of some source files.
 *
 * @param plain loads them such that schedules are under control
 * @param following loads them such that inputs are followed as well
 */
record Compiled(ClassLoader plain, ClassLoader following) {

    /** Where in a class a program begins: a method without parameters or result. */
    interface Entry {
        MethodHandle of(Class<?> type) throws ReflectiveOperationException;
    }

    Program program(String className, Entry entry) throws ReflectiveOperationException {
        Class<?> type = Class.forName(className, false, plain);
        Agent.requireInstrumented(type);
        MethodHandle main = entry.of(type);
        return new Program() {
            @Override
            public void run() throws Throwable {
                main.invokeExact();
            }

            @Override
            public Program followingInputs() {
                try {
                    return followed(entry.of(Class.forName(className, false, following)));
                } catch (ReflectiveOperationException e) {
                    throw new IllegalStateException(e);
                }
            }
        };
    }

    private static Program followed(MethodHandle main) {
        return new Program() {
            @Override
            public void run() throws Throwable {
                main.invokeExact();
            }

            @Override
            public boolean followsInputs() {
                return true;
            }
        };
    }

    static Compiled of(List<Path> sources) throws IOException {
        Path classes = temporary();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter errors = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            boolean compiled = compiler.getTask(errors, files, null,
                    List.of("-g", "-nowarn", "-Xlint:none", "--enable-preview", "--release", "" + Runtime.version().feature(), "-d", classes.toString(), "-cp", System.getProperty("java.class.path")),
                    null, files.getJavaFileObjectsFromPaths(sources)).call();
            if (!compiled) {
                throw new IOException("the corpus does not compile:\n" + errors);
            }
        }
        Agent.install();
        ClassLoader following = new URLClassLoader(new URL[] {classes.toUri().toURL()}, Compiled.class.getClassLoader());
        Agent.followInputs(following);
        return new Compiled(new URLClassLoader(new URL[] {classes.toUri().toURL()}, Compiled.class.getClassLoader()), following);
    }

    /** A directory that goes when the JVM does. */
    static Path temporary() throws IOException {
        Path directory = Files.createTempDirectory("heddle-corpus");
        Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(directory)));
        return directory;
    }

    private static void delete(Path directory) {
        try (Stream<Path> files = Files.walk(directory)) {
            files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
        } catch (IOException e) {
            // It is in the temporary directory.
        }
    }
}
