package dev.heddle.embed;

import dev.heddle.Races;
import dev.heddle.model.Option;
import dev.heddle.model.OptionValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
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

    /** All tests share a solver, and whether arithmetic is watched is decided when their classes are loaded. */
    private static final Set<Option> NOT_HERE = Set.of(Option.SOLVER_TIME, Option.OVERFLOW);

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
        return Races.valueOf(options().text(Option.RACES).toUpperCase(Locale.ROOT));
    }

    /** What is said about all options. */
    OptionValues options() {
        OptionValues values = OptionValues.NONE.with(Option.SECONDS, SECONDS);
        for (Option option : Option.values()) {
            Optional<String> text = NOT_HERE.contains(option) ? Optional.empty() : text(option.id());
            if (text.isPresent()) {
                try {
                    values = values.with(option, text.get());
                } catch (IllegalArgumentException e) {
                    throw wrong(option.id(), e.getMessage());
                }
            }
        }
        return values;
    }

    /** Says what an option is about that is right by itself, but not together with others. */
    static WrongOption wrong(IllegalArgumentException together) {
        return together instanceof WrongOption wrong ? wrong : new WrongOption(together.getMessage());
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
