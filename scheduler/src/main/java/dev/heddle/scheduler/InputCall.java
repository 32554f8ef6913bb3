package dev.heddle.scheduler;

import dev.heddle.scheduler.jdk.ApiCalls;
import dev.heddle.term.Term;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;

/**
 * A call of a method of the program, each of whose arguments is an input.
 *
 * <p>The method is entered as if instrumented code had called it: the shadows of its arguments are passed under its
 * signature's number. Shadows of strings and of arrays are found with the objects.
 */
public final class InputCall {

    /** How many elements an array has at most that is an argument. */
    public static final int LONGEST_ARRAY = 4;

    /** Makes the object whose method is called; null if the method is static. */
    private final MethodHandle constructor;
    /** Takes all arguments, the object first if there is one, as one array. */
    private final MethodHandle method;
    private final Class<?>[] types;
    private final List<String> names;
    private final int token;

    /**
     * @param constructor of the object whose method is called, without parameters; null if the method is static
     * @param names of the inputs, in the order of the parameters
     * @param token the number of the method's signature
     */
    public InputCall(Method method, Constructor<?> constructor, List<String> names, int token) throws IllegalAccessException {
        this.types = method.getParameterTypes();
        this.names = List.copyOf(names);
        this.token = token;
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        method.setAccessible(true);
        MethodHandle handle = lookup.unreflect(method).asFixedArity();
        this.method = handle.asSpreader(Object[].class, handle.type().parameterCount()).asType(
                MethodType.methodType(void.class, Object[].class));
        if (constructor == null) {
            this.constructor = null;
        } else {
            constructor.setAccessible(true);
            this.constructor = lookup.unreflectConstructor(constructor).asType(MethodType.methodType(Object.class));
        }
        if ((constructor == null) != Modifier.isStatic(method.getModifiers())) {
            throw new IllegalArgumentException("a constructor is needed exactly for methods that are not static: " + method);
        }
    }

    /** Asks for the inputs and calls the method, on a thread of the program; whatever it throws is the program's. */
    public void run() throws Throwable {
        ProgramThread thread = ProgramThread.current();
        int first = constructor == null ? 0 : 1;
        Object[] arguments = new Object[first + types.length];
        if (constructor != null) {
            arguments[0] = (Object) constructor.invokeExact();
        }
        Term[] shadows = new Term[types.length];
        for (int i = 0; i < types.length; i++) {
            thread.returned = null;
            arguments[first + i] = ask(types[i], names.get(i));
            shadows[types.length - 1 - i] = thread.returned;
        }
        thread.called = token;
        thread.arguments = shadows;
        thread.returned = null;
        method.invokeExact(arguments);
    }

    /** True if an argument of this type can be an input. */
    public static boolean supports(Class<?> type) {
        return type.isPrimitive() || type == String.class || type.isEnum()
                || type.isArray() && (type.getComponentType().isPrimitive() || type.getComponentType() == String.class);
    }

    private static Object ask(Class<?> type, String name) {
        if (type.isArray()) {
            return askArray(type.getComponentType(), name);
        } else if (type == String.class) {
            return ApiCalls.anyString(name);
        } else if (type.isEnum()) {
            return constant(type.asSubclass(Enum.class), name);
        } else if (type == int.class) {
            return ApiCalls.anyInt(name);
        } else if (type == long.class) {
            return ApiCalls.anyLong(name);
        } else if (type == boolean.class) {
            return ApiCalls.anyBoolean(name);
        } else if (type == byte.class) {
            return ApiCalls.anyByte(name);
        } else if (type == short.class) {
            return ApiCalls.anyShort(name);
        } else if (type == char.class) {
            return ApiCalls.anyChar(name);
        } else if (type == float.class) {
            return ApiCalls.anyFloat(name);
        } else if (type == double.class) {
            return ApiCalls.anyDouble(name);
        }
        throw new IllegalArgumentException(type + " is no type of inputs");
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Object constant(Class<? extends Enum> type, String name) {
        return ApiCalls.anyOf(name, (Class) type);
    }

    private static Object askArray(Class<?> element, String name) {
        if (element == String.class) {
            return ApiCalls.anyStringArray(name, LONGEST_ARRAY);
        } else if (element == int.class) {
            return ApiCalls.anyIntArray(name, LONGEST_ARRAY);
        } else if (element == long.class) {
            return ApiCalls.anyLongArray(name, LONGEST_ARRAY);
        } else if (element == boolean.class) {
            return ApiCalls.anyBooleanArray(name, LONGEST_ARRAY);
        } else if (element == byte.class) {
            return ApiCalls.anyByteArray(name, LONGEST_ARRAY);
        } else if (element == short.class) {
            return ApiCalls.anyShortArray(name, LONGEST_ARRAY);
        } else if (element == char.class) {
            return ApiCalls.anyCharArray(name, LONGEST_ARRAY);
        } else if (element == float.class) {
            return ApiCalls.anyFloatArray(name, LONGEST_ARRAY);
        }
        return ApiCalls.anyDoubleArray(name, LONGEST_ARRAY);
    }
}
