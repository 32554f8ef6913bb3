package dev.heddle.agent;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Source text of random methods that compute numbers of numbers, with branches of all kinds: such that only compute, in and beside such that do more. */
final class RandomCalculations {

    /** How many elements of each kind a method is given, and gives back. */
    static final int PLACES = 2;

    private static final List<String> TYPES = List.of("int", "long", "float", "double", "boolean");
    private static final List<String> ARRAYS = List.of("ints", "longs", "floats", "doubles", "truths");

    private final Random random;
    private final StringBuilder text = new StringBuilder();
    private int names;
    private int loops;

    private RandomCalculations(Random random) {
        this.random = random;
    }

    /** A class of that name with as many methods {@code m0}, {@code m1} and so on, which read and write elements of arrays. */
    static String source(String name, int methods, long seed) {
        RandomCalculations writer = new RandomCalculations(new Random(seed));
        writer.text.append("public class ").append(name).append(" {\n");
        writer.text.append("static int least(int a, int b) { if (a < b) return a; return b; }\n");
        writer.text.append("static int kind(int a) { switch (a) { case 0: return 3; case 1: case 2: return a; default: return a > 9 ? -1 : 5; } }\n");
        writer.text.append("static long steps(long a, int b) { if (b > 0) { if (b > 5) { a += b; } else { return a * 3; } } return b == 0 ? -a : a; }\n");
        writer.text.append("static int counted(int a) { int n = 0; for (int i = 0; i < 3; i++) { if ((a >> i & 1) != 0) { n++; } } return n; }\n");
        for (int i = 0; i < methods; i++) {
            writer.method(i);
        }
        return writer.text.append("}\n").toString();
    }

    private void method(int number) {
        text.append("public static void m").append(number).append("(int[] ints, long[] longs, float[] floats, double[] doubles, boolean[] truths) {\n");
        for (int type = 0; type < TYPES.size(); type++) {
            for (int i = 0; i < PLACES; i++) {
                text.append(TYPES.get(type)).append(' ').append(variable(type, i)).append(" = ").append(ARRAYS.get(type)).append('[').append(i).append("];\n");
            }
        }
        loops = 0;
        block(3);
        for (int type = 0; type < TYPES.size(); type++) {
            for (int i = 0; i < PLACES; i++) {
                text.append(ARRAYS.get(type)).append('[').append(i).append("] = ").append(variable(type, i)).append(";\n");
            }
        }
        text.append("}\n");
    }

    private static String variable(int type, int place) {
        return TYPES.get(type).charAt(0) + "" + place;
    }

    private String variable(int type) {
        return variable(type, random.nextInt(PLACES));
    }

    private void block(int depth) {
        text.append("{\n");
        int count = 1 + random.nextInt(4);
        for (int i = 0; i < count; i++) {
            statement(depth);
        }
        text.append("}\n");
    }

    private void statement(int depth) {
        int type = random.nextInt(TYPES.size());
        switch (depth == 0 ? random.nextInt(6) : random.nextInt(14)) {
            case 0, 1, 2 -> text.append(variable(type)).append(" = ").append(expression(type, 2)).append(";\n");
            case 3 -> text.append(variable(0)).append(random.nextBoolean() ? "++" : " -= 3").append(";\n");
            case 4 -> {
                String name = "t" + names++;
                text.append(TYPES.get(type)).append(' ').append(name).append(" = ").append(expression(type, 1)).append("; ").append(variable(type)).append(" = ").append(name).append(";\n");
            }
            case 5 -> leave();
            case 6, 7, 8, 9 -> {
                text.append("if (").append(expression(4, 2)).append(") ");
                block(depth - 1);
                if (random.nextBoolean()) {
                    text.append("else ");
                    block(depth - 1);
                }
            }
            case 10 -> {
                String name = "k" + names++;
                text.append("for (int ").append(name).append(" = 0; ").append(name).append(" < 3; ").append(name).append("++) ");
                loops++;
                block(depth - 1);
                loops--;
            }
            case 11 -> {
                text.append("switch (").append(expression(0, 1)).append(") {\ncase 0: ");
                block(depth - 1);
                text.append(random.nextBoolean() ? "break;\n" : "").append("case 7: case -1: ");
                block(depth - 1);
                text.append("break;\ndefault: ");
                block(depth - 1);
                text.append("}\n");
            }
            case 12 -> {
                text.append("try { ").append(variable(0)).append(" /= ").append(variable(0)).append(";\n");
                statement(depth - 1);
                text.append("} catch (ArithmeticException e").append(names++).append(") ");
                block(depth - 1);
            }
            default -> text.append(ARRAYS.get(0)).append('[').append(variable(0)).append(" & 1] = ").append(variable(0)).append(";\n");
        }
    }

    private void leave() {
        if (loops > 0) {
            text.append("if (").append(expression(4, 1)).append(") { ").append(random.nextBoolean() ? "break" : "continue").append("; }\n");
        }
    }

    private String expression(int type, int depth) {
        if (depth == 0 || random.nextInt(4) == 0) {
            return random.nextInt(3) == 0 ? constant(type) : variable(type);
        }
        if (random.nextInt(4) == 0) {
            return "(" + expression(4, depth - 1) + " ? " + expression(type, depth - 1) + " : " + expression(type, depth - 1) + ")";
        }
        if (random.nextInt(8) == 0) {
            return ARRAYS.get(type) + "[" + random.nextInt(PLACES + 1) % PLACES + "]";
        }
        return switch (type) {
            case 0 -> integral(depth - 1);
            case 4 -> condition(depth - 1);
            default -> "(" + TYPES.get(type) + ") (" + expression(random.nextInt(4), depth - 1) + " " + "+-*".charAt(random.nextInt(3)) + " " + expression(type, depth - 1) + ")";
        };
    }

    private String integral(int depth) {
        String a = expression(0, depth);
        String b = expression(0, depth);
        return switch (random.nextInt(10)) {
            case 0 -> "least(" + a + ", " + b + ")";
            case 1 -> "kind(" + a + ")";
            case 2 -> "(int) steps(" + a + ", " + b + ")";
            case 3 -> "counted(" + a + ")";
            case 4 -> "(" + a + " / 7)";
            case 5 -> "(" + a + " % 3)";
            case 6 -> "(" + a + " >> 2)";
            case 7 -> "(int) " + expression(1 + random.nextInt(3), depth);
            case 8 -> "(byte) " + a;
            default -> "(" + a + " " + "+-*&|^".charAt(random.nextInt(6)) + " " + b + ")";
        };
    }

    private String condition(int depth) {
        int type = random.nextInt(4);
        return switch (random.nextInt(6)) {
            case 0 -> "(" + expression(4, depth) + " && " + expression(4, depth) + ")";
            case 1 -> "(" + expression(4, depth) + " || " + expression(4, depth) + ")";
            case 2 -> "!" + expression(4, depth);
            case 3 -> "(" + expression(type, depth) + " == " + expression(type, depth) + ")";
            default -> "(" + expression(type, depth) + (random.nextBoolean() ? " < " : " >= ") + expression(type, depth) + ")";
        };
    }

    private String constant(int type) {
        int number = random.nextInt(12) - 3;
        return switch (type) {
            case 1 -> number + "L";
            case 2 -> number + ".5f";
            case 3 -> number + ".25";
            // What the compiler knows to be constant would make code unreachable.
            case 4 -> "(ints.length > " + number + ")";
            default -> String.valueOf(number);
        };
    }
}
