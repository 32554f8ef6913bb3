package dev.heddle.term;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A regular expression of Java's, as far as it says nothing but which strings match it as a whole: characters and classes of them, one after the other, one or the
 * other, repeated. What looks around, refers back, or depends on flags has no such form.
 */
public sealed interface RegularExpression {

    /**
     * One of some characters.
     *
     * @param ranges the first and the last of each range, in order
     */
    record Characters(List<int[]> ranges) implements RegularExpression {
    }

    record Sequence(List<RegularExpression> parts) implements RegularExpression {
    }

    record Choice(List<RegularExpression> ways) implements RegularExpression {
    }

    /** @param most -1 if there is no end */
    record Repetition(RegularExpression body, int least, int most) implements RegularExpression {
    }

    /** The form of {@code pattern}, or null if it has none. */
    static RegularExpression of(String pattern) {
        try {
            return new Reader(pattern).read();
        } catch (Reader.Unknown unknown) {
            return null;
        }
    }

    /** The only string that {@code pattern} matches, or null if there are others or it is not known. */
    static String literal(String pattern) {
        // What is said of the ends is more than a string.
        if (!(of(pattern) instanceof Sequence sequence) || !(of(pattern + "$") instanceof Sequence) || pattern.startsWith("^")) {
            return null;
        }
        StringBuilder text = new StringBuilder();
        for (RegularExpression part : sequence.parts()) {
            if (!(part instanceof Characters one) || one.ranges().size() != 1 || one.ranges().get(0)[0] != one.ranges().get(0)[1]) {
                return null;
            }
            text.append((char) one.ranges().get(0)[0]);
        }
        return text.toString();
    }

    /** Whether {@code text} matches as a whole; an ArithmeticException if the pattern has no form. */
    static boolean matches(String pattern, String text) {
        Compiled last = Compiled.last;
        if (last == null || !last.text.equals(pattern)) {
            if (of(pattern) == null) {
                throw new ArithmeticException("no regular expression that is known: " + pattern);
            }
            last = new Compiled(pattern, Pattern.compile(pattern));
            Compiled.last = last;
        }
        return last.pattern.matcher(text).matches();
    }

    /** The pattern that was asked for last, which is asked for again most of the time. */
    final class Compiled {

        private static volatile Compiled last;

        private final String text;
        private final Pattern pattern;

        private Compiled(String text, Pattern pattern) {
            this.text = text;
            this.pattern = pattern;
        }
    }

    /** Reads what Java's {@code Pattern} reads, and gives up where that would mean something else than which strings match. */
    final class Reader {

        private static final int MOST = 100;
        private static final String META = "\\^$.|?*+()[]{}";
        private static final int[][] LINE_ENDS = {{'\n', '\n'}, {'\r', '\r'}, {0x85, 0x85}, {0x2028, 0x2029}};
        private static final int[][] DIGITS = {{'0', '9'}};
        private static final int[][] WORDS = {{'0', '9'}, {'A', 'Z'}, {'_', '_'}, {'a', 'z'}};
        private static final int[][] SPACES = {{'\t', '\r'}, {' ', ' '}};

        private final String pattern;
        private int at;

        private Reader(String pattern) {
            this.pattern = pattern;
        }

        /** The pattern is beyond what has a form. */
        private static final class Unknown extends Exception {

            private static final long serialVersionUID = 1;

            Unknown() {
                super(null, null, false, false);
            }
        }

        private RegularExpression read() throws Unknown {
            int end = pattern.length();
            // The whole is to match, so its ends go without saying.
            at = pattern.startsWith("^") ? 1 : 0;
            RegularExpression all = choice();
            if (at != end && !(at == end - 1 && pattern.charAt(at) == '$')) {
                throw new Unknown();
            }
            if (all instanceof Choice && (pattern.startsWith("^") || at != end)) {
                throw new Unknown();
            }
            return all;
        }

        private boolean has(char wanted) {
            return at < pattern.length() && pattern.charAt(at) == wanted;
        }

        private char next() throws Unknown {
            if (at == pattern.length()) {
                throw new Unknown();
            }
            return pattern.charAt(at++);
        }

        private RegularExpression choice() throws Unknown {
            List<RegularExpression> ways = new ArrayList<>();
            ways.add(sequence());
            while (has('|')) {
                at++;
                ways.add(sequence());
            }
            return ways.size() == 1 ? ways.get(0) : new Choice(ways);
        }

        private RegularExpression sequence() throws Unknown {
            List<RegularExpression> parts = new ArrayList<>();
            while (at < pattern.length() && !has('|') && !has(')') && !has('$')) {
                parts.add(repeated(part()));
            }
            return new Sequence(parts);
        }

