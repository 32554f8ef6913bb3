package dev.heddle.corpus;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A method about whose result the answer is known. In the tables of {@code corpus/oracle} it is a line
 * {@code RESULT: INPUT; INPUT -> BODY}.
 *
 * <p>An input is declared as in Java, with its range or its greatest length behind the type: {@code int(0, 9) x}, {@code String(5) s}, {@code int(3)[] a}. If
 * inputs have witnesses, as in {@code int x = 77}, the question is whether there are inputs for which the method returns what it returns for these: there are.
 * If they have none, the method returns true for all inputs. The body is an expression or a block. Each {@code ⟨a¦b⟩} in a line stands for
 * either, so that a line is many shapes.
 */
record Shape(String family, String text, String result, List<Input> inputs, String body) {

    private static final String BRACKETS = "⟨⟩";

    /**
     * What a method is given.
     *
     * @param range what is in the brackets behind the type; empty if there are none
     * @param witness empty if the method returns true for every value
     */
    record Input(String type, String range, String name, String witness) {

        static Input parse(String text) {
            String[] parts = text.split(" = ", 2);
            String declared = parts[0].strip();
            int space = declared.lastIndexOf(' ');
            String type = declared.substring(0, space);
            int open = type.indexOf('(');
            int close = type.indexOf(')');
            String range = open < 0 ? "" : type.substring(open + 1, close);
            return new Input(open < 0 ? type : type.substring(0, open) + type.substring(close + 1), range, declared.substring(space + 1), parts.length > 1 ? parts[1].strip() : "");
        }

        String any() {
            String element = type.replace("[]", "");
            String name = Character.toUpperCase(element.charAt(0)) + element.substring(1) + (type.endsWith("[]") ? "Array" : "");
            return "Heddle.any" + name + "(\"" + this.name + "\"" + (range.isEmpty() ? "" : ", " + range) + ")";
        }

        String given() {
            return type.endsWith("[]") ? "new " + type + " " + witness : "(" + type + ") " + witness;
        }
    }

    /** All shapes of a table, whose name is that of their family. */
    static List<Shape> read(Path table) {
        String family = table.getFileName().toString().replaceFirst("\\..*", "");
        try (Stream<String> lines = Files.lines(table)) {
            return lines.filter(line -> !line.isBlank() && !line.startsWith("#")).flatMap(line -> expand(line).stream()).map(line -> parse(family, line)).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Shape parse(String family, String line) {
        int colon = line.indexOf(": ");
        int arrow = line.indexOf(" -> ");
        if (colon < 0 || arrow < colon) {
            throw new IllegalArgumentException("no shape: " + line);
        }
        List<Input> inputs = Arrays.stream(line.substring(colon + 2, arrow).split("; ")).map(Input::parse).toList();
        return new Shape(family, line, line.substring(0, colon), inputs, line.substring(arrow + 4));
    }

    /** What a line stands for; the innermost brackets come last, so that there may be some within others. */
    static List<String> expand(String line) {
        int open = line.indexOf(BRACKETS.charAt(0));
        if (open < 0) {
            return List.of(line);
        }
        int depth = 0;
        int start = open + 1;
        List<String> all = new ArrayList<>();
        for (int i = open; ; i++) {
            char here = line.charAt(i);
            depth += here == BRACKETS.charAt(0) ? 1 : here == BRACKETS.charAt(1) ? -1 : 0;
            if (depth == 0 || depth == 1 && here == '¦') {
                all.add(line.substring(start, i));
                start = i + 1;
            }
            if (depth == 0) {
                String before = line.substring(0, open);
                String after = line.substring(i + 1);
                return all.stream().flatMap(each -> expand(before + each + after).stream()).toList();
            }
        }
    }

    boolean hasWitness() {
        return !inputs.get(0).witness().isEmpty();
    }

    /** The method, and {@code check} with the same number, which fails if there are the inputs that are asked for. */
    String source(int number) {
        String parameters = inputs.stream().map(input -> input.type() + " " + input.name()).collect(Collectors.joining(", "));
        String method = "static " + result + " f" + number + "(" + parameters + ") throws Exception "
                + (body.startsWith("{") ? body : "{ return " + body + "; }");
        String call = inputs.stream().map(Input::any).collect(Collectors.joining(", "));
        String check = hasWitness()
                ? result + " wanted = f" + number + "(" + inputs.stream().map(Input::given).collect(Collectors.joining(", ")) + "); "
                        + result + " got; try { got = f" + number + "(" + call + "); } catch (RuntimeException other) { return; } "
                        + "if (same(got, wanted)) { throw new Reached(); }"
                : "if (!f" + number + "(" + call + ")) { throw new Reached(); }";
        return "  " + method + "\n  public static void check" + number + "() throws Exception { " + check + " }\n";
    }

    @Override
    public String toString() {
        return text;
    }
}
