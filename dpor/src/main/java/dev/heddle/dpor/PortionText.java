package dev.heddle.dpor;

import dev.heddle.model.Footprint;
import dev.heddle.model.FormatException;
import dev.heddle.model.Schedule;
import dev.heddle.model.ThreadId;
import dev.heddle.term.Constant;
import dev.heddle.term.Term;
import dev.heddle.term.TermTable;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Portions and reversals as lines of text, so that another process, or a later one, can go on with them.
 *
 * <p>A step is {@code thread/ordinal/label/touches/constraint/pinned}. A touch is {@code r} or {@code w}, the resource's number
 * and, for array elements, {@code :from:to}; touches are separated by commas, and a {@code ?} at the end says that it is open what the step will change.
 * Terms are numbers of a table that comes first, or nothing. Inputs are {@code variable=constant}, by numbers of the same table. A tree is
 * written node by node, each with its depth, so that no tree is too deep to be written or read.
 */
final class PortionText {

    private static final String TERM = "term ";

    private final TermTable table = new TermTable();
    private final List<String> lines = new ArrayList<>();

    private PortionText() {
    }

    // ---- writing ----

    static List<String> of(Portion portion) {
        PortionText text = new PortionText();
        text.write(portion);
        return text.withTerms();
    }

    /** Reversals that concern events at which somebody else decides. */
    static List<String> of(List<Reduction.Outside> reversals) {
        PortionText text = new PortionText();
        for (Reduction.Outside reversal : reversals) {
            String line = "outside " + reversal.earlier() + " " + text.of(reversal.inputs()) + " " + reversal.sequence().size() + " "
                    + text.steps(reversal.sequence()) + " " + text.steps(reversal.whole());
            if (!text.lines.contains(line)) {
                text.lines.add(line);
            }
        }
        return text.withTerms();
    }

    private List<String> withTerms() {
        List<String> all = new ArrayList<>(table.lines().size() + lines.size());
        table.lines().forEach(line -> all.add(TERM + line));
        all.addAll(lines);
        return all;
    }

    private void write(Portion portion) {
        lines.add("base " + portion.base() + " " + portion.foreign());
        lines.add("decisions " + new Schedule(portion.decisions()));
        lines.add("inputs " + of(portion.inputs()));
        StringBuilder path = new StringBuilder("path");
        portion.path().forEach(constraint -> path.append(' ').append(table.number(constraint)));
        lines.add(path.toString());
        for (Frame frame : portion.frames()) {
            lines.add("frame " + frame.decisions + " " + frame.detached + " " + frame.explored + " " + (frame.step == null ? "-" : of(frame.step)));
            lines.add("sleep " + steps(frame.sleep));
            lines.add("unsettled " + frame.unsettled.stream().map(String::valueOf).collect(Collectors.joining(" ")));
            if (frame == portion.frames().get(0)) {
                // The tree of a frame is that part of the one before it that is being explored.
                nodes(frame.tree);
            }
        }
    }

    private void nodes(WakeupTree tree) {
        List<WakeupTree> open = new ArrayList<>();
        List<Integer> depths = new ArrayList<>();
        tree.push(0, open, depths);
        while (!open.isEmpty()) {
            WakeupTree node = open.remove(open.size() - 1);
            int depth = depths.remove(depths.size() - 1);
            lines.add("node " + depth + " " + of(node.step) + " " + (node.open ? "open" : "known") + " "
                    + (node.inputs == null ? "-" : of(node.inputs)) + (node.instead == null ? "" : " " + node.instead.replace('\n', ' ')));
            node.push(depth + 1, open, depths);
        }
    }

    private String of(Valuation inputs) {
        StringBuilder text = new StringBuilder("{");
        for (Variable input : inputs.variables()) {
            text.append(text.length() == 1 ? "" : ",").append(table.number(input)).append('=').append(table.number(Constant.ofValue(inputs.get(input))));
        }
        return text.append('}').toString();
    }

    private String steps(List<Step> steps) {
        StringBuilder text = new StringBuilder();
        for (Step step : steps) {
            text.append(text.length() == 0 ? "" : " ").append(of(step));
        }
        return text.toString();
    }

    private String of(Step step) {
        StringBuilder text = new StringBuilder();
        text.append(step.thread()).append('/').append(step.ordinal()).append('/').append(step.label()).append('/');
        Footprint footprint = step.footprint();
        for (int i = 0; i < footprint.size(); i++) {
            text.append(i == 0 ? "" : ",").append(footprint.writes(i) ? 'w' : footprint.changes(i) ? 'a' : 'r').append(Long.toHexString(footprint.key(i)));
            if (footprint.from(i) != 0 || footprint.to(i) != 0) {
                text.append(':').append(footprint.from(i)).append(':').append(footprint.to(i));
            }
        }
        text.append(footprint.isOpen() ? "?" : "").append('/').append(of(step.constraint())).append('/').append(of(step.pinned()));
        return text.toString();
    }

    private String of(Term term) {
        return term == null ? "" : Integer.toString(table.number(term));
    }

    // ---- reading ----

    /** What {@link #of(Portion)} has written. */
    static Portion portion(List<String> lines) {
        return read(lines, reader -> new Portion(reader.base, reader.foreign, reader.decisions.decisions(), reader.inputs, reader.path, reader.frames));
    }

    /** What {@link #of(List)} has written. */
    static List<Reduction.Outside> reversals(List<String> lines) {
        return read(lines, reader -> reader.reversals);
    }

