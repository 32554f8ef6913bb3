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
 * What a process and one that it has started tell each other: questions through a stream, one after the other, and answers, each in a file.
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
    private int questions;
    private int answers;

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
        questions++;
        for (String line : question) {
            out.write(line);
            out.write('\n');
        }
        out.write(seal.on(text("question", questions, question)) + "\n" + END + "\n");
        out.flush();
    }

    /** The next question. */
    List<String> question(BufferedReader in) throws IOException {
        questions++;
        List<String> lines = new ArrayList<>();
        for (String line = line(in); !line.equals(END); line = line(in)) {
            lines.add(line);
        }
        return opened("question", questions, lines);
    }

    /** Gives the next answer. The file is there as a whole or not at all. */
    synchronized void answer(List<String> answer) throws IOException {
        answers++;
        Path unfinished = directory.resolve("unfinished-" + answers);
        List<String> lines = new ArrayList<>(answer);
        lines.add(seal.on(text("answer", answers, answer)));
        Files.write(unfinished, (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
        Files.move(unfinished, file(answers), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /** True if the next answer is there, from whomever. */
    boolean isAnswered() {
        return Files.exists(file(answers + 1));
    }

    /** The next answer. */
    List<String> answer() throws IOException {
        answers++;
        List<String> lines = new String(Files.readAllBytes(file(answers)), StandardCharsets.UTF_8).lines().toList();
        Files.delete(file(answers));
        return opened("answer", answers, lines);
    }

    private Path file(int number) {
        return directory.resolve("answer-" + number);
    }

    private List<String> opened(String kind, int number, List<String> lines) throws IOException {
        List<String> content = lines.subList(0, Math.max(0, lines.size() - 1));
        if (lines.isEmpty() || !seal.isOn(text(kind, number, content), lines.get(lines.size() - 1))) {
            throw new ForgedException(kind);
        }
        return content;
    }

    private static String text(String kind, int number, List<String> lines) {
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
