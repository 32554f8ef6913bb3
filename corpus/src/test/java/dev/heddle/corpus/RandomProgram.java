package dev.heddle.corpus;

import corpus.random.Interpreter;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A program drawn at random, for {@link Interpreter}.
 *
 * @param threads what each thread does
 * @param started how many of them the main thread starts
 */
record RandomProgram(List<String> threads, int started) {

    /** Every operation there is without a limit, and every one that has a limit or works on what the JDK has for waiting. */
    private static final String ALL = "rwvVcamltznNypusjgJxhiqQdDkIKA";
    private static final String WAITING = "ZαβγδεζΖηθικλμνξΝΜπρΡστυϋψωφχΦΧΨΩΓΔΛΘΞΠΣΥΤ";

    /** Operations that have to do with each other, so that they meet more often than among all. */
    static final List<String> GROUPS = List.of("rwacvV", "rwmznN", "rwltk", "rwpu", "rwjxs", "wjgJΡ", "gJIV", "rwmyzn", "rwhiV", "rwqQdD", "wjhaVi", "cKarV", "tklAQw", ALL,
            "rwIακl", "Iαβl", "Iλμνξ", "wIρjΡ", "Iδεζη", "wIyzn", "wIιπpu", "rwτυm", "dDσϋI", "αβγtl", "δεζΖη", "ηyzn", "θlβα", "λμνξΝΜ",
            "Zrwa", "ZwVmznN", "ZIκιpu", "ZwλνdD", "φχΦΧw", "φΧΨΩI", "ΓΔΛΘw", "ΓΔΛI", "ΞΠΤI", "ΣΥI", "ωw", "ωIκ", "ψIκιw", "rwIκιyzpπjρlαβqλξDσ", ALL + WAITING);

    /** Those in which time may run out. */
    static final List<String> LIMITED_GROUPS = List.of("wIρjΡ", "Iδεζη", "wIyzn", "wIιπpu", "rwτυm", "dDσϋI", "Iλμνξ", "ΞΠΤI", "ΣΥI", "ψIκιw", "ψπvVr", "rwIκιyzpπjρlαβqλξDσ",
            ALL + WAITING);

    /** Operations of which each is many steps, so that few programs are small enough to be compared. */
    static final List<String> MEETINGS = List.of("адижф", "пбцч", "пшщI", "Zадп");

    /** Operations on classes of the JDK whose calls may be taken for one step each. */
    static final List<String> SERVICES = List.of("աբգդ", "աբեզ", "աբէը", "աբIw", "աբէըI", "աբթ", "աժբզ", "իլծrw", "իլխIw", "իկհw", "ձwr", "ձղճr", "ձմճw", "ձյնղ", "ձաբղ", "ձիլ", "ձղճIw", "ձմաբ", "აბგ", "აბდნ", "აგნი", "ვზაი", "კლმბ", "ოპაბ", "ოპჟw", "პჟირw", "ოპაჰ", "პაგჯw", "დლოგჯ");

    /** Operations that inputs decide about. */
    private static final String ON_INPUTS = "bBoTMWPeEROUYSGCH";

    /** Operations on inputs, with others that they have to do with. */
    static final List<String> INPUT_GROUPS = List.of("rwbBWo", "rwWPio", "eEfFrb", "eOWf", "mrwMb", "TRwrB", "UrwWb", "YrwoiW", "SWYr",
            "GCacHi", "hWoib", "VaTbo", "bIακ", "bIzn", "BWIpπ", "bβγtl", "oυτW", "TyznP", "bλξν", "WoδεZζ", "bΞΠΤ", "BφχΧw", "bΓΔΛ", "WojρΡ", "bΣΥ", "ZbWr", "bωI", "rwvmaibBoTMWPeEfFOROUYSGCH");

    private static final String NESTING = "mltibBoTMJαβφχΦΧΨΓΔΛձოპჟ";

    /** True if it has one of the operations of {@link #MEETINGS}: how many steps those take is a matter of the JDK. */
    boolean hasMeetings() {
        return MEETINGS.stream().anyMatch(letters -> hasAny(letters.replaceAll("\\P{IsCyrillic}", "")));
    }

