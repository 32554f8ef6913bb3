package dev.heddle.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/**
 * What a process and one that it has started tell each other: questions through a stream, one after the other, and an answer to each, in a file.
 *
 * <p>A tested program runs in the second process and can write to each of its streams and files. So questions and answers are numbered, and carry a {@link Seal} whose
 * secret is told once, before the program begins, and is in no field, argument, variable or file.
 */
final class Letters {

    /** Says that somebody else has written what the other side should have. */
    static final class ForgedException extends IOException {

        private static final long serialVersionUID = 1;

        ForgedException(String kind) {
            super("this " + kind + " is not from the other side");
        }
    }

    private static final String END = ".";

    private final Seal seal;
    private final Path directory;
    private int number;

    Letters(Seal seal, Path directory) {
        this.seal = seal;
        this.directory = directory;
    }

    /** Tells the other side, through {@code out}, what it needs to understand. */
    void introduce(Writer out) throws IOException {
        out.write(seal.secret() + "\n" + directory + "\n");
        out.flush();
    }

    /** What the other side has introduced. */
    static Letters introducedBy(BufferedReader in) throws IOException {
        String secret = line(in);
        return new Letters(Seal.of(secret), Path.of(line(in)));
    }

    /** Asks the next question. */
    void ask(Writer out, List<String> question) throws IOException {
        number++;
        for (String line : question) {
            out.write(line);
            out.write('\n');
        }
        out.write(seal.on(text("question", question)) + "\n" + END + "\n");
        out.flush();
    }

    /** The next question. */
    List<String> question(BufferedReader in) throws IOException {
        number++;
        List<String> lines = new ArrayList<>();
        for (String line = line(in); !line.equals(END); line = line(in)) {
            lines.add(line);
        }
        return opened("question", lines);
    }

    /** Answers the last question. The file is there as a whole or not at all. */
    void answer(List<String> answer) throws IOException {
        Path unfinished = directory.resolve("unfinished-" + number);
        List<String> lines = new ArrayList<>(answer);
        lines.add(seal.on(text("answer", answer)));
        Files.write(unfinished, (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
        Files.move(unfinished, file(), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /** True if there is an answer to the last question, from whomever. */
    boolean isAnswered() {
        return Files.exists(file());
    }

    /** The answer to the last question. */
    List<String> answer() throws IOException {
        List<String> lines = new String(Files.readAllBytes(file()), StandardCharsets.UTF_8).lines().toList();
        Files.delete(file());
        return opened("answer", lines);
    }

    private Path file() {
        return directory.resolve("answer-" + number);
    }

    private List<String> opened(String kind, List<String> lines) throws IOException {
        List<String> content = lines.subList(0, Math.max(0, lines.size() - 1));
        if (lines.isEmpty() || !seal.isOn(text(kind, content), lines.get(lines.size() - 1))) {
            throw new ForgedException(kind);
        }
        return content;
    }

    private String text(String kind, List<String> lines) {
        return kind + " " + number + " " + lines.size() + "\n" + String.join("\n", lines);
    }

    private static String line(BufferedReader in) throws IOException {
        String line = in.readLine();
        if (line == null) {
            throw new IOException("the other side is gone");
        }
        return line;
    }
}
