package dev.heddle.scheduler.library;

import dev.heddle.runtime.Shapes;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Set;

/**
 * The method that a call reaches, and what is known of it.
 *
 * @param receiver the class of the object that is called; null for a static method or a constructor
 * @param declaring the class that declares the method
 * @param entry what is known of that class; null if its code is followed, so that the call itself means nothing
 */
public record Callee(Class<?> receiver, Class<?> declaring, String method, JdkTable.Entry entry, ArrayUse arrays) {

    /** What becomes of an array that is passed. */
    public enum ArrayUse {
        READ,
        FILLED,
        /** Nobody knows. */
        EITHER
    }

    private static final Set<String> FILLS = Set.of("getChars", "nextBytes", "enumerate", "readFully", "readNBytes", "read", "inflate", "deflate");
    private static final Set<String> FILLS_NOTHING = Set.of("<init>", "valueOf", "copyValueOf", "of", "wrap", "format", "formatted", "join", "println", "print",
            "printf", "append", "write", "writeBytes", "writeChars", "update", "updateAAD", "setInput", "sign", "verify", "log", "invoke", "newInstance", "getMethod",
            "getDeclaredMethod", "getConstructor", "getDeclaredConstructor", "nameUUIDFromBytes", "getByAddress", "setDictionary", "toString", "load", "setSeed");

    /** Resolves a call of {@code method}, written as name and descriptor, of {@code owner}. */
    public static Callee resolve(Class<?> owner, Class<?> receiver, String method) {
        int open = method.indexOf('(');
        String name = method.substring(0, open);
        Class<?> declaring = name.equals("<init>") ? owner : declaring(receiver == null ? owner : receiver, name, method.substring(open), owner);
        return new Callee(receiver, declaring, name, followed(declaring) ? null : entry(declaring, owner, receiver), arrays(declaring, name, method));
    }

    private static boolean followed(Class<?> declaring) {
        return !isPlatform(declaring) || declaring.isHidden() || Instrumented.is(declaring.getName().replace('.', '/'));
    }

    private static boolean isPlatform(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return loader == null || loader == ClassLoader.getPlatformClassLoader();
    }

    /** Where nothing is known of the class that declares the method, something may be of the one by which it is called. */
    private static JdkTable.Entry entry(Class<?> declaring, Class<?> owner, Class<?> receiver) {
        JdkTable.Entry entry = JdkTable.of(declaring);
        if (entry.group() == JdkTable.Group.PLAIN && receiver != null) {
            // What a class inherits may call what it made safe.
            Class<?> type = receiver;
            while (!isPlatform(type)) {
                type = type.getSuperclass();
            }
            JdkTable.Entry own = type == Object.class ? entry : JdkTable.of(type);
            return own.group() == JdkTable.Group.SAFE ? own : entry;
        }
        return entry.isNamed() && !isBeside(owner, entry, declaring) ? entry : JdkTable.of(owner);
    }

    /** True if {@code declaring} inherits {@code entry}, which is of a class with a model, but has the method from {@code owner} instead, of which the model knows nothing. */
    private static boolean isBeside(Class<?> owner, JdkTable.Entry entry, Class<?> declaring) {
        if (entry.group() != JdkTable.Group.MODELLED) {
            return false;
        }
        Class<?> modelled = declaring;
        while (modelled != null && !modelled.getName().equals(entry.name())) {
            modelled = modelled.getSuperclass();
        }
        return modelled != null && modelled != declaring && !owner.isAssignableFrom(modelled) && !modelled.isAssignableFrom(owner);
    }

    /** The class that declares the method which runs when {@code type} is called. */
    private static Class<?> declaring(Class<?> type, String name, String descriptor, Class<?> otherwise) {
        try {
            for (Class<?> each = type; each != null; each = each.getSuperclass()) {
                for (Method method : each.getDeclaredMethods()) {
                    if (method.getName().equals(name)
                            && MethodType.methodType(method.getReturnType(), method.getParameterTypes()).toMethodDescriptorString().equals(descriptor)) {
                        return each;
                    }
                }
            }
            return otherwise;
        } catch (NoClassDefFoundError missing) {
            return Shapes.declaring(type, name, descriptor).orElse(otherwise);
        }
    }

    private static ArrayUse arrays(Class<?> declaring, String name, String method) {
        if (FILLS.contains(name) || declaring == String.class && method.startsWith("getBytes(II[BI)")) {
            return ArrayUse.FILLED;
        }
        boolean isValue = Modifier.isPublic(declaring.getModifiers()) && JdkTable.of(declaring).group() == JdkTable.Group.VALUE;
        return isValue || FILLS_NOTHING.contains(name) ? ArrayUse.READ : ArrayUse.EITHER;
    }

    /** True if the call may change what it touches. */
    public boolean writes() {
        return !entry.reads(method);
    }

    /** True if what is called makes something new, which nobody else knows. */
    public boolean makes() {
        return receiver == null && (method.equals("<init>") || entry.group() == JdkTable.Group.PLAIN || JdkTable.Entry.FACTORIES.contains(method));
    }
}
