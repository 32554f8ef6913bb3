package dev.heddle.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What classes declare. Reflection refuses to tell if the type of a single field or parameter cannot be found, which the JVM itself does not mind as long as nobody
 * uses it; then the class file is asked.
 */
public final class Shapes {

    /** What a class file says. */
    public record Shape(List<Variable> fields, boolean hasBodies) {
    }

    /**
     * A field.
     *
     * @param type its type; {@code Object} if that cannot be found
     * @param reflected the same for reflection; null if that does not tell
     */
    public record Variable(String name, Class<?> type, int modifiers, Field reflected) {
    }

    private static volatile Function<Class<?>, Shape> reader = type -> new Shape(List.of(), false);

    private Shapes() {
    }

    /** From now on {@code files} reads class files. */
    public static void readBy(Function<Class<?>, Shape> files) {
        reader = files;
    }

    /** The fields that {@code type} itself declares. */
    public static List<Variable> fields(Class<?> type) {
        Strand strand = Control.beginQuiet();
        try {
            List<Variable> fields = new ArrayList<>();
            for (Field field : type.getDeclaredFields()) {
                fields.add(new Variable(field.getName(), field.getType(), field.getModifiers(), field));
            }
            return fields;
        } catch (NoClassDefFoundError missing) {
            return reader.apply(type).fields();
        } finally {
            Control.endQuiet(strand);
        }
    }

    /** True if an instance method that {@code type} itself declares has a body. */
    public static boolean hasBodies(Class<?> type) {
        Strand strand = Control.beginQuiet();
        try {
            for (Method method : type.getDeclaredMethods()) {
                if ((method.getModifiers() & (Modifier.ABSTRACT | Modifier.STATIC)) == 0) {
                    return true;
                }
            }
            return false;
        } catch (NoClassDefFoundError missing) {
            return reader.apply(type).hasBodies();
        } finally {
            Control.endQuiet(strand);
        }
    }

    /** True if {@code type} itself declares {@code field}. */
    static boolean declares(Class<?> type, String field) {
        return fields(type).stream().anyMatch(each -> each.name().equals(field));
    }

    /** The class that declares the method which runs when an object of {@code type} is called; nothing if there is none. */
    public static Optional<Class<?>> declaring(Class<?> type, String method, String descriptor) {
        Strand strand = Control.beginQuiet();
        try {
            MethodHandle handle = Internals.LOOKUP.findVirtual(type, method, MethodType.fromMethodDescriptorString(descriptor, type.getClassLoader()));
            return Optional.of(Internals.LOOKUP.revealDirect(handle).getDeclaringClass());
        } catch (ReflectiveOperationException | TypeNotPresentException | LinkageError none) {
            return Optional.empty();
        } finally {
            Control.endQuiet(strand);
        }
    }
}