    private static <T> T read(List<String> lines, Function<Reader, T> result) {
        List<String> terms = lines.stream().filter(line -> line.startsWith(TERM)).map(line -> line.substring(TERM.length())).toList();
        try {
            Reader reader = new Reader(TermTable.read(terms));
            lines.stream().filter(line -> !line.startsWith(TERM)).forEach(reader::accept);
            return result.apply(reader);
        } catch (FormatException e) {
            throw e;
        } catch (RuntimeException e) {
            throw new FormatException("this is no part of a search: " + e.getMessage());
        }
    }

    private static final class Reader {

        private final List<Term> terms;
        private int base;
        private int foreign;
        private Schedule decisions;
        private Valuation inputs = Valuation.EMPTY;
        private final List<Term> path = new ArrayList<>();
        private final List<Frame> frames = new ArrayList<>();
        private final List<Reduction.Outside> reversals = new ArrayList<>();
        /** The node that was read last, and those above it. */
        private final List<WakeupTree> branch = new ArrayList<>();
        private int constraints;

        Reader(List<Term> terms) {
            this.terms = terms;
        }

        void accept(String line) {
            String[] words = line.split(" ", 2);
            String rest = words.length == 2 ? words[1] : "";
            try {
                switch (words[0]) {
                    case "base" -> {
                        String[] parts = rest.split(" ");
                        base = Integer.parseInt(parts[0]);
                        foreign = Integer.parseInt(parts[1]);
                    }
                    case "decisions" -> decisions = Schedule.parse(rest);
                    case "inputs" -> inputs = valuation(rest);
                    case "path" -> {
                        for (String number : words(rest)) {
                            path.add(term(number));
                        }
                        constraints = path.size();
                    }
                    case "frame" -> frame(rest.split(" "));
                    case "sleep" -> frames.get(frames.size() - 1).sleep.addAll(steps(rest));
                    case "unsettled" -> {
                        for (String number : words(rest)) {
                            frames.get(frames.size() - 1).unsettled.add(Integer.parseInt(number));
                        }
                    }
                    case "node" -> node(rest.split(" ", 5));
                    case "outside" -> {
                        String[] parts = rest.split(" ", 4);
                        List<Step> both = steps(parts[3]);
                        int first = Integer.parseInt(parts[2]);
                        reversals.add(new Reduction.Outside(Integer.parseInt(parts[0]), both.subList(0, first), both.subList(first, both.size()), valuation(parts[1])));
                    }
                    default -> throw new FormatException("'" + line + "' is no part of a search");
                }
            } catch (NullPointerException | IllegalArgumentException | IndexOutOfBoundsException | ClassCastException e) {
                throw new FormatException("'" + line + "' is no part of a search");
            }
        }

        private void frame(String[] words) {
            WakeupTree tree = frames.isEmpty() ? new WakeupTree(null) : frames.get(frames.size() - 1).tree.children.get(0);
            Frame frame = new Frame(new ArrayList<>(), tree, constraints);
            frame.decisions = Integer.parseInt(words[0]);
            frame.detached = Integer.parseInt(words[1]);
            frame.explored = Integer.parseInt(words[2]);
            frame.step = words[3].equals("-") ? null : step(words[3]);
            constraints += frame.step == null || frame.step.constraint() == null ? 0 : 1;
            if (frames.isEmpty()) {
                branch.add(tree);
            }
            frames.add(frame);
        }

        private void node(String[] words) {
            int depth = Integer.parseInt(words[0]);
            WakeupTree node = new WakeupTree(step(words[1]));
            node.open = words[2].equals("open");
            node.inputs = words[3].equals("-") ? null : valuation(words[3]);
            node.instead = words.length == 5 ? words[4] : null;
            branch.subList(depth + 1, branch.size()).clear();
            branch.get(depth).children.add(node);
            branch.add(node);
        }

        private Term term(String number) {
            return number.isEmpty() ? null : terms.get(Integer.parseInt(number));
        }

        private Valuation valuation(String text) {
            Map<Variable, Object> values = new LinkedHashMap<>();
            if (!text.startsWith("{") || !text.endsWith("}")) {
                throw new IllegalArgumentException(text);
            }
            for (String each : text.length() == 2 ? new String[0] : text.substring(1, text.length() - 1).split(",")) {
                String[] pair = each.split("=");
                values.put((Variable) term(pair[0]), ((Constant) term(pair[1])).value());
            }
            return Valuation.of(values);
        }

        private List<Step> steps(String text) {
            List<Step> steps = new ArrayList<>();
            for (String each : words(text)) {
                steps.add(step(each));
            }
            return steps;
        }

        private static String[] words(String text) {
            return text.isBlank() ? new String[0] : text.strip().split(" ");
        }

        private Step step(String text) {
            String[] parts = text.split("/", -1);
            if (parts.length != 6) {
                throw new IllegalArgumentException(text);
            }
            Footprint footprint = Footprint.empty();
            boolean open = parts[3].endsWith("?");
            String touches = open ? parts[3].substring(0, parts[3].length() - 1) : parts[3];
            for (String touch : touches.isEmpty() ? new String[0] : touches.split(",")) {
                String[] range = touch.substring(1).split(":");
                if (touch.charAt(0) == 'a') {
                    footprint.addTo(Long.parseUnsignedLong(range[0], 16), 1, 0, 0);
                    continue;
                }
                footprint.add(Long.parseUnsignedLong(range[0], 16), range.length == 3 ? Integer.parseInt(range[1]) : 0,
                        range.length == 3 ? Integer.parseInt(range[2]) : 0, touch.charAt(0) == 'w', 0, 0);
            }
            return new Step(ThreadId.parse(parts[0]), Integer.parseInt(parts[1]), open ? footprint.openUp() : footprint, Integer.parseInt(parts[2]),
                    term(parts[4]), term(parts[5]));
        }
    }
}
