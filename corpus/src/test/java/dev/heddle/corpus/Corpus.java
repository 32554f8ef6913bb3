package dev.heddle.corpus;

import dev.heddle.agent.Agent;
import dev.heddle.scheduler.Program;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The programs in some directories of the corpus that this JDK can run, compiled. */
final class Corpus {

    private final List<CorpusProgram> programs;
    private final ClassLoader loader;
    private final ClassLoader following;

    private Corpus(List<CorpusProgram> programs, ClassLoader loader, ClassLoader following) {
        this.programs = programs;
        this.loader = loader;
        this.following = following;
    }

    List<CorpusProgram> programs() {
        return programs;
    }

    Class<?> load(CorpusProgram program) throws ClassNotFoundException {
        Class<?> type = Class.forName(program.className(), false, loader);
        Agent.requireInstrumented(type);
        return type;
    }

    /** What the program does when it is started with {@code arguments}. */
    Program body(CorpusProgram program, String... arguments) throws ReflectiveOperationException {
        MethodHandle main = main(load(program));
        return new Program() {
            @Override
            public void run() throws Throwable {
                main.invokeExact(arguments);
            }

            @Override
            public Program followingInputs() {
                try {
                    return following(main(Class.forName(program.className(), false, following)), arguments);
                } catch (ReflectiveOperationException e) {
                    throw new IllegalStateException(e);
                }
            }
        };
    }

    private static Program following(MethodHandle main, String... arguments) {
        return new Program() {
            @Override
            public void run() throws Throwable {
                main.invokeExact(arguments);
            }

            @Override
            public boolean followsInputs() {
                return true;
            }
        };
    }

    private static MethodHandle main(Class<?> type) throws ReflectiveOperationException {
        return MethodHandles.publicLookup().findStatic(type, "main", MethodType.methodType(void.class, String[].class));
    }

    static Corpus compile(String... directories) throws IOException {
        Path root = Path.of(System.getProperty("heddle.corpus"));
        String only = System.getProperty("heddle.only", "");
        List<CorpusProgram> sources = new ArrayList<>();
        for (String directory : directories) {
            try (Stream<Path> files = Files.list(root.resolve(directory))) {
                files.filter(file -> file.toString().endsWith(".java")).sorted().map(Corpus::read)
                        .filter(program -> program.fits(Runtime.version().feature()))
                        .filter(program -> program.isPart() || program.toString().contains(only)).forEach(sources::add);
            }
        }
        Path classes = Files.createTempDirectory("heddle-corpus");
        Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(classes)));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter errors = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            boolean compiled = compiler.getTask(errors, files, null,
                    List.of("-g", "-nowarn", "-Xlint:none", "--enable-preview", "--release", "" + Runtime.version().feature(), "-d", classes.toString(), "-cp", System.getProperty("java.class.path")),
                    null, files.getJavaFileObjectsFromPaths(sources.stream().map(CorpusProgram::file).toList())).call();
            if (!compiled) {
                throw new IOException("the corpus does not compile:\n" + errors);
            }
        }
        Agent.install();
        ClassLoader following = new URLClassLoader(new URL[] {classes.toUri().toURL()}, Corpus.class.getClassLoader());
        Agent.followInputs(following);
        return new Corpus(sources.stream().filter(source -> !source.isPart()).toList(),
                new URLClassLoader(new URL[] {classes.toUri().toURL()}, Corpus.class.getClassLoader()), following);
    }

    private static void delete(Path directory) {
        try (Stream<Path> files = Files.walk(directory)) {
            files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
        } catch (IOException e) {
            // It is in the temporary directory.
        }
    }

    private static CorpusProgram read(Path file) {
        try {
            return CorpusProgram.read(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
