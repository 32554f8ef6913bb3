package dev.heddle.corpus;

import dev.heddle.scheduler.Program;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The programs in some directories of the corpus that this JDK can run, compiled. */
final class Corpus {

    private final List<CorpusProgram> programs;
    private final Compiled compiled;

    private Corpus(List<CorpusProgram> programs, Compiled compiled) {
        this.programs = programs;
        this.compiled = compiled;
    }

    List<CorpusProgram> programs() {
        return programs;
    }

    /** What the program does when it is started with {@code arguments}. */
    Program body(CorpusProgram program, String... arguments) throws ReflectiveOperationException {
        return compiled.program(program.className(), type -> MethodHandles.insertArguments(main(type), 0, (Object) arguments));
    }

    private static MethodHandle main(Class<?> type) throws ReflectiveOperationException {
        return MethodHandles.publicLookup().findStatic(type, "main", MethodType.methodType(void.class, String[].class));
    }

    static Corpus compile(String... directories) throws IOException {
        Path root = Path.of(System.getProperty("heddle.corpus"));
        List<String> only = List.of(System.getProperty("heddle.only", "").split(","));
        List<CorpusProgram> sources = new ArrayList<>();
        for (String directory : directories) {
            try (Stream<Path> files = Files.list(root.resolve(directory))) {
                files.filter(file -> file.toString().endsWith(".java")).sorted().map(Corpus::read)
                        .filter(program -> program.fits(Runtime.version().feature()))
                        .filter(program -> program.isPart() || only.stream().anyMatch(program.toString()::contains)).forEach(sources::add);
            }
        }
        Compiled compiled = Compiled.of(sources.stream().map(CorpusProgram::file).toList());
        return new Corpus(sources.stream().filter(source -> !source.isPart()).toList(), compiled);
    }

    private static CorpusProgram read(Path file) {
        try {
            return CorpusProgram.read(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
