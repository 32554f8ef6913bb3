package dev.heddle.runtime.shadow.jdk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.term.Term;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The terms that models of static methods of numbers give have the values that the JDK's methods have. */
class ShadowModelsTest {

    private static final int RANDOM = 10_000;

    @Test
    void haveTheValuesOfTheMethods() throws ReflectiveOperationException {
        int compared = 0;
        for (Class<?> models : ShadowModels.ALL) {
            for (Method model : models.getDeclaredMethods()) {
                for (Class<?> modelled : ShadowModels.modelledBy(models)) {
                    Method method = method(modelled, model);
                    if (method != null && model.getReturnType() == Term.class) {
                        compare(method, model);
                        compared++;
                    }
                }
            }
        }
        assertTrue(compared > 120, compared + " models");
    }

    /** The static method of numbers that is modelled; null if the model is of something else. */
    private static Method method(Class<?> modelled, Method model) {
        for (Method candidate : modelled.getMethods()) {
            if (Modifier.isPublic(model.getModifiers()) && Modifier.isStatic(candidate.getModifiers()) && candidate.getName().equals(model.getName())
                    && Arrays.stream(candidate.getParameterTypes()).allMatch(Class::isPrimitive)
                    && ShadowModels.fits(candidate, modelled, model, false)) {
                return candidate;
            }
        }
        return null;
    }

    private static void compare(Method method, Method model) throws ReflectiveOperationException {
        Random random = new Random(method.hashCode());
        for (int i = 0; i < RANDOM; i++) {
            List<Object> arguments = new ArrayList<>();
            List<Object> given = new ArrayList<>();
            Valuation inputs = Valuation.EMPTY;
            for (Class<?> type : method.getParameterTypes()) {
                Object value = any(type, random);
                boolean plain = arguments.size() == 1 && random.nextInt(4) == 0;
                Variable input = Variable.of("x" + arguments.size(), Variable.Kind.valueOf(type.getName().toUpperCase(Locale.ROOT)));
                arguments.add(value);
                given.add(value);
                given.add(plain ? null : input);
                inputs = plain ? inputs : inputs.with(input, number(value));
            }
            Object expected;
            try {
                expected = method.invoke(null, arguments.toArray());
            } catch (InvocationTargetException thrown) {
                continue;
            }
            given.add(expected);
            given.add(0);
            Term term = (Term) model.invoke(null, given.toArray());
            if (term != null) {
                assertEquals(number(expected), term.evaluate(inputs), method + " of " + arguments);
            }
        }
    }

    /** As terms have it. */
    private static Object number(Object value) {
        if (value instanceof Boolean) {
            return (Boolean) value ? 1 : 0;
        } else if (value instanceof Character) {
            return (int) (Character) value;
        }
        return value instanceof Short || value instanceof Byte ? (Object) ((Number) value).intValue() : value;
    }

    private static Object any(Class<?> type, Random random) {
        long bits = random.nextInt(3) == 0 ? random.nextInt(260) - 130 : random.nextInt(8) == 0 ? Long.MIN_VALUE >> random.nextInt(64) : random.nextLong();
        if (random.nextInt(8) == 0) {
            bits = ~bits;
        }
        switch (type.getName()) {
            case "boolean":
                return (bits & 1) == 0;
            case "byte":
                return (byte) bits;
            case "short":
                return (short) bits;
            case "char":
                return (char) (random.nextBoolean() ? bits & 127 : bits);
            case "int":
                return (int) (random.nextInt(4) == 0 ? bits >> 32 : bits);
            case "long":
                return bits;
            case "float":
                return random.nextBoolean() ? Float.intBitsToFloat((int) bits) : fraction(random, bits).floatValue();
            default:
                return random.nextBoolean() ? Double.longBitsToDouble(bits) : fraction(random, bits);
        }
    }

    private static Double fraction(Random random, long bits) {
        double[] corners = {0.0, -0.0, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 0.5, -0.5, 1.0, Double.MIN_VALUE};
        return random.nextInt(4) == 0 ? corners[random.nextInt(corners.length)] : random.nextBoolean() ? bits / 4.0 : random.nextGaussian() * 10;
    }
}
