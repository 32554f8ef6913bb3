package dev.heddle.runtime.shadow.jdk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.heddle.runtime.shadow.Places;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.term.Constant;
import dev.heddle.term.Operator;
import dev.heddle.term.Term;
import dev.heddle.term.Terms;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.io.PrintStream;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What models say of methods of the JDK is so: a call with some inputs gives conditions and terms; with all other inputs for which the
 * conditions hold, the method does what the terms say. {@code -Dheddle.arguments} says how many pairs of inputs are compared for each method.
 */
class DifferentialTest {

    private static final int PAIRS = Integer.getInteger("heddle.arguments", 1_000);
    private static final String ONLY = System.getProperty("heddle.only", "");
    /** So many other inputs for each. */
    private static final int OTHERS = 8;
    /** Of arrays so many elements: bounds that overflow make some that fill the memory. */
    private static final int LOOKED_AT = 100;

    /** Of which there is another each time. */
    private static final Pattern ADDRESS = Pattern.compile("(?<=\\[[A-Z])@[0-9a-f]+");

    /** Methods that take regular expressions. */
    private static final Set<String> EXPECTING = Set.of("matches", "split", "replaceAll");

    /** A part of what a call leaves behind, and its shadow. */
    private record Left(Object value, Term shadow) {
    }

    @TestFactory
    Stream<DynamicTest> models() {
        return ShadowModels.ALL.stream().flatMap(models -> Arrays.stream(models.getDeclaredMethods()).filter(DifferentialTest::isOfValues)
                .filter(model -> (models.getSimpleName() + "." + model.getName()).contains(ONLY))
                .map(model -> DynamicTest.dynamicTest(models.getSimpleName() + "." + model.getName() + Arrays.toString(model.getParameterTypes()), () -> {
                    List<Class<?>> types = new ArrayList<>(ShadowModels.modelledBy(models));
                    types.removeIf(type -> modelled(type, model).isEmpty());
                    assertFalse(types.isEmpty(), "it models nothing");
                    for (Class<?> type : types) {
                        for (Executable modelled : modelled(type, model)) {
                            compare(type, modelled, models);
                        }
                    }
                })));
    }

    /** Where the program prints to, and which field it accesses, is not a matter of values. */
    private static boolean isOfValues(Method model) {
        return Modifier.isPublic(model.getModifiers()) && !List.of(PrintStream.class, Field.class, Comparator.class).contains(model.getParameterTypes()[0]);
    }

    /** What {@code model} models of a class. */
    private static List<Executable> modelled(Class<?> type, Method model) {
        boolean isBefore = model.getName().startsWith("before_");
        String name = isBefore ? model.getName().substring("before_".length()) : model.getName();
        Executable[] candidates = name.equals("construct") ? type.getConstructors() : type.getMethods();
        List<Executable> fitting = Arrays.stream(candidates).filter(candidate -> (candidate instanceof Constructor || candidate.getName().equals(name))
                && ShadowModels.fits(candidate, type, model, isBefore)).toList();
        List<Executable> declared = fitting.stream().filter(candidate -> !candidate.isSynthetic()).toList();
        return declared.isEmpty() ? fitting : declared;
    }

    private static void compare(Class<?> type, Executable method, Class<?> models) throws ReflectiveOperationException {
        Method before = model(type, method, models, true);
        Method after = model(type, method, models, false);
        Random random = new Random(method.toString().hashCode());
        for (int i = 0; i < PAIRS / OTHERS; i++) {
            List<Drawn> arguments = new ArrayList<>();
            if (method instanceof Method && !Modifier.isStatic(method.getModifiers())) {
                arguments.add(Drawn.draw(type, arguments, false, random));
            }
            for (Class<?> parameter : method.getParameterTypes()) {
                boolean expression = parameter == String.class && EXPECTING.contains(method.getName()) && random.nextInt(4) > 0;
                arguments.add(expression ? Drawn.expression(parameter, random) : Drawn.draw(parameter, arguments, true, random));
            }
            compare(method, before, after, arguments, random);
        }
    }

    private static Method model(Class<?> type, Executable method, Class<?> models, boolean isBefore) {
        String name = (isBefore ? "before_" : "") + (method instanceof Method ? method.getName() : "construct");
        return Arrays.stream(models.getDeclaredMethods()).filter(model -> Modifier.isPublic(model.getModifiers()) && model.getName().equals(name)
                && ShadowModels.fits(method, type, model, isBefore)).findFirst().orElse(null);
    }

    private static void compare(Executable method, Method before, Method after, List<Drawn> arguments, Random random) throws ReflectiveOperationException {
        Valuation inputs = Valuation.EMPTY;
        for (Drawn argument : arguments) {
            for (Variable input : argument.inputs()) {
                inputs = inputs.with(input, value(method, input, random));
            }
        }
        List<Left> left;
        try (Recorder recorder = new Recorder(inputs)) {
            left = call(method, before, after, arguments, inputs, true);
            Valuation these = inputs;
            assertFalse(recorder.isMistaken(), () -> method + " of " + arguments + " with " + these + ": the conditions do not hold");
            check(method, arguments, inputs, left, inputs, left);
            for (int i = 0; i < OTHERS; i++) {
                Valuation others = inputs;
                for (Variable input : inputs.variables()) {
                    others = random.nextInt(3) == 0 ? others : others.with(input,
                            random.nextBoolean() ? Drawn.Special.near(input.kind(), inputs.get(input), random) : value(method, input, random));
                }
                if (recorder.goesTheSameWay(others)) {
                    check(method, arguments, inputs, left, others, call(method, null, null, arguments, others, false));
                }
            }
        }
    }

