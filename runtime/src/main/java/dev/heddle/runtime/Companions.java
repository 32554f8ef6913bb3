package dev.heddle.runtime;

import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Classes that hold the lambdas of a class which was loaded before it could be given their bodies as methods of its own. */
public final class Companions {

    private static final Map<Class<?>, List<Class<?>>> LAMBDAS = new ConcurrentHashMap<>();

    private Companions() {
    }

    /** Makes classes of {@code files}, the lambdas of {@code type}. */
    public static void define(Class<?> type, List<byte[]> files) throws IllegalAccessException {
        List<Class<?>> lambdas = new ArrayList<>();
        for (byte[] file : files) {
            lambdas.add(Internals.LOOKUP.in(type).defineHiddenClass(file, false, MethodHandles.Lookup.ClassOption.NESTMATE).lookupClass());
        }
        LAMBDAS.put(type, lambdas);
    }

    /** Called by the JVM to link the place in the code where the lambda {@code number} is made. */
    public static CallSite lambda(MethodHandles.Lookup caller, String name, MethodType type, int number) throws ReflectiveOperationException {
        return new ConstantCallSite(Internals.LOOKUP.findStatic(LAMBDAS.get(caller.lookupClass()).get(number), "make", type));
    }
}
