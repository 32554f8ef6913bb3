package dev.heddle.junit;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/**
 * A way into the code of the test that leaves no frames of its own between us and it: those of reflection would be in every report,
 * and the native ones among them would keep a thread from running as a continuation.
 *
 * @param handle takes the receiver, or anything if there is none, and the arguments in an array
 */
record DirectCall(MethodHandle handle) {

    private static final MethodType GENERAL = MethodType.methodType(Object.class, Object.class, Object[].class);

    static DirectCall of(Executable executable) {
        executable.setAccessible(true);
        try {
            MethodHandle direct = executable instanceof Method method ? MethodHandles.lookup().unreflect(method)
                    : MethodHandles.lookup().unreflectConstructor((Constructor<?>) executable);
            if (executable instanceof Constructor || Modifier.isStatic(executable.getModifiers())) {
                direct = MethodHandles.dropArguments(direct, 0, Object.class);
            }
            return new DirectCall(direct.asFixedArity().asSpreader(Object[].class, executable.getParameterCount()).asType(GENERAL));
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    Object invoke(Object receiver, Object[] arguments) throws Throwable {
        return (Object) handle.invokeExact(receiver, arguments);
    }
}
