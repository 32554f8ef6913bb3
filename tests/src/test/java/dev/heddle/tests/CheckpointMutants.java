package dev.heddle.tests;

import dev.heddle.cli.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import picocli.CommandLine;

/**
 * Goes on from checkpoints that are not as they were written: each is refused with a sentence, unless it leads to what the unchanged one leads to.
 * Takes a directory with the compiled programs in {@code classes}, how many mutants to try, and a seed; ends with 1 at the first that does neither.
 */
public final class CheckpointMutants {

    /** How many executions are made before a search is put down, and how it is put. */
    private static final List<String> SEARCHES = List.of(
            "20 Writers -- 3",
            "100 --jobs 2 Writers -- 3",
            "50 --strategy dpor --races off --remember 500 Writers -- 3",
            "2 --all Chooses -- a b",
            "2 --all --jobs 2 FailsTwice",
            "2 --all --strategy dpor --symbolic Racy#deposit",
            "1 --spurious --steps 50 Correct");
    /** In one of so many nothing is changed, which must be noticed as well. */
    private static final int CONTROLS = 500;
    private static final Pattern REFUSAL = Pattern.compile("heddle: \\S+ is (damaged|no checkpoint|a checkpoint of another|the checkpoint of).*\n");

    /**
     * A search that was put down.
     *
     * @param whole the checkpoint
     * @param end what comes of it
     */
    private record Saved(String search, byte[] whole, String end) {
    }

    private final Path work;
    private final Path file;
    private final Mutations mutations;
    private final List<Saved> all = new ArrayList<>();

    private CheckpointMutants(Path work, long seed) throws IOException {
        this.work = work;
        this.file = work.resolve("checkpoint");
        this.mutations = new Mutations(seed);
        for (String search : SEARCHES) {
            int space = search.indexOf(' ');
            String rest = search.substring(space + 1);
            Files.deleteIfExists(file);
            check("--executions " + search.substring(0, space) + " " + rest);
            byte[] whole = Files.readAllBytes(file);
            String end = check(rest);
            if (!end.contains("note: taken up from ")) {
                throw new IllegalStateException("a search does not go on:\n" + end);
            }
            all.add(new Saved(rest, whole, end));
        }
    }

    public static void main(String[] args) throws IOException {
        CheckpointMutants mutants = new CheckpointMutants(Path.of(args[0]), Long.parseLong(args[2]));
        int count = Integer.parseInt(args[1]);
        int refused = 0;
        for (int i = 0; i < count; i++) {
            Saved saved = mutants.all.get(i % mutants.all.size());
            byte[] changed = i % CONTROLS == 0 ? saved.whole() : mutants.mutations.of(saved.whole());
            String end = mutants.end(saved, changed);
            boolean same = end.equals(saved.end());
            if (!same && !REFUSAL.matcher(end).matches() || same != Arrays.equals(changed, saved.whole())) {
                Files.write(Path.of("damaged.checkpoint"), changed);
                System.out.println("damaged.checkpoint, with " + saved.search() + ", leads to:\n" + end.indent(4) + "and not to:\n" + saved.end().indent(4));
                System.out.flush();
                Runtime.getRuntime().halt(1);
            }
            refused += same ? 0 : 1;
        }
        System.out.println(refused + " of " + count + " checkpoints were changed, and all of these were refused");
        System.out.flush();
        Runtime.getRuntime().halt(0);
    }

    private String end(Saved saved, byte[] checkpoint) throws IOException {
        Files.write(file, checkpoint);
        return check(saved.search());
    }

    /** What is said of a search, without how long it took. */
    private String check(String search) {
        List<String> arguments = new ArrayList<>(List.of("check", "--time", "0", "--minimize", "0", "--out", work.resolve("out").toString(), "--checkpoint", file.toString(), "-cp",
                work.resolve("classes").toString()));
        arguments.addAll(List.of(search.split(" ")));
        CommandLine commands = Main.commandLine();
        StringWriter text = new StringWriter();
        commands.setOut(new PrintWriter(text, true)).setErr(new PrintWriter(text, true));
        int exit = commands.execute(arguments.toArray(String[]::new));
        return (exit == 2 ? "" : "exit " + exit + "\n") + text.toString().replaceAll("\\d+\\.\\d s\\b", "");
    }
}
