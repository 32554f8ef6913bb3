package dev.heddle.model;

import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

/**
 * The decisions of one execution, in order.
 *
 * <p>As text, decisions stand between blanks: {@code 2} lets thread 2 go on, {@code =3} takes the value 3, and
 * {@code 2*5} is {@code 2} five times.
 */
public record Schedule(List<Decision> decisions) {

    public static final Schedule EMPTY = new Schedule(List.of());

    /** How many decisions are read from a text; more would not fit into memory. */
    private static final int LONGEST = 10_000_000;

    public Schedule {
        decisions = List.copyOf(decisions);
    }

    public int size() {
        return decisions.size();
    }

    public static Schedule parse(String text) {
        List<Decision> decisions = new ArrayList<>();
        // One after the other: somebody else's text may hold more of them than there is room for.
        StringTokenizer tokens = new StringTokenizer(text, " \t\n\u000B\f\r");
        while (tokens.hasMoreTokens()) {
            String token = tokens.nextToken();
            int star = token.indexOf('*');
            Decision decision = Decision.parse(star < 0 ? token : token.substring(0, star));
            int times = star < 0 ? 1 : times(token, token.substring(star + 1));
            if (decisions.size() + times > LONGEST) {
                throw new FormatException("the schedule has more than " + LONGEST + " decisions");
            }
            for (int i = 0; i < times; i++) {
                decisions.add(decision);
            }
        }
        return new Schedule(decisions);
    }

    private static int times(String token, String digits) {
        try {
            int times = Integer.parseInt(digits);
            if (times > 0 && times <= LONGEST) {
                return times;
            }
        } catch (NumberFormatException e) {
            // reported below
        }
        throw new FormatException("'" + token + "' is not a decision");
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int i = 0, run; i < decisions.size(); i += run) {
            Decision decision = decisions.get(i);
            run = 1;
            while (i + run < decisions.size() && decisions.get(i + run).equals(decision)) {
                run++;
            }
            text.append(i == 0 ? "" : " ").append(decision);
            if (run > 1) {
                text.append('*').append(run);
            }
        }
        return text.toString();
    }
}
