package dev.heddle.explore;

import dev.heddle.model.CodePoint;
import dev.heddle.model.Finding;
import dev.heddle.model.FormatException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A list of data races that somebody has decided to live with.
 *
 * <p>Each line is {@code PLACE}, {@code PLACE & PLACE}, or one of both with {@code on VARIABLE} behind it, or only that. A place is a class, with dots, and perhaps {@code #method}
 * and {@code :line}, or a source file with a line; {@code *} stands for any characters. Lines that begin with {@code #}, and what comes after {@code //}, are comments.
 */
public final class IgnoredRaces {

    /** Nobody has decided anything. */
    public static final IgnoredRaces NONE = new IgnoredRaces("", List.of());

    private static final String COMMENT = "//";
    private static final Pattern PLACE = Pattern.compile("([\\p{javaJavaIdentifierPart}.*]+)(?:#([\\p{javaJavaIdentifierPart}<>*]+))?(?::(\\d{1,9}))?");
    private static final Pattern LINE = Pattern.compile("(?:(?<one>[^\\s&]+)(?:\\s*&\\s*(?<other>[^\\s&]+))?)??(?:(?:^|\\s+)on\\s+(?<variable>\\S+))?");
    private static final String ON = "data race on ";

    /** Where an access may be; a line of -1 is any. */
    private record Place(Pattern type, Pattern method, int line) {

        boolean covers(CodePoint point) {
            return (type.matcher(point.className()).matches() || point.file() != null && type.matcher(point.file()).matches()) && method.matcher(point.method()).matches() && (line < 0 || line == point.line());
        }
    }

    /**
     * One line of the list.
     *
     * @param places at most two
     * @param variable null for any
     */
    private record Entry(int number, String text, List<Place> places, Pattern variable) {

        boolean covers(Finding race) {
            return (variable == null || isVariable(race)) && switch (places.size()) {
                case 0 -> true;
                case 1 -> race.points().stream().anyMatch(places.get(0)::covers);
                default -> covers(race.points().get(0), race.points().get(1)) || covers(race.points().get(1), race.points().get(0));
            };
        }

        private boolean covers(CodePoint one, CodePoint other) {
            return places.get(0).covers(one) && places.get(1).covers(other);
        }

        /** What the JDK accesses on behalf of somebody is no variable of his: of several, whichever was seen first is told. */
        private boolean isVariable(Finding race) {
            int from = race.message().indexOf(ON);
            return from >= 0 && race.points().stream().allMatch(point -> point.offset() >= 0)
                    && variable.matcher(race.message().substring(from + ON.length()).replaceFirst("\\[]#.*", "[]")).matches();
        }
    }

    private final String name;
    private final List<Entry> entries;

    private IgnoredRaces(String name, List<Entry> entries) {
        this.name = name;
        this.entries = List.copyOf(entries);
    }

    /** The list in a file called {@code name}. A {@link FormatException} says which line is wrong. */
    public static IgnoredRaces parse(String name, List<String> lines) {
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            int comment = line.indexOf(COMMENT);
            String text = (comment < 0 ? line : line.substring(0, comment)).strip();
            if (!text.isEmpty() && !text.startsWith("#")) {
                int number = i + 1;
                entries.add(entry(number, text).orElseThrow(() -> new FormatException(name + ":" + number + ": '" + text
                        + "' is no data race; write com.acme.Cache#get & com.acme.Cache#put, a single place, or on Cache.size")));
            }
        }
        return new IgnoredRaces(name, entries);
    }

    private static Optional<Entry> entry(int number, String text) {
        Matcher line = LINE.matcher(text);
        if (!line.matches()) {
            return Optional.empty();
        }
        List<Place> places = new ArrayList<>();
        for (String place : new String[] {line.group("one"), line.group("other")}) {
            if (place != null) {
                Matcher parts = PLACE.matcher(place);
                if (!parts.matches()) {
                    return Optional.empty();
                }
                places.add(new Place(pattern(parts.group(1)), pattern(parts.group(2) == null ? "*" : parts.group(2)), parts.group(3) == null ? -1 : Integer.parseInt(parts.group(3))));
            }
        }
        return Optional.of(new Entry(number, text, places, line.group("variable") == null ? null : pattern(line.group("variable"))));
    }

    private static Pattern pattern(String wild) {
        StringBuilder expression = new StringBuilder();
        for (String literal : wild.split("\\*", -1)) {
            expression.append(expression.length() == 0 ? "" : ".*").append(Pattern.quote(literal));
        }
        return Pattern.compile(expression.toString());
    }

    /** True if {@code finding} is a data race that the list names. */
    public boolean covers(Finding finding) {
        return isRace(finding) && entries.stream().anyMatch(entry -> entry.covers(finding));
    }

    /** One that takes a time limit to run out early is one, too. */
    private static boolean isRace(Finding finding) {
        return finding.points().size() == 2 && (finding.kind() == Finding.Kind.DATA_RACE || finding.kind() == Finding.Kind.EARLY && finding.throwable() == null && finding.message().contains(ON));
    }

    /** The lines that name none of {@code found}, as text that says where they are. */
    public List<String> idle(List<Finding> found) {
        return entries.stream().filter(entry -> found.stream().noneMatch(each -> isRace(each) && entry.covers(each)))
                .map(entry -> name + ":" + entry.number() + " (" + entry.text() + ")").toList();
    }

    public boolean isEmpty() {
        return entries.isEmpty();
    }

    /** The file's name. */
    public String name() {
        return name;
    }
}