        private RegularExpression part() throws Unknown {
            char c = next();
            switch (c) {
                case '(':
                    if (has('?')) {
                        at++;
                        if (next() != ':') {
                            throw new Unknown();
                        }
                    }
                    RegularExpression inner = choice();
                    if (next() != ')') {
                        throw new Unknown();
                    }
                    return inner;
                case '[':
                    return characters();
                case '.':
                    return new Characters(others(List.of(LINE_ENDS)));
                case '\\':
                    return new Characters(escaped());
                default:
                    if (META.indexOf(c) >= 0) {
                        throw new Unknown();
                    }
                    return new Characters(List.of(one(c)));
            }
        }

        private RegularExpression repeated(RegularExpression body) throws Unknown {
            int least;
            int most;
            if (has('*')) {
                at++;
                least = 0;
                most = -1;
            } else if (has('+')) {
                at++;
                least = 1;
                most = -1;
            } else if (has('?')) {
                at++;
                least = 0;
                most = 1;
            } else if (has('{')) {
                at++;
                least = number();
                most = least;
                if (has(',')) {
                    at++;
                    most = has('}') ? -1 : number();
                }
                if (next() != '}' || most >= 0 && most < least) {
                    throw new Unknown();
                }
            } else {
                return body;
            }
            if (has('?')) {
                // How much is taken first does not matter for the whole.
                at++;
            }
            if (has('*') || has('+') || has('?') || has('{')) {
                throw new Unknown();
            }
            return new Repetition(body, least, most);
        }

        private int number() throws Unknown {
            int number = 0;
            int start = at;
            while (at < pattern.length() && pattern.charAt(at) >= '0' && pattern.charAt(at) <= '9' && number <= MOST) {
                number = number * 10 + pattern.charAt(at++) - '0';
            }
            if (at == start || number > MOST) {
                throw new Unknown();
            }
            return number;
        }

        private static int[] one(char c) throws Unknown {
            if (Character.isSurrogate(c)) {
                throw new Unknown();
            }
            return new int[] {c, c};
        }

        /** What comes after a backslash. */
        private List<int[]> escaped() throws Unknown {
            char c = next();
            switch (c) {
                case 'd':
                    return List.of(DIGITS);
                case 'w':
                    return List.of(WORDS);
                case 's':
                    return List.of(SPACES);
                case 'D':
                    return others(List.of(DIGITS));
                case 'W':
                    return others(List.of(WORDS));
                case 'S':
                    return others(List.of(SPACES));
                case 't':
                    return List.of(one('\t'));
                case 'n':
                    return List.of(one('\n'));
                case 'r':
                    return List.of(one('\r'));
                case 'f':
                    return List.of(one('\f'));
                default:
                    if (c >= 128 || Character.isLetterOrDigit(c)) {
                        throw new Unknown();
                    }
                    return List.of(one(c));
            }
        }

        private RegularExpression characters() throws Unknown {
            boolean negated = has('^');
            if (negated) {
                at++;
            }
            List<int[]> ranges = new ArrayList<>();
            while (!has(']') || ranges.isEmpty()) {
                char c = next();
                if (c == '[' || c == ']' || c == '&' || c == '^') {
                    throw new Unknown();
                }
                List<int[]> these = c == '\\' ? escaped() : List.of(one(c));
                if (has('-') && at + 1 < pattern.length() && pattern.charAt(at + 1) != ']') {
                    at++;
                    char end = next();
                    if (end == '[' || end == '&') {
                        throw new Unknown();
                    }
                    List<int[]> last = end == '\\' ? escaped() : List.of(one(end));
                    if (!isOne(these) || !isOne(last) || last.get(0)[0] < these.get(0)[0]) {
                        throw new Unknown();
                    }
                    these = List.of(new int[] {these.get(0)[0], last.get(0)[0]});
                }
                ranges.addAll(these);
            }
            at++;
            ranges.sort((one, other) -> Integer.compare(one[0], other[0]));
            return new Characters(negated ? others(ranges) : ranges);
        }

        private static boolean isOne(List<int[]> ranges) {
            return ranges.size() == 1 && ranges.get(0)[0] == ranges.get(0)[1];
        }

        /** All others, also those of which a string has two for each. */
        private static List<int[]> others(List<int[]> ranges) {
            List<int[]> others = new ArrayList<>();
            int next = 0;
            for (int[] range : ranges) {
                if (range[0] > next) {
                    others.add(new int[] {next, range[0] - 1});
                }
                next = Math.max(next, range[1] + 1);
            }
            if (next <= Character.MAX_CODE_POINT) {
                others.add(new int[] {next, Character.MAX_CODE_POINT});
            }
            return others;
        }
    }
}
