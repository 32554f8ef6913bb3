package dev.heddle.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.agent.code.Hierarchy;
import dev.heddle.agent.code.Scope;
import dev.heddle.agent.schedule.ModelTable;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.objectweb.asm.MethodTooLargeException;

/** What the JVM's verifier accepts, it accepts as well when it is instrumented, at every depth: random methods, and all classes of the jars on the class path. */
class VerifiedClassesTest {

    private static final ModelTable MODELS = new ModelTable();
    /** Further jars, separated as on a class path. */
    private static final String JARS = System.getProperty("heddle.jars", "");
    private static final int CLASSES = 4;
    private static final int METHODS = 30;

    @ParameterizedTest
    @EnumSource(value = Depth.class, names = {"INPUTS", "OVERFLOW"})
    void classesOfLibraries(Depth depth) throws IOException {
        List<Path> jars = new ArrayList<>();
        for (String entry : (System.getProperty("java.class.path") + File.pathSeparator + JARS).split(File.pathSeparator)) {
            if (entry.endsWith(".jar") && !entry.contains("heddle")) {
                jars.add(Path.of(entry));
            }
        }
        List<String> names = new ArrayList<>();
        for (Path jar : jars) {
            try (JarFile file = new JarFile(jar.toFile())) {
                file.stream().map(entry -> entry.getName()).filter(name -> name.endsWith(".class") && !name.startsWith("META-INF") && !name.endsWith("-info.class"))
                        .forEach(names::add);
            }
        }
        assertTrue(names.size() > 1000, "the class path has hardly any jars");
        verify(jars, names, depth);
    }

    @Test
    void randomMethods(@TempDir Path directory) throws IOException {
        for (int i = 0; i < CLASSES; i++) {
            Files.writeString(directory.resolve("C" + i + ".java"), RandomMethods.source("C" + i, METHODS, i));
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> arguments = new ArrayList<>(List.of("-nowarn", "-d", directory.toString()));
        try (Stream<Path> files = Files.list(directory)) {
            files.map(Path::toString).filter(name -> name.endsWith(".java")).forEach(arguments::add);
        }
        assertEquals(0, compiler.run(null, null, null, arguments.toArray(String[]::new)));
        List<String> names;
        try (Stream<Path> files = Files.list(directory)) {
            names = files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".class")).toList();
        }
        for (Depth depth : Depth.values()) {
            verify(List.of(directory), names, depth);
        }
    }

    private static void verify(List<Path> places, List<String> files, Depth depth) throws IOException {
        URL[] urls = new URL[places.size()];
        for (int i = 0; i < urls.length; i++) {
            urls[i] = places.get(i).toUri().toURL();
        }
        List<String> rejected = new ArrayList<>();
        try (Instrumenting plain = new Instrumenting(urls, null); Instrumenting instrumented = new Instrumenting(urls, depth)) {
            for (String file : files) {
                String name = file.substring(0, file.length() - ".class".length()).replace('/', '.');
                if (plain.complaint(name) == null) {
                    String complaint = instrumented.complaint(name);
                    if (complaint != null) {
                        rejected.add(name + ": " + complaint);
                    }
                }
            }
        }
        assertEquals(List.of(), rejected);
    }

    /** Defines the classes of the given places itself, instrumented, or as they are if there is no depth. */
    private static final class Instrumenting extends URLClassLoader {

        private final Depth depth;
        private final Hierarchy hierarchy = new Hierarchy(false);

        Instrumenting(URL[] urls, Depth depth) {
            super(urls, VerifiedClassesTest.class.getClassLoader());
            this.depth = depth;
        }

        /** Why the class {@code name} cannot be made, or null. */
        String complaint(String name) {
            try {
                // Whoever asks for the methods of a class makes the JVM verify it.
                loadClass(name).getDeclaredMethods();
                return null;
            } catch (MethodTooLargeException e) {
                return null;
            } catch (ClassNotFoundException | LinkageError | RuntimeException e) {
                return e + Arrays.stream(e.getStackTrace()).limit(4).toList().toString();
            }
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                Class<?> loaded = findLoadedClass(name);
                if (loaded != null) {
                    return loaded;
                }
                URL file = findResource(name.replace('.', '/') + ".class");
                return file == null || name.startsWith("java.") ? super.loadClass(name, resolve) : define(name, file);
            }
        }

        private Class<?> define(String name, URL file) throws ClassNotFoundException {
            try (InputStream in = file.openStream()) {
                byte[] bytes = in.readAllBytes();
                byte[] changed = depth == null ? bytes : new ClassInstrumenter(MODELS, hierarchy, this, false, Scope.FULL, true, depth).instrument(bytes);
                return defineClass(name, changed, 0, changed.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }
}
