package dev.heddle.dpor;

import dev.heddle.model.Footprint;
import dev.heddle.model.FormatException;
import dev.heddle.model.ThreadId;
import java.util.ArrayList;
import java.util.List;

/**
 * Steps, sequences and trees of them as text without line breaks, so that another process, or a later one, can go on with
 * them.
 *
 * <p>A step is {@code thread/ordinal/label/touch,touch,...}, where a touch is {@code r} or {@code w}, the resource's number
 * and, for array elements, {@code :from:to}; a {@code ?} at the end says that it is open what the step will change. Steps are separated by blanks; a tree is a step followed by its children in
 * parentheses.
 */
final class Texts {

    private Texts() {
    }

    static String of(Step step) {
        StringBuilder text = new StringBuilder();
        text.append(step.thread()).append('/').append(step.ordinal()).append('/').append(step.label()).append('/');
        Footprint footprint = step.footprint();
        for (int i = 0; i < footprint.size(); i++) {
            text.append(i == 0 ? "" : ",").append(footprint.writes(i) ? 'w' : 'r').append(Long.toHexString(footprint.key(i)));
            if (footprint.from(i) != 0 || footprint.to(i) != 0) {
                text.append(':').append(footprint.from(i)).append(':').append(footprint.to(i));
            }
        }
        return text.append(footprint.isOpen() ? "?" : "").toString();
    }

    static String of(List<Step> steps) {
        StringBuilder text = new StringBuilder();
        for (Step step : steps) {
            text.append(text.length() == 0 ? "" : " ").append(of(step));
        }
        return text.toString();
    }

    /** The children of {@code tree}. */
    static String of(WakeupTree tree) {
        StringBuilder text = new StringBuilder();
        for (WakeupTree child : tree.children) {
            text.append(text.length() == 0 ? "" : " ").append(of(child.step)).append('(').append(of(child)).append(')');
        }
        return text.toString();
    }

    static Step step(String text) {
        String[] parts = text.split("/", -1);
        if (parts.length != 4) {
            throw new FormatException("'" + text + "' is no step");
        }
        try {
            Footprint footprint = Footprint.empty();
            boolean open = parts[3].endsWith("?");
            String touches = open ? parts[3].substring(0, parts[3].length() - 1) : parts[3];
            for (String touch : touches.isEmpty() ? new String[0] : touches.split(",")) {
                String[] range = touch.substring(1).split(":");
                footprint.add(Long.parseUnsignedLong(range[0], 16), range.length == 3 ? Integer.parseInt(range[1]) : 0,
                        range.length == 3 ? Integer.parseInt(range[2]) : 0, touch.charAt(0) == 'w', 0, 0);
            }
            return new Step(ThreadId.parse(parts[0]), Integer.parseInt(parts[1]), open ? footprint.openUp() : footprint, Integer.parseInt(parts[2]));
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            throw new FormatException("'" + text + "' is no step");
        }
    }

    static List<Step> steps(String text) {
        List<Step> steps = new ArrayList<>();
        for (String each : text.isBlank() ? new String[0] : text.split(" ")) {
            steps.add(step(each));
        }
        return steps;
    }

    static WakeupTree tree(String text) {
        WakeupTree root = new WakeupTree(null);
        int end = children(root, text, 0);
        if (end != text.length()) {
            throw new FormatException("'" + text + "' is no tree of steps");
        }
        return root;
    }

    private static int children(WakeupTree node, String text, int start) {
        int at = start;
        while (at < text.length() && text.charAt(at) != ')') {
            if (text.charAt(at) == ' ') {
                at++;
            }
            int open = text.indexOf('(', at);
            if (open < 0) {
                throw new FormatException("'" + text + "' is no tree of steps");
            }
            WakeupTree child = new WakeupTree(step(text.substring(at, open)));
            node.children.add(child);
            at = children(child, text, open + 1);
            if (at >= text.length()) {
                throw new FormatException("'" + text + "' is no tree of steps");
            }
            at++;
        }
        return at;
    }
}
