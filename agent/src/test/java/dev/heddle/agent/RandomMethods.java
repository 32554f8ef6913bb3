package dev.heddle.agent;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Source text of random methods whose variables are written where nobody reads them, live in few slots under many types, and meet in loops, handlers and switches. */
final class RandomMethods {

    private static final String[] TYPES = {"int", "long", "float", "double", "boolean", "byte", "char", "short", "String", "Object", "Integer", "int[]"};

    /** A variable in scope. */
    private record Variable(String type, String name) {
    }

    private final Random random;
    private final StringBuilder text = new StringBuilder();
    private final List<Variable> scope = new ArrayList<>();
    private int names;
    private int loops;

    private RandomMethods(Random random) {
        this.random = random;
    }

    /** A class of that name with as many methods. */
    static String source(String name, int methods, long seed) {
        RandomMethods writer = new RandomMethods(new Random(seed));
        writer.text.append("class ").append(name).append(" {\n");
        for (String type : TYPES) {
            String field = field(type);
            writer.text.append("static ").append(type).append(' ').append(field).append("; ").append(type).append(" own_").append(field).append(";\n");
        }
        for (int i = 0; i < methods; i++) {
            writer.method(i);
        }
        return writer.text.append("}\n").toString();
    }

    private static String field(String type) {
        return "of_" + type.replace("[]", "s").toLowerCase();
    }

    private void method(int number) {
        scope.clear();
        loops = 0;
        String result = type();
        text.append(random.nextBoolean() ? "static " : "").append(result).append(" m").append(number).append('(');
        int parameters = random.nextInt(4);
        for (int i = 0; i < parameters; i++) {
            Variable parameter = new Variable(type(), "p" + i);
            scope.add(parameter);
            text.append(i == 0 ? "" : ", ").append(parameter.type).append(' ').append(parameter.name);
        }
        text.append(") {\n");
        block(3);
        text.append("return ").append(expression(result, 2)).append(";\n}\n");
    }

    private String type() {
        return TYPES[random.nextInt(TYPES.length)];
    }

    private void block(int depth) {
        int before = scope.size();
        int count = 1 + random.nextInt(4);
        for (int i = 0; i < count; i++) {
            statement(depth);
        }
        while (scope.size() > before) {
            scope.remove(scope.size() - 1);
        }
    }

    private void braced(int depth) {
        text.append("{\n");
        block(depth);
        text.append("}\n");
    }

    private void statement(int depth) {
        switch (depth == 0 ? random.nextInt(6) : random.nextInt(16)) {
            case 0, 1, 2 -> declare();
            case 3 -> assign();
            case 4 -> increment();
            case 5 -> text.append("if (").append(expression("boolean", 1)).append(") { ").append(leave()).append(" }\n");
            case 6, 7 -> {
                text.append("if (").append(expression("boolean", 2)).append(") ");
                braced(depth - 1);
                if (random.nextBoolean()) {
                    text.append("else ");
                    braced(depth - 1);
                }
            }
            case 8 -> {
                text.append("while (").append(expression("boolean", 2)).append(") ");
                loop(depth);
            }
            case 9 -> {
                text.append("for (int i").append(names).append(" = ").append(expression("int", 1)).append("; i").append(names).append(" < 9; i").append(names++).append("++) ");
                loop(depth);
            }
            case 10, 11 -> attempt(depth);
            case 12 -> select(depth);
            case 13 -> {
                text.append("synchronized (\"\") ");
                braced(depth - 1);
            }
            case 14 -> {
                text.append("do ");
                loops++;
                braced(depth - 1);
                loops--;
                text.append("while (").append(expression("boolean", 1)).append(");\n");
            }
            default -> braced(depth - 1);
        }
    }

    private void loop(int depth) {
        loops++;
        braced(depth - 1);
        loops--;
    }

    private void attempt(int depth) {
        text.append("try ");
        braced(depth - 1);
        boolean caught = random.nextBoolean();
        if (caught) {
            text.append("catch (").append(random.nextBoolean() ? "RuntimeException" : "ArithmeticException | ClassCastException").append(" e").append(names++).append(") ");
            braced(depth - 1);
        }
        if (!caught || random.nextBoolean()) {
            text.append("finally ");
            int outer = loops;
            loops = 0;
            braced(depth - 1);
            loops = outer;
        }
    }

