package dev.heddle;

import java.util.ArrayList;
import java.util.List;

/** Reads the text form of a scenario. */
final class ScenarioParser {

    private final String text;
    private final Specification specification;
    private int at;

    ScenarioParser(String text, Specification specification) {
        this.text = text;
        this.specification = specification;
    }

    Scenario parse() {
        List<Invocation> before = peek() == '[' ? bracketed() : List.of();
        List<List<Invocation>> threads = new ArrayList<>();
        threads.add(invocations());
        while (peek() == '|') {
            at++;
            threads.add(invocations());
        }
        List<Invocation> after = peek() == '[' ? bracketed() : List.of();
        if (at < text.length()) {
            throw wrong("there is something left");
        }
        if (threads.stream().anyMatch(List::isEmpty)) {
            throw wrong("a thread calls nothing");
        }
        return new Scenario(before, threads, after);
    }

    private List<Invocation> bracketed() {
        at++;
        List<Invocation> invocations = invocations();
        expect(']');
        return invocations;
    }

    private List<Invocation> invocations() {
        List<Invocation> invocations = new ArrayList<>();
        while (Character.isJavaIdentifierStart(peek())) {
            invocations.add(invocation());
        }
        return invocations;
    }

    private Invocation invocation() {
        int start = at;
        while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at))) {
            at++;
        }
        Specification.Method operation = specification.operation(text.substring(start, at));
        expect('(');
        List<Object> arguments = new ArrayList<>();
        for (Parameter parameter : operation.parameters()) {
            if (!arguments.isEmpty()) {
                expect(',');
            }
            arguments.add(Parameter.value(parameter.type(), literal(), operation.name()));
        }
        expect(')');
        return new Invocation(operation, arguments);
    }

    private String literal() {
        char quote = peek();
        StringBuilder literal = new StringBuilder();
        if (quote != '"' && quote != '\'') {
            while (at < text.length() && ",) ".indexOf(text.charAt(at)) < 0) {
                literal.append(text.charAt(at++));
            }
            return literal.toString();
        }
        at++;
        while (at < text.length() && text.charAt(at) != quote) {
            if (text.startsWith("\\u", at) && at + 6 <= text.length()) {
                literal.append((char) Integer.parseInt(text.substring(at + 2, at + 6), 16));
                at += 6;
                continue;
            }
            if (text.charAt(at) == '\\' && at + 1 < text.length()) {
                at++;
            }
            literal.append(text.charAt(at++));
        }
        expect(quote);
        return literal.toString();
    }

    /** The next character that is no blank; 0 at the end. */
    private char peek() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
        return at < text.length() ? text.charAt(at) : 0;
    }

    private void expect(char next) {
        if (peek() != next) {
            throw wrong("'" + next + "' is missing");
        }
        at++;
    }

    private IllegalArgumentException wrong(String what) {
        return new IllegalArgumentException("'" + text + "' is no scenario: " + what + " at character " + (at + 1));
    }
}
