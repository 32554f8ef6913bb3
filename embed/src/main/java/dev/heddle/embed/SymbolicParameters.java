package dev.heddle.embed;

import dev.heddle.Symbolic;
import dev.heddle.agent.EntryMethod;
import dev.heddle.scheduler.arguments.Arguments;
import dev.heddle.scheduler.arguments.Input;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.List;
import java.util.function.IntFunction;

/** The parameters of a method of the program, those of which are inputs that are annotated with {@link Symbolic}. */
public final class SymbolicParameters {

    /** For each parameter the input that it is, or null. */
    private final Input[] inputs;
    private final int token;

    private SymbolicParameters(Input[] inputs, int token) {
        this.inputs = inputs;
        this.token = token;
    }

    /** Those of {@code method}; complains about annotations that make no sense. */
    public static SymbolicParameters of(Method method) {
        Input[] inputs = new Input[method.getParameterCount()];
        List<String> names = EntryMethod.parameterNames(method);
        for (int i = 0; i < inputs.length; i++) {
            Parameter parameter = method.getParameters()[i];
            if (parameter.isAnnotationPresent(Symbolic.class)) {
                Symbolic symbolic = parameter.getAnnotation(Symbolic.class);
                inputs[i] = input(symbolic.value().isEmpty() ? names.get(i) : symbolic.value(), parameter.getType(), symbolic);
            }
        }
        return new SymbolicParameters(inputs, EntryMethod.token(method));
    }

    private static Input input(String name, Class<?> type, Symbolic symbolic) {
        Input input = Input.any(name, type);
        if (!Input.supports(type)) {
            throw new IllegalArgumentException("@Symbolic " + type.getSimpleName() + " " + name + " cannot be an input: only primitive types, String, enums, "
                    + "and arrays of primitive types or of String can");
        }
        boolean bounded = symbolic.min() != Long.MIN_VALUE || symbolic.max() != Long.MAX_VALUE;
        if (bounded && !Input.isBounded(type)) {
            throw new IllegalArgumentException("@Symbolic " + type.getSimpleName() + " " + name + ": min and max are for int and long");
        }
        if (bounded && symbolic.min() > symbolic.max()) {
            throw new IllegalArgumentException("@Symbolic " + type.getSimpleName() + " " + name + ": min is more than max");
        }
        if (symbolic.longest() >= 0 && type != String.class && !type.isArray()) {
            throw new IllegalArgumentException("@Symbolic " + type.getSimpleName() + " " + name + ": longest is for String and arrays");
        }
        Input between = input.between(symbolic.min(), symbolic.max());
        return symbolic.longest() < 0 ? between : between.ofAtMost(symbolic.longest());
    }

    /** Asks for the inputs, on a thread of the program whose next call is that of the method; {@code others} gives the other arguments. */
    public Object[] arguments(IntFunction<Object> others) {
        Arguments arguments = new Arguments(inputs.length);
        for (int i = 0; i < inputs.length; i++) {
            if (inputs[i] == null) {
                arguments.set(i, others.apply(i));
            } else {
                arguments.ask(i, inputs[i]);
            }
        }
        return arguments.pass(token);
    }
}