    /** Where there are arrays or builders, most numbers are lengths and places, and there is no room for what is long. */
    private static Object value(Executable method, Variable input, Random random) {
        boolean takesSizes = Stream.of(method.getParameterTypes()).anyMatch(type -> type.isArray() && type.getComponentType().isPrimitive()) || Appendable.class.isAssignableFrom(method.getDeclaringClass()) || method.getDeclaringClass().getSimpleName().endsWith("Array")
                || method.getName().equals("repeat");
        return takesSizes && input.kind() == Variable.Kind.INT ? (Object) Drawn.Special.size(random) : Drawn.Special.of(input.kind(), random);
    }

    private static void check(Executable method, List<Drawn> arguments, Valuation inputs, List<Left> left, Valuation others, List<Left> really) {
        for (int i = 0; i < Math.max(left.size(), really.size()); i++) {
            Object said = i >= left.size() ? "nothing" : left.get(i).shadow() == null ? left.get(i).value() : left.get(i).shadow().evaluate(others);
            Object is = i >= really.size() ? "nothing" : really.get(i).value();
            assertEquals(is, said, () -> method + " of " + arguments + " with " + inputs + ", as far as that says something about " + others);
        }
    }

    /** Calls the method as code that follows inputs does if there are models, else as it is; returns what it leaves behind. */
    private static List<Left> call(Executable method, Method before, Method after, List<Drawn> arguments, Valuation inputs, boolean followed) throws ReflectiveOperationException {
        List<Object> plain = new ArrayList<>();
        List<Object> given = new ArrayList<>();
        for (Drawn argument : arguments) {
            Object value = argument.make(inputs, followed);
            plain.add(value);
            given.add(value);
            if (argument.type() != null && argument.type().isPrimitive()) {
                given.add(argument.shadow());
            }
        }
        if (before != null) {
            List<Object> all = new ArrayList<>(given);
            all.add(0);
            before.invoke(null, all.toArray());
        }
        Object result;
        try {
            result = method instanceof Constructor<?> constructor ? constructor.newInstance(plain.toArray())
                    : Modifier.isStatic(method.getModifiers()) ? ((Method) method).invoke(null, plain.toArray())
                    : ((Method) method).invoke(plain.get(0), plain.subList(1, plain.size()).toArray());
        } catch (InvocationTargetException | IllegalArgumentException thrown) {
            // Of a native method without a frame, reflection takes the exception for its own; some JVMs throw another one once the caller is compiled.
            return List.of(new Left(method.getName().equals("arraycopy") ? RuntimeException.class : thrown.getCause().getClass(), null));
        }
        Object shadow = null;
        boolean returns = method instanceof Constructor || ((Method) method).getReturnType() != void.class;
        if (after != null) {
            if (returns) {
                given.add(method instanceof Constructor ? 0 : given.size(), result);
            }
            given.add(0);
            shadow = after.invoke(null, given.toArray());
        }
        List<Left> left = new ArrayList<>();
        if (returns && after != null && after.getReturnType() == Term.class) {
            left.add(new Left(number(result), (Term) shadow));
        } else if (returns) {
            look(method instanceof Constructor || after == null ? result : shadow, left);
        }
        for (int i = 0; i < plain.size(); i++) {
            if (arguments.get(i).type() != null && !arguments.get(i).type().isPrimitive()) {
                look(plain.get(i), left);
            }
        }
        return left;
    }

    /** Takes down what is in {@code object}. */
    private static void look(Object object, List<Left> left) {
        if (object instanceof AtomicInteger atomic) {
            left.add(new Left(atomic.get(), Places.loaded(atomic.get(), atomic, 0)));
        } else if (object instanceof AtomicLong atomic) {
            left.add(new Left(atomic.get(), Places.loaded(atomic.get(), atomic, 0)));
        } else if (object instanceof AtomicIntegerArray atomic) {
            for (int i = 0; i < atomic.length(); i++) {
                left.add(new Left(atomic.get(i), Places.loaded(atomic.get(i), atomic, i)));
            }
        } else if (object instanceof AtomicLongArray atomic) {
            for (int i = 0; i < atomic.length(); i++) {
                left.add(new Left(atomic.get(i), Places.loaded(atomic.get(i), atomic, i)));
            }
        } else if (object instanceof Pattern pattern) {
            left.add(new Left(pattern.pattern(), null));
        } else if (object instanceof Matcher matcher) {
            Term shadow = Shadows.ofObject(matcher);
            left.add(new Left(number(matcher.matches()), shadow == null ? null : Terms.toInt(Terms.apply(Operator.MATCHES, shadow, Constant.of(matcher.pattern().pattern())))));
        } else if (object != null && object.getClass().isArray()) {
            left.add(new Left(Array.getLength(object), null));
            for (int i = 0; i < Math.min(LOOKED_AT, Array.getLength(object)); i++) {
                Object element = Array.get(object, i);
                left.add(object instanceof Object[] ? new Left(number(element), Shadows.ofObject(element)) : element(object, number(element), i));
            }
        } else {
            left.add(new Left(number(object), Shadows.ofObject(object)));
        }
    }

    private static Left element(Object array, Object value, int place) {
        return new Left(value, value instanceof Integer number ? Places.loaded(number, array, place)
                : value instanceof Long number ? Places.loaded(number, array, place)
                : value instanceof Float number ? Places.loaded(number, array, place)
                : value instanceof Double number ? Places.loaded(number, array, place) : null);
    }

    /** As terms have it. */
    private static Object number(Object value) {
        if (value instanceof Boolean truth) {
            return truth ? 1 : 0;
        } else if (value instanceof Character character) {
            return (int) character;
        } else if (value instanceof Short || value instanceof Byte) {
            return ((Number) value).intValue();
        }
        return value instanceof CharSequence text ? ADDRESS.matcher(text).replaceAll("") : value;
    }
}
