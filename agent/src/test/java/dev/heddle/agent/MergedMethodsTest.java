package dev.heddle.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.agent.code.Hierarchy;
import dev.heddle.agent.code.Scope;
import dev.heddle.agent.schedule.ModelTable;
import dev.heddle.runtime.shadow.Places;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.term.Constant;
import dev.heddle.term.Term;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.io.IOException;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random methods compute with shadows what they compute without, and the terms that they end with have the values that the method computes for all other inputs that go the
 * same way: those of branches that are merged among them.
 */
class MergedMethodsTest {

    private static final ModelTable MODELS = new ModelTable();
    private static final int CLASSES = Integer.getInteger("heddle.classes", 2);
    private static final int METHODS = 60;
    private static final int INPUTS = 40;
    private static final int FOLLOWED = 4;

    private final Random random = new Random(5);
    private int alike;

    @Test
    void termsOfAllWays(@TempDir Path directory) throws IOException, ReflectiveOperationException {
        for (int seed = 0; seed < CLASSES; seed++) {
            byte[] file = compiled("Calculations" + seed, seed, directory);
            Class<?> plain = new Loader().define(file);
            Class<?> followed = new Loader().define(
                    new ClassInstrumenter(MODELS, new Hierarchy(false), MergedMethodsTest.class.getClassLoader(), false, Scope.FULL, true, Depth.INPUTS).instrument(file));
            for (int i = 0; i < METHODS; i++) {
                compare(method(plain, i), method(followed, i));
            }
        }
        // Branches that are not merged would keep most of them apart.
        assertTrue(alike > CLASSES * METHODS * FOLLOWED * INPUTS / 3, () -> "only " + alike + " inputs went the same way as others");
    }

    private static byte[] compiled(String name, long seed, Path directory) throws IOException {
        Path source = directory.resolve(name + ".java");
        Files.writeString(source, RandomCalculations.source(name, METHODS, seed));
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, "-nowarn", "-d", directory.toString(), source.toString()));
        return Files.readAllBytes(directory.resolve(name + ".class"));
    }

    private static Method method(Class<?> type, int number) throws NoSuchMethodException {
        return type.getMethod("m" + number, int[].class, long[].class, float[].class, double[].class, boolean[].class);
    }

    private void compare(Method plain, Method followed) throws ReflectiveOperationException {
        List<Arguments> all = Stream.generate(() -> new Arguments(random)).limit(INPUTS).toList();
        Map<Arguments, Arguments> results = new HashMap<>();
        for (Arguments each : all) {
            Arguments copy = each.copy();
            plain.invoke(null, copy.arrays);
            results.put(each, copy);
        }
        for (Arguments one : all.subList(0, FOLLOWED)) {
            Arguments copy = one.copy();
            try (Following following = new Following(one.valuation())) {
                copy.giveShadows();
                followed.invoke(null, copy.arrays);
                assertEquals(results.get(one).toString(), copy.toString(), () -> plain.getName() + " with " + one);
                assertTrue(following.goesTheSameWay(one.valuation()), () -> plain.getName() + " with " + one);
                for (Arguments other : all) {
                    if (following.goesTheSameWay(other.valuation())) {
                        alike++;
                        assertEquals(results.get(other).toString(), copy.evaluated(other.valuation()), () -> plain.getName() + " followed with " + one + ", asked for " + other);
                    }
                }
            }
        }
    }

    private static final class Loader extends ClassLoader {

        Loader() {
            super(MergedMethodsTest.class.getClassLoader());
        }

        Class<?> define(byte[] file) {
            return defineClass(null, file, 0, file.length);
        }
    }

    /** The arrays that a method is called with. */
    private static final class Arguments {

        private static final Variable[][] VARIABLES = new Variable[5][RandomCalculations.PLACES];

        static {
            for (int i = 0; i < RandomCalculations.PLACES; i++) {
                VARIABLES[0][i] = Variable.ofInt("i" + i);
                VARIABLES[1][i] = Variable.ofLong("l" + i);
                VARIABLES[2][i] = Variable.ofFloat("f" + i);
                VARIABLES[3][i] = Variable.ofDouble("d" + i);
                VARIABLES[4][i] = Variable.ofBoolean("b" + i);
            }
        }

        final Object[] arrays;

        private Arguments(Object[] arrays) {
            this.arrays = arrays;
        }

        Arguments(Random random) {
            this(empty());
            for (int i = 0; i < RandomCalculations.PLACES; i++) {
                boolean small = random.nextInt(4) != 0;
                ((int[]) arrays[0])[i] = small ? random.nextInt(20) - 8 : random.nextInt();
                ((long[]) arrays[1])[i] = small ? random.nextInt(20) - 8 : random.nextLong();
                ((float[]) arrays[2])[i] = small ? random.nextInt(20) / 2f - 4 : random.nextInt(3) == 0 ? Float.NaN : random.nextFloat() * 1e10f;
                ((double[]) arrays[3])[i] = small ? random.nextInt(20) / 4.0 - 3 : random.nextInt(3) == 0 ? -0.0 : random.nextDouble() * 1e30;
                ((boolean[]) arrays[4])[i] = random.nextBoolean();
            }
        }

        private static Object[] empty() {
            int size = RandomCalculations.PLACES;
            return new Object[] {new int[size], new long[size], new float[size], new double[size], new boolean[size]};
        }

        Arguments copy() {
            Object[] copies = empty();
            for (int i = 0; i < copies.length; i++) {
                System.arraycopy(arrays[i], 0, copies[i], 0, RandomCalculations.PLACES);
            }
            return new Arguments(copies);
        }

        /** The element as a value of terms. */
        private Object element(int kind, int place) {
            Object value = Array.get(arrays[kind], place);
            return value instanceof Boolean truth ? Integer.valueOf(truth ? 1 : 0) : value;
        }

        Valuation valuation() {
            Map<Variable, Object> values = new HashMap<>();
            for (int kind = 0; kind < arrays.length; kind++) {
                for (int i = 0; i < RandomCalculations.PLACES; i++) {
                    values.put(VARIABLES[kind][i], element(kind, i));
                }
            }
            return Valuation.of(values);
        }

        void giveShadows() {
            for (int kind = 0; kind < arrays.length; kind++) {
                for (int i = 0; i < RandomCalculations.PLACES; i++) {
                    Shadows.TABLE.put(arrays[kind], i, VARIABLES[kind][i], Shadows.bits(element(kind, i)));
                }
            }
        }

        /** What the elements would be with these inputs, as far as their shadows say. */
        String evaluated(Valuation inputs) {
            StringBuilder text = new StringBuilder();
            for (int kind = 0; kind < arrays.length; kind++) {
                for (int i = 0; i < RandomCalculations.PLACES; i++) {
                    Term shadow = Places.before(arrays[kind], i);
                    text.append((shadow == null ? Constant.ofValue(element(kind, i)) : shadow).evaluate(inputs)).append(' ');
                }
            }
            return text.toString();
        }

        @Override
        public String toString() {
            StringBuilder text = new StringBuilder();
            for (int kind = 0; kind < arrays.length; kind++) {
                for (int i = 0; i < RandomCalculations.PLACES; i++) {
                    text.append(element(kind, i)).append(' ');
                }
            }
            return text.toString();
        }
    }
}
