package dev.heddle.runtime.shadow.jdk;

import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/**
 * The classes that say what methods of the JDK mean for shadows.
 *
 * <p>In such a class a public method has the name of the one that it models, or {@code construct} for a constructor. Its
 * parameters are the receiver if there is one, the arguments, each number followed by its shadow, the result, and the
 * site of the call. It returns the shadow of the result; if that is an object, the object to go on with. A method whose
 * name begins with {@code before_} is called before the modelled one, and has no result.
 */
public final class ShadowModels {

    public static final List<Class<?>> ALL = List.of(ArraysShadows.class, AtomicIntegerArrayShadows.class, AtomicIntegerShadows.class, AtomicLongArrayShadows.class, AtomicLongShadows.class,
            BinaryOperatorShadows.class, BooleanShadows.class, ByteShadows.class, CharacterShadows.class, DoubleShadows.class, FieldShadows.class, FloatShadows.class, IntegerShadows.class,
            LongShadows.class, MatcherShadows.class, MathShadows.class, NumberShadows.class, ObjectsShadows.class, PatternShadows.class, ReflectedArrayShadows.class, StringBufferShadows.class, StringBuilderShadows.class,
            ShortShadows.class, StringShadows.class, SystemShadows.class, TranscendentalShadows.class);

    private ShadowModels() {
    }

    /** The classes whose methods {@code model} models. */
    public static List<Class<?>> modelledBy(Class<?> model) {
        return List.of(model.getAnnotation(Shadowed.class).value());
    }

    /** True if {@code model} has the parameters that go with {@code candidate}. */
    public static boolean fits(Executable candidate, Class<?> owner, Method model, boolean isBefore) {
        List<Class<?>> expected = new ArrayList<>();
        boolean constructor = !(candidate instanceof Method);
        if (!Modifier.isStatic(candidate.getModifiers()) && !(constructor && isBefore)) {
            expected.add(owner);
        }
        for (Class<?> parameter : candidate.getParameterTypes()) {
            expected.add(parameter);
            if (parameter.isPrimitive()) {
                expected.add(dev.heddle.term.Term.class);
            }
        }
        if (!isBefore && candidate instanceof Method method && method.getReturnType() != void.class) {
            expected.add(method.getReturnType());
        }
        expected.add(int.class);
        return List.of(model.getParameterTypes()).equals(expected);
    }
}
