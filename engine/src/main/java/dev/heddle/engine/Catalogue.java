package dev.heddle.engine;

import dev.heddle.agent.shadow.NamedConstants;
import dev.heddle.concolic.BoundedLengths;
import dev.heddle.concolic.SolverChain;
import dev.heddle.concolic.SolverOptions;
import dev.heddle.concolic.search.InputSearches;
import dev.heddle.dpor.Dpor;
import dev.heddle.explore.IgnoredRaces;
import dev.heddle.explore.Leniency;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.explore.loop.Exploration;
import dev.heddle.explore.loop.Minimizing;
import dev.heddle.explore.search.Search;
import dev.heddle.model.FormatException;
import dev.heddle.model.Option;
import dev.heddle.model.OptionValues;
import dev.heddle.term.Solver;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The searches, by the names that users know them by. */
public final class Catalogue {

    private static final List<String> EXHAUSTIVE = List.of("dpor", "source-dpor", "dfs", "context-bound");
    private static final List<String> NAMES = List.of("auto", "dpor", "context-bound", "source-dpor", "dfs", "random", "pct", "pos", "surw");

    private final OptionValues options;
    private final Flipping flipping;
    private final Function<Option, String> nameOf;
    private final String strategy;
    private final Map<String, Search> inputsFirst;

    /** {@code nameOf} is what an option is called where its user gave it. */
    public Catalogue(OptionValues options, Solver solver, Function<Option, String> nameOf) {
        this.options = options;
        this.flipping = new Flipping(solver == Solver.NONE ? solver : new BoundedLengths(solver, (int) options.number(Option.LONGEST)), (int) options.number(Option.LOOPS),
                NamedConstants.vocabulary());
        this.nameOf = nameOf;
        this.strategy = options.text(Option.STRATEGY);
        this.inputsFirst = InputSearches.all(flipping, options.number(Option.SEED));
    }

    /** With a solver of its own. */
    public static Catalogue of(OptionValues options, Function<Option, String> nameOf) {
        return new Catalogue(options, new SolverChain(SolverOptions.standard().withMilliseconds((int) options.number(Option.SOLVER_TIME) * 1_000), NamedConstants.vocabulary()), nameOf);
    }

    /** How other inputs are found. */
    public Flipping flipping() {
        return flipping;
    }

    /** How the options say that a program is searched; an IllegalArgumentException says what is wrong with them. */
    public Exploration exploration() {
        return new Exploration(search(), options.number(Option.EXECUTIONS), options.number(Option.SECONDS), options.number(Option.REMEMBER),
                !options.isOn(Option.ALL), new Minimizing(options.number(Option.MINIMIZE), Optional.of(Dpor.contextBound(-1, flipping))),
                new Leniency(options.isOn(Option.LIBRARY_RACES), ignoredRaces()));
    }

    private IgnoredRaces ignoredRaces() {
        if (!options.isGiven(Option.RACES_IGNORE)) {
            return IgnoredRaces.NONE;
        }
        String file = options.text(Option.RACES_IGNORE);
        try {
            return IgnoredRaces.parse(file, Files.readAllLines(Path.of(file)));
        } catch (CharacterCodingException e) {
            throw new IllegalArgumentException(nameOf.apply(Option.RACES_IGNORE) + " names " + file + ", which is not text", e);
        } catch (IOException | InvalidPathException e) {
            throw new IllegalArgumentException(nameOf.apply(Option.RACES_IGNORE) + " names " + file + ", which cannot be read", e);
        } catch (FormatException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    private Search search() {
        String known = strategy.toLowerCase(Locale.ROOT);
        only(Option.DEPTH, known.equals("pct"), "pct");
        only(Option.PREEMPTIONS, known.equals("context-bound"), "context-bound");
        only(Option.SEED, !EXHAUSTIVE.contains(known), "strategies that draw schedules");
        long seed = options.number(Option.SEED);
        return switch (known) {
            case "auto" -> Search.auto(Dpor.optimal(flipping), Dpor.contextBound(-1, flipping), options.number(Option.EXECUTIONS), seed, flipping);
            case "dpor" -> Dpor.optimal(flipping);
            case "context-bound" -> Dpor.contextBound((int) options.givenNumber(Option.PREEMPTIONS).orElse(-1), flipping);
            case "source-dpor" -> Dpor.source(flipping);
            case "dfs" -> Search.DFS;
            case "random" -> Search.random(seed, flipping);
            case "pct" -> Search.pct((int) options.number(Option.DEPTH), seed, flipping);
            case "pos" -> Search.pos(seed, flipping);
            case "surw" -> Search.surw(seed, flipping);
            default -> Optional.ofNullable(inputsFirst.get(known)).orElseThrow(() -> new IllegalArgumentException("there is no strategy '" + strategy
                    + "'; there are " + list(NAMES, inputsFirst.keySet())));
        };
    }

    private static String list(Iterable<String> some, Iterable<String> more) {
        List<String> all = new ArrayList<>();
        some.forEach(all::add);
        more.forEach(all::add);
        return String.join(", ", all.subList(0, all.size() - 1)) + " and " + all.get(all.size() - 1);
    }

    private void only(Option option, boolean allowed, String whom) {
        if (options.isGiven(option) && !allowed) {
            throw new IllegalArgumentException(nameOf.apply(option) + " is for " + whom + "; it means nothing to " + strategy);
        }
    }
}
