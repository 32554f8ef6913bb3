package dev.heddle;

import java.util.ArrayList;
import java.util.List;

/** A scenario as a table: a column for each thread, with what the calls gave. */
final class ScenarioText {

    private ScenarioText() {
    }

    /** {@code play} is null if it is not known what the calls gave. */
    static String table(Scenario scenario, Play play, Specification specification) {
        List<List<String>> columns = new ArrayList<>();
        for (int i = 0; i < scenario.threads().size(); i++) {
            List<String> column = new ArrayList<>(List.of(Run.name(i)));
            for (int k = 0; k < scenario.threads().get(i).size(); k++) {
                column.add(scenario.threads().get(i).get(k) + (play == null ? "" : play.answer(i, k).toString()));
            }
            columns.add(column);
        }
        StringBuilder text = new StringBuilder();
        if (!scenario.before().isEmpty()) {
            text.append("  first ").append(calls(scenario.before(), play == null ? null : play.before())).append("\n\n");
        }
        int rows = columns.stream().mapToInt(List::size).max().orElse(0);
        for (int row = 0; row < rows; row++) {
            StringBuilder line = new StringBuilder("  ");
            for (List<String> column : columns) {
                int width = column.stream().mapToInt(String::length).max().orElse(0);
                String cell = row < column.size() ? column.get(row) : "";
                line.append(cell).append(" ".repeat(width - cell.length() + 4));
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        String then = afterwards(scenario, play, specification);
        return then.isEmpty() ? text.toString() : text + "\n  then " + then + "\n";
    }

    /** What comes after the threads. */
    static String afterwards(Scenario scenario, Play play, Specification specification) {
        String calls = calls(scenario.after(), play == null ? null : play.after());
        if (play == null || play.state() == null) {
            return calls;
        }
        return calls + (calls.isEmpty() ? "" : ", ") + specification.state().orElseThrow().name() + "()" + play.state();
    }

    private static String calls(List<Invocation> invocations, CallResult[] answers) {
        List<String> calls = new ArrayList<>();
        for (int i = 0; i < invocations.size(); i++) {
            calls.add(invocations.get(i) + (answers == null ? "" : answers[i].toString()));
        }
        return String.join(", ", calls);
    }
}