    private void select(int depth) {
        boolean strings = random.nextBoolean();
        text.append("switch (").append(strings ? "\"\" + " + expression("String", 1) : expression("int", 2)).append(") {\n");
        for (int i = 0; i < 3; i++) {
            text.append("case ").append(strings ? "\"" + i + "\"" : String.valueOf(i * random.nextInt(1, 50) + 100 * i)).append(": ");
            braced(depth - 1);
            text.append(random.nextBoolean() ? "break;\n" : "");
        }
        text.append("default: ");
        braced(depth - 1);
        text.append("}\n");
    }

    private String leave() {
        return switch (random.nextInt(4)) {
            case 0 -> loops > 0 ? "break;" : "throw new ArithmeticException();";
            case 1 -> loops > 0 ? "continue;" : "throw new IllegalStateException();";
            default -> "throw new RuntimeException();";
        };
    }

    private void declare() {
        String type = type();
        String value = expression(type, 2);
        Variable variable = new Variable(type, "v" + names++);
        text.append(type).append(' ').append(variable.name).append(" = ").append(value).append(";\n");
        scope.add(variable);
    }

    private void assign() {
        if (!scope.isEmpty()) {
            Variable variable = scope.get(random.nextInt(scope.size()));
            text.append(variable.name).append(" = ").append(expression(variable.type, 2)).append(";\n");
        }
    }

    private void increment() {
        List<Variable> numbers = scope.stream().filter(each -> isNumber(each.type)).toList();
        if (!numbers.isEmpty()) {
            Variable variable = numbers.get(random.nextInt(numbers.size()));
            text.append(variable.name).append(random.nextBoolean() ? "++" : " -= 3").append(";\n");
        }
    }

    private static boolean isNumber(String type) {
        return switch (type) {
            case "int", "long", "float", "double", "byte", "char", "short", "Integer" -> true;
            default -> false;
        };
    }

    private String expression(String type, int depth) {
        List<Variable> fitting = scope.stream().filter(each -> each.type.equals(type)).toList();
        if (!fitting.isEmpty() && random.nextInt(3) != 0) {
            return fitting.get(random.nextInt(fitting.size())).name;
        }
        if (depth == 0 || random.nextInt(4) == 0) {
            return random.nextBoolean() ? field(type) : constant(type);
        }
        if (random.nextInt(6) == 0) {
            return "(" + expression("boolean", depth - 1) + " ? (" + type + ") " + expression(type, depth - 1) + " : (" + type + ") " + expression(type, depth - 1) + ")";
        }
        return switch (type) {
            case "boolean" -> compound(depth - 1);
            case "String" -> "(" + expression(type(), depth - 1) + " + \"-\" + " + expression(type(), depth - 1) + ")";
            case "Object" -> expression("String", depth - 1);
            case "Integer" -> "Integer.valueOf(" + expression("int", depth - 1) + ")";
            case "int[]" -> "new int[] {" + expression("int", depth - 1) + ", (int) " + expression("double", depth - 1) + "}";
            default -> "(" + type + ") (" + expression(number(), depth - 1) + " " + "+-*/%".charAt(random.nextInt(5)) + " " + expression(number(), depth - 1) + ")";
        };
    }

    private String number() {
        String type;
        do {
            type = type();
        } while (!isNumber(type) || type.equals("Integer"));
        return type;
    }

    private String compound(int depth) {
        return switch (random.nextInt(4)) {
            case 0 -> "(" + expression("boolean", depth) + " && " + expression("boolean", depth) + ")";
            case 1 -> "!" + expression("boolean", depth);
            case 2 -> "(" + expression("Object", depth) + " instanceof String)";
            default -> "(" + expression(number(), depth) + " < " + field(number()) + ")";
        };
    }

    private String constant(String type) {
        return switch (type) {
            // What the compiler knows to be constant would make code unreachable.
            case "boolean" -> "(of_object == null)";
            case "String", "Object" -> "\"s\"";
            case "Integer" -> "Integer.valueOf(7)";
            case "int[]" -> "new int[2]";
            default -> "((" + type + ") " + random.nextInt(100) + ")";
        };
    }
}
