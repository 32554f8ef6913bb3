package dev.heddle.corpus;

import dev.heddle.dpor.Dpor;
import dev.heddle.engine.JvmExecutor;
import dev.heddle.engine.Witnesses;
import dev.heddle.explore.Discovery;
import dev.heddle.explore.look.Replay;
import dev.heddle.explore.loop.Exploration;
import dev.heddle.explore.loop.Explorer;
import dev.heddle.explore.loop.Progress;
import dev.heddle.model.FormatException;
import dev.heddle.model.Job;
import dev.heddle.model.OptionValues;
import dev.heddle.model.Witness;
import dev.heddle.scheduler.Program;
import dev.heddle.scheduler.Settings;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Replays witnesses that were cut or changed: each is refused with a sentence, or shows an execution; nothing else may happen.
 *
 * <p>Arguments: how many, and a seed.
 */
public final class MutatedWitnesses {

    private static final List<String> PROGRAMS = List.of("BankTransfer", "VolatileIncrement", "JoinUnderLock", "NotifyOrder", "InterruptLosesNotify", "InputDeadlock",
            "AccountRead", "ArrayCell", "ChooseInThreads", "ChoiceElsewhere", "InputAndChoice", "MessageThrows");
    private static final String ALPHABET = "0123456789=.-, \nabcxyz{}\"\\\u0000\u00e4\ud83d";

    private final List<String> texts = new ArrayList<>();
    private final List<Program> bodies = new ArrayList<>();
    private int refused;
    private int replayed;

    private MutatedWitnesses(Corpus corpus) throws ReflectiveOperationException {
        for (CorpusProgram program : corpus.programs()) {
            if (PROGRAMS.stream().anyMatch(name -> program.toString().equals("wrong/" + name + ".java"))) {
                Program body = corpus.body(program);
                Exploration exploration = Exploration.of(Dpor.OPTIMAL).withExecutions(500);
                for (Discovery found : new Explorer(new JvmExecutor(body, Settings.defaults()), exploration, Progress.NONE).explore().discoveries()) {
                    texts.add(Witnesses.of(found, Job.of(program.toString(), OptionValues.NONE)).toString());
                    bodies.add(body);
                }
            }
        }
    }

    public static void main(String[] args) throws Exception {
        MutatedWitnesses witnesses = new MutatedWitnesses(Corpus.compile("wrong"));
        Optional<String> problem = witnesses.run(Integer.parseInt(args[0]), new Random(args.length > 1 ? Long.parseLong(args[1]) : 1));
        System.out.println(problem.orElse(witnesses.refused + " changed witnesses of " + witnesses.texts.size() + " were refused, " + witnesses.replayed + " replayed"));
        System.exit(problem.isPresent() ? 1 : 0);
    }

    /** What comes to another end among {@code count} of them, if anything does. */
    static Optional<String> problem(int count) throws IOException, ReflectiveOperationException {
        return new MutatedWitnesses(Corpus.compile("wrong")).run(count, new Random(1));
    }

    /** Changes so many; says which one came to another end, if one did. */
    private Optional<String> run(int count, Random random) {
        for (int i = 0; i < count; i++) {
            int which = random.nextInt(texts.size());
            String changed = mutate(texts.get(which), random);
            try {
                Witness witness = Witnesses.read(changed);
                Replay.of(new JvmExecutor(bodies.get(which), Settings.of(witness.job().options())), witness).result();
                replayed++;
            } catch (FormatException sentence) {
                refused++;
            } catch (RuntimeException | Error problem) {
                return Optional.of(problem + " with:\n" + changed);
            }
        }
        return Optional.empty();
    }

    private static String mutate(String text, Random random) {
        StringBuilder changed = new StringBuilder(text);
        for (int times = 1 + random.nextInt(3); times > 0 && !changed.isEmpty(); times--) {
            int from = random.nextInt(changed.length());
            int to = Math.min(changed.length(), from + 1 + random.nextInt(12));
            char other = ALPHABET.charAt(random.nextInt(ALPHABET.length()));
            switch (random.nextInt(5)) {
                case 0 -> changed.setCharAt(from, other);
                case 1 -> changed.insert(from, other);
                case 2 -> changed.delete(from, to);
                case 3 -> changed.insert(from, changed.substring(from, to));
                default -> changed.setLength(from + 1);
            }
        }
        return changed.toString();
    }
}
