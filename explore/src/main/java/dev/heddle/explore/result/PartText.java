package dev.heddle.explore.result;

import dev.heddle.explore.Assumption;
import dev.heddle.explore.Caveats;
import dev.heddle.explore.Discovery;
import dev.heddle.explore.Mishap;
import dev.heddle.explore.Mishaps;
import dev.heddle.explore.Premises;
import dev.heddle.model.FormatException;
import dev.heddle.model.Limit;
import dev.heddle.model.Line;
import dev.heddle.model.Trace;
import dev.heddle.model.TraceCodec;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/** What came of parts of a search, as lines of text, for another process or a later one: a keyword first, line breaks escaped. */
public final class PartText {

    private final List<String> lines = new ArrayList<>();

    private PartText() {
    }

    // ---- writing ----

    public static List<String> of(Part part) {
        PartText text = new PartText();
        text.line("stop", of(part.stop()));
        text.line("tally", of(part.tally()));
        text.line("runs", part.runs() + " " + part.steps());
        part.facts().forEach(fact -> text.line("fact", fact));
        part.caveats().unseen().ifPresent(unseen -> text.line("unseen", unseen));
        part.caveats().limit().ifPresent(limit -> text.line("limit", limit.name()));
        part.caveats().notes().forEach(note -> text.line("note", note));
        part.caveats().premises().assumption().ifPresent(text::assumption);
        part.caveats().premises().trusted().forEach(type -> text.line("trusted", type));
        Mishaps mishaps = part.caveats().mishaps();
        if (!mishaps.isEmpty()) {
            text.line("mishaps", Long.toString(mishaps.count()));
        }
        for (Mishap mishap : mishaps.kept()) {
            text.line("doing", mishap.doing());
            text.line("plan", mishap.plan());
            text.line("thrown", mishap.thrown());
        }
        part.discoveries().forEach(text::discovery);
        return text.lines;
    }

    private void assumption(Assumption assumption) {
        line("assuming", assumption.what());
        line("without", assumption.without());
        line("relaxable", Boolean.toString(assumption.relaxable()));
        assumption.places().forEach(place -> line("place", place));
    }

    private void discovery(Discovery discovery) {
        int index = discovery.trace().findings().indexOf(discovery.finding());
        line("discovery", discovery.execution() + " " + discovery.replays() + " " + index);
        discovery.lens().forEach(fact -> line("lens", fact));
        line("trace", Base64.getEncoder().encodeToString(TraceCodec.write(discovery.trace())));
    }

    private static String of(Stop stop) {
        if (stop instanceof Stop.Spent spent) {
            return "spent " + spent.limit();
        }
        if (stop instanceof Stop.Unsupported unsupported) {
            return "unsupported " + unsupported.reason();
        }
        return stop instanceof Stop.Exhausted ? "exhausted" : stop instanceof Stop.Found ? "found" : "learnt";
    }

    private static String of(Tally tally) {
        return tally.executions() + " " + tally.samples() + " " + tally.cut() + " " + tally.exhausted() + " " + tally.cutSamples() + " " + tally.inputs()
                + tally.assumption().map(place -> " " + place).orElse("");
    }

    private void line(String keyword, String value) {
        lines.add(Line.of(keyword, value).toString());
    }

    // ---- reading ----

    /** What {@link #of(Part)} has written. */
    public static Part parse(List<String> lines) {
        Reader reader = new Reader();
        for (int i = 0; i < lines.size(); i++) {
            Line line = Line.parse(i + 1, "part of a search", lines.get(i));
            try {
                reader.accept(line.keyword(), line.value());
            } catch (IllegalArgumentException | IndexOutOfBoundsException | NullPointerException e) {
                throw line.wrong("says nothing about it");
            }
        }
        return reader.part();
    }

    private static final class Reader {

        private Stop stop;
        private Tally tally = Tally.NONE;
        private long runs;
        private long steps;
        private final List<String> facts = new ArrayList<>();
        private String unseen;
        private Optional<Limit> limit = Optional.empty();
        private final List<String> notes = new ArrayList<>();
        private String assuming;
        private String without;
        private boolean relaxable;
        private final List<String> places = new ArrayList<>();
        private final List<String> trusted = new ArrayList<>();
        private long mishaps;
        private String doing;
        private String plan;
        private final List<Mishap> kept = new ArrayList<>();
        private final List<Discovery> discoveries = new ArrayList<>();
        /** Of the discovery that is being read: execution, replays and the number of its finding. */
        private String[] numbers;
        private final List<String> lens = new ArrayList<>();

        void accept(String keyword, String value) {
            switch (keyword) {
                case "stop" -> stop = stop(value);
                case "tally" -> tally = tally(value);
                case "runs" -> {
                    runs = Long.parseLong(value.split(" ")[0]);
                    steps = Long.parseLong(value.split(" ")[1]);
                }
                case "fact" -> facts.add(value);
                case "unseen" -> unseen = value;
                case "limit" -> limit = Optional.of(Limit.valueOf(value));
                case "note" -> notes.add(value);
                case "assuming" -> assuming = value;
                case "without" -> without = value;
                case "relaxable" -> relaxable = Boolean.parseBoolean(value);
                case "place" -> places.add(value);
                case "trusted" -> trusted.add(value);
                case "mishaps" -> mishaps = Long.parseLong(value);
                case "doing" -> doing = value;
                case "plan" -> plan = value;
                case "thrown" -> kept.add(new Mishap(doing, plan, value));
                case "discovery" -> {
                    numbers = value.split(" ");
                    lens.clear();
                }
                case "lens" -> lens.add(value);
                case "trace" -> {
                    Trace trace = TraceCodec.read(Base64.getDecoder().decode(value));
                    discoveries.add(new Discovery(trace.findings().get(Integer.parseInt(numbers[2])), trace, Long.parseLong(numbers[0]),
                            Integer.parseInt(numbers[1]), List.copyOf(lens)));
                }
                default -> throw new IllegalArgumentException(keyword);
            }
        }

        private static Stop stop(String text) {
            String[] words = text.split(" ", 2);
            return switch (words[0]) {
                case "exhausted" -> new Stop.Exhausted();
                case "found" -> new Stop.Found();
                case "learnt" -> new Stop.Learnt();
                case "spent" -> new Stop.Spent(Limit.valueOf(words[1]));
                case "unsupported" -> new Stop.Unsupported(words[1]);
                default -> throw new IllegalArgumentException(text);
            };
        }

        private static Tally tally(String text) {
            String[] words = text.split(" ", 7);
            return new Tally(Long.parseLong(words[0]), Long.parseLong(words[1]), Long.parseLong(words[2]), Long.parseLong(words[3]),
                    Long.parseLong(words[4]), Boolean.parseBoolean(words[5]), words.length < 7 ? Optional.empty() : Optional.of(words[6]));
        }

        Part part() {
            if (stop == null) {
                throw new FormatException("it is not said why a part of a search ended");
            }
            return new Part(stop, tally, discoveries, facts, new Caveats(Optional.ofNullable(unseen), limit, notes, new Mishaps(mishaps, kept), new Premises(assumption(), trusted)), runs, steps);
        }

        private Optional<Assumption> assumption() {
            if (assuming == null) {
                return Optional.empty();
            }
            if (without == null) {
                throw new FormatException("it is not said what does without an assumption");
            }
            return Optional.of(new Assumption(assuming, places, without, relaxable));
        }
    }
}
