package dev.heddle.junit;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * The extensions that JUnit has registered for a test.
 *
 * <p>JUnit tells nobody which they are, so this looks into the object that calls methods on behalf of extensions, which knows them.
 * The names are the same in JUnit 5.10 to 6.1; with a JUnit where they are not, tests fail and say so.
 */
final class Extensions {

    private final Object registry;
    private final Method getter;
    private final List<Object> inFields;

    /** {@code inFields} are those in fields of the instance, which some releases of JUnit keep elsewhere. */
    Extensions(ExtensionContext context, List<Object> inFields) {
        this.inFields = inFields;
        Object invoker = context.getExecutableInvoker();
        try {
            Field field = invoker.getClass().getDeclaredField("extensionRegistry");
            field.setAccessible(true);
            registry = field.get(invoker);
            getter = field.getType().getMethod("getExtensions", Class.class);
            getter.setAccessible(true);
        } catch (ReflectiveOperationException e) {
            throw unknown(e);
        }
    }

    private static IllegalStateException unknown(ReflectiveOperationException e) {
        return new IllegalStateException("Heddle does not know this release of JUnit: it cannot find out which extensions a test has", e);
    }

    /** All of a type, in the order of their registration. */
    @SuppressWarnings("unchecked")
    <E extends Extension> List<E> all(Class<E> type) {
        try {
            List<E> all = new ArrayList<>((List<E>) getter.invoke(registry, type));
            inFields.stream().filter(type::isInstance).map(type::cast).filter(each -> all.stream().noneMatch(known -> known == each)).forEach(all::add);
            return all;
        } catch (ReflectiveOperationException e) {
            throw unknown(e);
        }
    }
}
