package dev.heddle.embed;

import dev.heddle.Races;
import dev.heddle.concolic.search.InputSearches;
import dev.heddle.dpor.Dpor;
import dev.heddle.dpor.Strategies;
import dev.heddle.explore.Exploration;
import dev.heddle.explore.Flipping;
import dev.heddle.explore.Minimizing;
import dev.heddle.scheduler.Settings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * What is said about an exploration, in several places; where two say different things, the one closer to the run wins.
 *
 * <p>A system property is given for this very run, the environment for this machine: both go before what stands in the
 * source. Everything that stands in no place has its default.
 */
public final class Configuration {

    /** How long to search for, where nothing is said: tests are many, and are waited for. */
    private static final long SECONDS = 10;

    /**
     * A place in which options are given.
     *
     * @param name how the option is called there, by the name that it has everywhere
     * @param value what is said there about the option of a name
     */
    public record Place(Function<String, String> name, Function<String, Optional<String>> value) {

        private static final Place PROPERTIES = new Place(option -> "-Dheddle." + option,
                option -> Optional.ofNullable(System.getProperty("heddle." + option)));
        private static final Place ENVIRONMENT = new Place(Place::variable, option -> Optional.ofNullable(System.getenv(variable(option))));

        /** As environment variables are spelt: {@code HEDDLE_REQUIRE_EXHAUSTIVE}. */
        private static String variable(String option) {
            return "HEDDLE_" + option.replaceAll("([A-Z])", "_$1").toUpperCase(Locale.ROOT);
        }
    }

    private final List<Place> places = new ArrayList<>(List.of(Place.PROPERTIES, Place.ENVIRONMENT));

    /** {@code further} places, after system properties and environment, those closest to the run first. */
    public Configuration(Place... further) {
        places.addAll(List.of(further));
    }

    /** What one place says, and no other. */
    static Configuration of(Place only) {
        Configuration configuration = new Configuration(only);
        configuration.places.retainAll(List.of(only));
        return configuration;
    }

    /** What is said about an option; empty text counts as nothing. */
    public Optional<String> text(String option) {
        return place(option).flatMap(place -> place.value().apply(option)).map(String::strip);
    }

    private Optional<Place> place(String option) {
        return places.stream().filter(place -> place.value().apply(option).filter(text -> !text.isBlank()).isPresent()).findFirst();
    }

    /** How the option is called in the place that decides about it. */
    private String nameOf(String option) {
        return place(option).map(place -> place.name().apply(option)).orElse(option);
    }

    Races races() {
        return text("races").map(text -> Arrays.stream(Races.values()).filter(each -> each.name().equalsIgnoreCase(text)).findFirst()
                .orElseThrow(() -> wrong("races", "must be fail, warn or off"))).orElse(Races.FAIL);
    }

    boolean isExhaustiveRequired() {
        return yes("requireExhaustive");
    }

    String strategy() {
        return text("strategy").orElse("auto");
    }

    /** What all this means to an explorer. */
    Exploration exploration() {
        long executions = number("executions", 1, 1_000_000);
        Settings settings = Settings.defaults().withSteps(number("steps", 1, 100_000)).withProcessors((int) number("processors", 1, 3))
                .withSpurious(yes("spurious")).withRaces(races() != Races.OFF).withStuckSeconds((int) number("stuck", 1, 10)).withCarriers(carriers());
        Flipping flipping = new Flipping(SharedSolver.INSTANCE, (int) number("loops", 1, Flipping.USUAL_LOOPS));
        Strategies strategies = new Strategies(optional("depth").map(Long::intValue).orElse(null),
                optional("preemptions").map(Long::intValue).orElse(null), optional("seed").orElse(null), "", flipping,
                InputSearches.all(flipping, optional("seed").orElse(0L)));
        try {
            return new Exploration(strategies.named(strategy(), executions), executions, number("seconds", 0, SECONDS),
                    number("remember", 1, 5_000_000), !yes("all"),
                    new Minimizing(number("minimize", 0, 2), Optional.of(Dpor.contextBound(-1, flipping))), settings);
        } catch (IllegalArgumentException e) {
            throw e instanceof WrongOption ? e : new WrongOption(e.getMessage());
        }
    }

    private Settings.Carriers carriers() {
        return text("carriers").map(text -> Arrays.stream(Settings.Carriers.values()).filter(each -> each.name().equalsIgnoreCase(text)).findFirst()
                .orElseThrow(() -> wrong("carriers", "must be auto, continuations or platform"))).orElse(Settings.Carriers.AUTO);
    }

    private boolean yes(String option) {
        String text = text(option).orElse("false");
        if (!text.equalsIgnoreCase("true") && !text.equalsIgnoreCase("false")) {
            throw wrong(option, "must be true or false");
        }
        return text.equalsIgnoreCase("true");
    }

    private long number(String option, long least, long otherwise) {
        long number = optional(option).orElse(otherwise);
        if (number < least) {
            throw wrong(option, "must be at least " + least);
        }
        return number;
    }

    private Optional<Long> optional(String option) {
        try {
            return text(option).map(Long::parseLong);
        } catch (NumberFormatException e) {
            throw wrong(option, "must be a number");
        }
    }

    private WrongOption wrong(String option, String what) {
        return new WrongOption(nameOf(option) + " " + what + ", but is '" + text(option).orElse("") + "'");
    }

    /** Says which option is wrong, and how. */
    public static final class WrongOption extends IllegalArgumentException {

        private static final long serialVersionUID = 1;

        WrongOption(String message) {
            super(message);
        }
    }
}