    static RandomProgram generate(long seed, String letters) {
        SplittableRandom random = new SplittableRandom(seed);
        String[] threads = new String[2 + random.nextInt(2)];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = block(random, letters, 1 + random.nextInt(threads.length == 2 ? 4 : 3), 0);
        }
        boolean late = letters.indexOf('x') >= 0 && random.nextInt(4) == 0;
        for (int i = 0; i < threads.length; i++) {
            // An input is asked for once.
            int asks = threads[i].indexOf('Y') + 1;
            threads[i] = threads[i].substring(0, asks) + threads[i].substring(asks).replace('Y', 'W');
        }
        return new RandomProgram(List.of(threads), late ? threads.length - 1 : threads.length);
    }

    /** One with four threads, which do hardly more than one thing each. */
    static RandomProgram generateCrowd(long seed, String letters) {
        return generate(seed, letters, 4);
    }

    /** One with two threads, which do hardly more than one thing each. */
    static RandomProgram generatePair(long seed, String letters) {
        return generate(seed, letters, 2);
    }

    private static RandomProgram generate(long seed, String letters, int count) {
        SplittableRandom random = new SplittableRandom(seed);
        String[] threads = new String[count];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = block(random, letters, random.nextInt(8) == 0 ? 2 : 1, 1);
        }
        return new RandomProgram(List.of(threads), threads.length);
    }

    private static String block(SplittableRandom random, String letters, int size, int depth) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < size; i++) {
            char letter = letters.charAt(random.nextInt(letters.length()));
            boolean nests = NESTING.indexOf(letter) >= 0;
            if (nests && depth == 2) {
                letter = 'w';
                nests = false;
            }
            text.append(letter).append((char) ('0' + argument(random, letter)));
            if (nests) {
                text.append('(').append(block(random, letters, random.nextInt(3), depth + 1)).append(')');
            }
        }
        return text.toString();
    }

    /** Of what operations with Greek letters work on there are two; mostly they mean the first. */
    private static int argument(SplittableRandom random, char letter) {
        int argument = random.nextInt("ujgJxIιρΡω".indexOf(letter) >= 0 ? 3 : 2);
        return letter > 127 && argument == 1 && random.nextInt(2) == 0 ? 0 : argument;
    }

    /** Reads what {@link #toString} writes. */
    static RandomProgram parse(String text) {
        String[] parts = text.split(" started ");
        List<String> threads = List.of(parts[0].split(" \\| "));
        return new RandomProgram(threads, parts.length > 1 ? Integer.parseInt(parts[1]) : threads.size());
    }

    /** The programs that have one operation less, or one that is no longer within another. */
    List<RandomProgram> smaller() {
        List<RandomProgram> smaller = new ArrayList<>();
        for (int i = 0; i < threads.size(); i++) {
            String thread = threads.get(i);
            for (int at = 0; at < thread.length(); at++) {
                if (Character.isLetter(thread.charAt(at))) {
                    int end = at + 2;
                    String block = "";
                    if (end < thread.length() && thread.charAt(end) == '(') {
                        int closing = closing(thread, end);
                        block = thread.substring(end + 1, closing);
                        end = closing + 1;
                    }
                    smaller.add(with(i, thread.substring(0, at) + thread.substring(end)));
                    if (!block.isEmpty()) {
                        smaller.add(with(i, thread.substring(0, at) + block + thread.substring(end)));
                    }
                }
            }
        }
        return smaller;
    }

    private RandomProgram with(int index, String thread) {
        List<String> changed = new ArrayList<>(threads);
        changed.set(index, thread);
        return new RandomProgram(changed, started);
    }

    private static int closing(String thread, int opening) {
        int depth = 0;
        int at = opening;
        do {
            depth += thread.charAt(at) == '(' ? 1 : thread.charAt(at) == ')' ? -1 : 0;
            at++;
        } while (depth > 0);
        return at - 1;
    }

    void run() {
        Interpreter.main(threads.toArray(String[]::new), started, false);
    }

    /** True if inputs decide what happens. */
    boolean hasInputs() {
        return hasAny(ON_INPUTS);
    }

    /** True if one of the operations {@code letters} is there. */
    boolean hasAny(String letters) {
        return String.join("", threads).chars().anyMatch(letter -> letters.indexOf(letter) >= 0);
    }

    /** All combinations of values of the inputs. */
    List<Valuation> valuations() {
        List<Variable> inputs = new ArrayList<>();
        if (hasInputs()) {
            inputs.add(Variable.ofInt("number", 0, 2));
            inputs.add(Variable.ofBoolean("truth"));
        }
        for (int i = 0; i < threads.size(); i++) {
            if (threads.get(i).indexOf('Y') >= 0) {
                inputs.add(Variable.ofInt("own" + i, 0, 1));
            }
        }
        return Enumeration.of(inputs, Valuation.EMPTY);
    }

    @Override
    public String toString() {
        return String.join(" | ", threads) + (started < threads.size() ? " started " + started : "");
    }
}
