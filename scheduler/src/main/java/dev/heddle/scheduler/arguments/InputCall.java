package dev.heddle.scheduler.arguments;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;

/** A call of a method of the program, each of whose arguments is an input. */
public final class InputCall {

    /** Makes the object whose method is called; null if the method is static. */
    private final MethodHandle constructor;
    /** Takes the object, or anything if the method is static, and all arguments as one array. */
    private final MethodHandle method;
    private final List<Input> inputs;
    private final int token;

    /**
     * @param constructor of the object whose method is called, without parameters; null if the method is static
     * @param inputs in the order of the parameters
     * @param token the number of the method's signature
     */
    public InputCall(Method method, Constructor<?> constructor, List<Input> inputs, int token) throws IllegalAccessException {
        this.inputs = List.copyOf(inputs);
        this.token = token;
        if ((constructor == null) != Modifier.isStatic(method.getModifiers())) {
            throw new IllegalArgumentException("a constructor is needed exactly for methods that are not static: " + method);
        }
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        method.setAccessible(true);
        MethodHandle handle = lookup.unreflect(method).asFixedArity();
        if (constructor == null) {
            this.constructor = null;
            handle = MethodHandles.dropArguments(handle, 0, Object.class);
        } else {
            constructor.setAccessible(true);
            this.constructor = lookup.unreflectConstructor(constructor).asType(MethodType.methodType(Object.class));
        }
        this.method = handle.asSpreader(Object[].class, inputs.size()).asType(MethodType.methodType(void.class, Object.class, Object[].class));
    }

    /** Asks for the inputs and calls the method, on a thread of the program; whatever it throws is the program's. */
    public void run() throws Throwable {
        Object object = constructor == null ? null : (Object) constructor.invokeExact();
        Arguments arguments = new Arguments(inputs.size());
        for (int i = 0; i < inputs.size(); i++) {
            arguments.ask(i, inputs.get(i));
        }
        method.invokeExact(object, arguments.pass(token));
    }
}
