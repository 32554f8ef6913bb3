package dev.heddle.tests;

import dev.heddle.cli.Main;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import picocli.CommandLine;

/**
 * Checks programs one of whose class files is not as the compiler left it: each gets a verdict or a sentence, and nothing is called a mistake of ours.
 * Takes a directory with the classes of {@code Main}, how many mutants to check, and a seed; ends with 1 if one of them is not told properly.
 */
public final class ClassMutants {

    private static final List<String> OURS = List.of("internal error", "please report", "a mistake in Heddle");

    /** Programs that could not be stopped may have put others into the place of the standard streams. */
    private static final PrintStream OUT = System.out;

    private final Path classes;
    private final Path mutants;
    private final Random random;

    private ClassMutants(Path classes, long seed) throws IOException {
        this.classes = classes;
        this.mutants = Files.createTempDirectory(classes.toAbsolutePath().getParent(), "mutants");
        this.random = new Random(seed);
    }

    public static void main(String[] args) throws IOException {
        ClassMutants all = new ClassMutants(Path.of(args[0]), Long.parseLong(args[2]));
        int wrong = 0;
        int count = Integer.parseInt(args[1]);
        for (int i = 0; i < count; i++) {
            try {
                wrong += all.isTold(i) ? 0 : 1;
            } catch (RuntimeException | Error failure) {
                OUT.println(i + ": " + failure);
                wrong++;
            }
        }
        OUT.println(wrong + " of " + count + " mutants are not told properly");
        OUT.flush();
        // Programs that could not be stopped may still run.
        Runtime.getRuntime().halt(wrong == 0 ? 0 : 1);
    }

    private boolean isTold(int number) throws IOException {
        Path directory = Files.createDirectories(mutants.resolve("m" + number));
        String what = mutate(directory);
        CommandLine commands = Main.commandLine();
        StringWriter text = new StringWriter();
        commands.setOut(new PrintWriter(text, true)).setErr(new PrintWriter(text, true));
        int exit = commands.execute("check", "--time", "2", "--minimize", "0", "--stuck", "1", "--out", directory.resolve("out").toString(), "-cp", directory.toString(), "Main");
        String said = text.toString();
        boolean told = exit >= 0 && exit <= 3 && !said.isBlank() && OURS.stream().noneMatch(said::contains);
        if (!told) {
            OUT.println(number + ": " + what + ", exit " + exit + "\n" + said.indent(4));
        }
        return told;
    }

    /** Copies all classes, one of them changed; says which, and how. */
    private String mutate(Path directory) throws IOException {
        List<Path> files = new ArrayList<>();
        try (Stream<Path> all = Files.list(classes)) {
            all.filter(file -> file.toString().endsWith(".class")).sorted().forEach(files::add);
        }
        Path chosen = files.get(random.nextInt(files.size()));
        String what = "";
        for (Path file : files) {
            byte[] bytes = Files.readAllBytes(file);
            if (file.equals(chosen)) {
                bytes = random.nextInt(10) == 0 ? Arrays.copyOf(bytes, random.nextInt(bytes.length)) : bytes;
                what = file.getFileName() + " of " + bytes.length + " bytes";
                for (int changes = random.nextInt(3); changes >= 0 && bytes.length > 0; changes--) {
                    int at = random.nextInt(bytes.length);
                    bytes[at] = random.nextBoolean() ? (byte) (bytes[at] ^ 1 << random.nextInt(8)) : (byte) random.nextInt(256);
                    what += ", byte " + at + " is " + bytes[at];
                }
            }
            Files.write(directory.resolve(file.getFileName()), bytes);
        }
        return what;
    }
}
