package dev.heddle.model;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;

/** What was said about options; the others have their usual values. Immutable. */
public final class OptionValues {

    /** Nothing said. */
    public static final OptionValues NONE = new OptionValues(new EnumMap<>(Option.class));

    private final Map<Option, String> given;

    private OptionValues(Map<Option, String> given) {
        this.given = given;
    }

    /** These values and a further one; an IllegalArgumentException ends the sentence that the option's name begins. */
    public OptionValues with(Option option, String value) {
        option.complaint(value).ifPresent(complaint -> {
            throw new IllegalArgumentException(complaint);
        });
        Map<Option, String> more = new EnumMap<>(Option.class);
        more.putAll(given);
        more.put(option, option.range().words().isEmpty() ? value : value.toLowerCase(Locale.ROOT));
        return new OptionValues(more);
    }

    public OptionValues with(Option option, long value) {
        return with(option, Long.toString(value));
    }

    public OptionValues with(Option option, boolean value) {
        return with(option, Boolean.toString(value));
    }

    /** These values, overridden by what was said elsewhere. */
    public OptionValues with(OptionValues closer) {
        Map<Option, String> all = new EnumMap<>(Option.class);
        all.putAll(given);
        all.putAll(closer.given);
        return new OptionValues(all);
    }

    /** What holds of the options of one role, whether it was said or is usual; so it stays the same where something else is usual. */
    public OptionValues explicit(Option.Role role) {
        Map<Option, String> some = new EnumMap<>(Option.class);
        for (Option option : Option.values()) {
            if (option.role() == role) {
                some.put(option, text(option));
            }
        }
        return new OptionValues(some);
    }

    public boolean isGiven(Option option) {
        return given.containsKey(option);
    }

    /** What was said, in the order of the table. */
    public Map<Option, String> given() {
        return Collections.unmodifiableMap(given);
    }

    /** What was said of {@code option}, or else what is usual. */
    public String text(Option option) {
        return given.getOrDefault(option, option.usual());
    }

    public long number(Option option) {
        return Long.parseLong(text(option));
    }

    /** What was said of {@code option}, whose usual value is no number; nothing if nothing was. */
    public OptionalLong givenNumber(Option option) {
        return isGiven(option) ? OptionalLong.of(number(option)) : OptionalLong.empty();
    }

    /** The names that were said of {@code option}; none if nothing was. */
    public List<String> givenNames(Option option) {
        return isGiven(option) && !text(option).equals(option.usual()) ? Arrays.stream(text(option).split(",")).map(String::strip).toList() : List.of();
    }

    public boolean isOn(Option option) {
        return Boolean.parseBoolean(text(option));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof OptionValues values && given.equals(values.given);
    }

    @Override
    public int hashCode() {
        return given.hashCode();
    }

    @Override
    public String toString() {
        return given.toString();
    }
}
