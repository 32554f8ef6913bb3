package dev.heddle.scheduler.jdk;

import dev.heddle.runtime.Classes;
import dev.heddle.runtime.Internals;
import dev.heddle.runtime.shadow.Places;
import dev.heddle.scheduler.thread.InstrumentedThread;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;

/** {@link Lookup}: method handles that access fields tell so before they do. */
@Models(value = "java.lang.invoke.MethodHandles$Lookup", redirect = {
    "findGetter", "findSetter", "findStaticGetter", "findStaticSetter", "unreflectGetter", "unreflectSetter",
    "defineHiddenClass", "defineHiddenClassWithClassData", "defineClass", "ensureInitialized"
}, before = {"findStatic", "findVirtual", "findSpecial", "findConstructor", "findVarHandle", "findStaticVarHandle", "bind"})
public final class Lookups {

    private static final MethodHandle ACCESS = Internals.statically(Lookups.class, "access", void.class,
            Field.class, boolean.class, Object.class, Object.class);

    private Lookups() {
    }

    public static void findStatic(Lookup self, Class<?> owner, String name, MethodType type) {
        Sealed.require(owner);
    }

    public static void findVirtual(Lookup self, Class<?> owner, String name, MethodType type) {
        Sealed.require(owner);
    }

    public static void findSpecial(Lookup self, Class<?> owner, String name, MethodType type, Class<?> caller) {
        Sealed.require(owner);
    }

    public static void findConstructor(Lookup self, Class<?> owner, MethodType type) {
        Sealed.require(owner);
    }

    public static void findVarHandle(Lookup self, Class<?> owner, String name, Class<?> type) {
        Sealed.require(owner);
    }

    public static void findStaticVarHandle(Lookup self, Class<?> owner, String name, Class<?> type) {
        Sealed.require(owner);
    }

    public static void bind(Lookup self, Object receiver, String name, MethodType type) {
        Sealed.require(receiver == null ? null : receiver.getClass());
    }

    public static MethodHandle findGetter(Lookup self, Class<?> owner, String name, Class<?> type) throws ReflectiveOperationException {
        Sealed.require(owner);
        return telling(self, self.findGetter(owner, name, type), false);
    }

    public static MethodHandle findSetter(Lookup self, Class<?> owner, String name, Class<?> type) throws ReflectiveOperationException {
        Sealed.require(owner);
        return telling(self, self.findSetter(owner, name, type), true);
    }

    public static MethodHandle findStaticGetter(Lookup self, Class<?> owner, String name, Class<?> type)
            throws ReflectiveOperationException {
        Sealed.require(owner);
        return telling(self, self.findStaticGetter(owner, name, type), false);
    }

    public static MethodHandle findStaticSetter(Lookup self, Class<?> owner, String name, Class<?> type)
            throws ReflectiveOperationException {
        Sealed.require(owner);
        return telling(self, self.findStaticSetter(owner, name, type), true);
    }

    public static MethodHandle unreflectGetter(Lookup self, Field field) throws IllegalAccessException {
        return telling(field, self.unreflectGetter(field), false);
    }

    public static MethodHandle unreflectSetter(Lookup self, Field field) throws IllegalAccessException {
        return telling(field, self.unreflectSetter(field), true);
    }

    public static Class<?> ensureInitialized(Lookup self, Class<?> type) throws IllegalAccessException {
        self.ensureInitialized(type);
        Classes.use(type);
        return type;
    }

    public static Class<?> defineClass(Lookup self, byte[] bytes) throws Throwable {
        return RuntimeClasses.define(self.lookupClass().getClassLoader(), ByteBuffer.wrap(bytes), () -> self.defineClass(bytes));
    }

    /** Nobody instruments a hidden class. */
    public static Lookup defineHiddenClass(Lookup self, byte[] bytes, boolean initialize, Lookup.ClassOption... options)
            throws IllegalAccessException {
        refuse();
        return self.defineHiddenClass(bytes, initialize, options);
    }

    public static Lookup defineHiddenClassWithClassData(Lookup self, byte[] bytes, Object data, boolean initialize,
            Lookup.ClassOption... options) throws IllegalAccessException {
        refuse();
        return self.defineHiddenClassWithClassData(bytes, data, initialize, options);
    }

    private static void refuse() {
        InstrumentedThread current = InstrumentedThread.current();
        if (current != null) {
            current.unsupported("the program defines a hidden class");
        }
    }

    private static MethodHandle telling(Lookup lookup, MethodHandle accessor, boolean write) {
        if (InstrumentedThread.current() == null) {
            return accessor;
        }
        return telling(lookup.revealDirect(accessor).reflectAs(Field.class, lookup), accessor, write);
    }

    private static MethodHandle telling(Field field, MethodHandle accessor, boolean write) {
        if (InstrumentedThread.current() == null) {
            return accessor;
        }
        MethodType type = accessor.type().changeReturnType(void.class);
        boolean isStatic = type.parameterCount() == (write ? 1 : 0);
        // access(target, value), of which the accessor may have neither, either or both.
        MethodHandle teller = MethodHandles.insertArguments(ACCESS, 0, field, write);
        if (isStatic) {
            teller = MethodHandles.insertArguments(teller, 0, (Object) null);
        }
        if (!write) {
            teller = MethodHandles.insertArguments(teller, teller.type().parameterCount() - 1, (Object) null);
        }
        return MethodHandles.foldArguments(accessor, teller.asType(type));
    }

    static void access(Field field, boolean write, Object target, Object value) {
        InstrumentedThread current = InstrumentedThread.current();
        if (current != null) {
            current.memory().reflective(field, target, field.getType().isPrimitive() ? null : value, write);
            if (field.getType().isPrimitive()) {
                Places.passedBy(field.getDeclaringClass(), field.getName(), Modifier.isStatic(field.getModifiers()) ? null : target, !write, 0);
            }
        }
    }
}
