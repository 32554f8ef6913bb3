package dev.heddle.cli;

import dev.heddle.engine.Catalogue;
import dev.heddle.explore.inputs.Flipping;
import dev.heddle.explore.loop.Exploration;
import dev.heddle.model.Option;
import dev.heddle.model.OptionValues;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** The options that say how to search, made from the table of {@link Option}s. */
final class SearchOptions {

    /** Where the options come in a help text: after those that say what is searched, and before those that say what becomes of the result. */
    static final int LAST = 100;

    private static final String STOP_AT_FIRST = "--stop-at-first";

    private final OptionValues values;
    private final Catalogue catalogue;

    /** What was said in the command line that {@code parsed} stands for. */
    SearchOptions(ParseResult parsed) {
        this.values = values(parsed);
        this.catalogue = Catalogue.of(values, Option::flag);
    }

    /** Adds the options to {@code command}, but for {@code others}. */
    static void addTo(CommandSpec command, Option... others) {
        for (Option option : Option.values()) {
            if (List.of(others).contains(option)) {
                continue;
            }
            if (option == Option.ALL) {
                command.addOption(flag(STOP_AT_FIRST, option.ordinal() * 2, List.of("End with the first failure. This is the default.")));
            }
            int place = option == Option.REQUIRE_EXHAUSTIVE ? LAST + 3 : option.ordinal() * 2 + 1;
            command.addOption(option.isFlag() ? flag(option.flag(), place, option.sentences())
                    : OptionSpec.builder(option.flag()).paramLabel(option.label()).type(String.class).order(place).description(described(option)).build());
        }
    }

    /** Options are listed in their order, and those without one come first, where help should not be. */
    static void putHelpLast(CommandSpec command) {
        for (String name : List.of("--help", "--version")) {
            OptionSpec help = command.findOption(name);
            if (help != null) {
                command.remove(help);
                command.addOption(help.toBuilder().order(2 * LAST).build());
            }
        }
    }

    private static OptionSpec flag(String name, int place, List<String> sentences) {
        return OptionSpec.builder(name).type(boolean.class).arity("0").order(place).description(sentences.toArray(String[]::new)).build();
    }

    private static String[] described(Option option) {
        List<String> sentences = new ArrayList<>(option.sentences());
        String usual = "Default: " + option.usual() + ".";
        if (sentences.size() == 1) {
            sentences.set(0, sentences.get(0) + " " + usual);
        } else {
            sentences.add(usual);
        }
        return sentences.toArray(String[]::new);
    }

    private static OptionValues values(ParseResult parsed) {
        OptionValues values = OptionValues.NONE;
        for (Option option : Option.values()) {
            if (parsed.hasMatchedOption(option.flag())) {
                try {
                    Object value = parsed.matchedOptionValue(option.flag(), (Object) Boolean.TRUE);
                    values = values.with(option, value.toString());
                } catch (IllegalArgumentException e) {
                    throw new UsageException(option.flag() + " " + e.getMessage());
                }
            }
        }
        if (values.isOn(Option.ALL) && parsed.hasMatchedOption(STOP_AT_FIRST)) {
            throw new UsageException(STOP_AT_FIRST + " and --all contradict each other");
        }
        if (values.text(Option.CARRIERS).equals("continuations") && Runtime.version().feature() < 21) {
            throw new UsageException("--carriers continuations needs Java 21 or newer; this is Java " + Runtime.version().feature());
        }
        return values;
    }

    OptionValues values() {
        return values;
    }

    Exploration exploration() {
        try {
            return catalogue.exploration();
        } catch (IllegalArgumentException e) {
            throw new UsageException(e.getMessage());
        }
    }

    /** How other inputs are found. */
    Flipping flipping() {
        return catalogue.flipping();
    }
}
