package dev.heddle;

import java.lang.annotation.Annotation;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A class with operations, as its annotations describe it. */
final class Specification {

    /**
     * A method that a scenario calls.
     *
     * @param options null for the method that tells the state
     */
    record Method(java.lang.reflect.Method method, List<Parameter> parameters, Operation options) {

        String name() {
            return method.getName();
        }

        boolean isVoid() {
            return method.getReturnType() == void.class;
        }

        boolean mayBlock() {
            return options != null && options.blocks();
        }
    }

    /** How objects of one class are made and called: those of the specification itself, or of a model. */
    static final class Methods {

        private final MethodHandle constructor;
        private final Map<String, MethodHandle> handles = new HashMap<>();

        private Methods(Class<?> type) {
            constructor = handle(constructorOf(type)).asType(MethodType.methodType(Object.class));
        }

        private void add(java.lang.reflect.Method method) {
            method.setAccessible(true);
            MethodHandle handle = handle(method);
            if (Modifier.isStatic(method.getModifiers())) {
                handle = MethodHandles.dropArguments(handle, 0, Object.class);
            }
            handles.put(method.getName(), handle.asSpreader(1, Object[].class, method.getParameterCount())
                    .asType(MethodType.methodType(Object.class, Object.class, Object[].class)));
        }

        private static MethodHandle handle(java.lang.reflect.Executable executable) {
            try {
                return executable instanceof Constructor<?> constructor ? MethodHandles.lookup().unreflectConstructor(constructor)
                        : MethodHandles.lookup().unreflect((java.lang.reflect.Method) executable);
            } catch (IllegalAccessException e) {
                throw new IllegalArgumentException(executable + " cannot be called", e);
            }
        }

        /** A new object. */
        Object instance() throws Throwable {
            return (Object) constructor.invokeExact();
        }

        Object call(Method method, Object instance, List<Object> arguments) throws Throwable {
            return (Object) handles.get(method.name()).invokeExact(instance, arguments.toArray());
        }
    }

    private final Class<?> type;
    private final Map<String, Method> operations = new LinkedHashMap<>();
    private final Optional<Method> state;
    private final List<Method> validations = new ArrayList<>();
    private final Methods methods;

    Specification(Class<?> type) {
        this.type = type;
        this.methods = new Methods(type);
        for (java.lang.reflect.Method each : annotated(type, Operation.class)) {
            String where = type.getSimpleName() + "." + each.getName();
            List<Parameter> parameters = Arrays.stream(each.getParameters()).map(parameter -> Parameter.of(parameter, where)).toList();
            if (operations.put(each.getName(), new Method(each, parameters, each.getAnnotation(Operation.class))) != null) {
                throw new IllegalArgumentException(type.getName() + " has two operations named " + each.getName());
            }
            methods.add(each);
        }
        if (operations.isEmpty()) {
            throw new IllegalArgumentException(type.getName() + " has no method annotated with @Operation");
        }
        List<Method> states = plain(State.class);
        if (states.size() > 1) {
            throw new IllegalArgumentException(type.getName() + " has two methods annotated with @State");
        }
        state = states.stream().findFirst();
        validations.addAll(plain(Validate.class));
    }

    /** Methods without parameters. */
    private List<Method> plain(Class<? extends Annotation> annotation) {
        List<Method> found = new ArrayList<>();
        for (java.lang.reflect.Method each : annotated(type, annotation)) {
            if (each.getParameterCount() > 0) {
                throw new IllegalArgumentException(type.getSimpleName() + "." + each.getName() + " has parameters, but is annotated with @"
                        + annotation.getSimpleName());
            }
            methods.add(each);
            found.add(new Method(each, List.of(), null));
        }
        return found;
    }

    /** Methods of the class and of those above it, in an order that does not depend on the JVM. */
    private static List<java.lang.reflect.Method> annotated(Class<?> type, Class<? extends Annotation> annotation) {
        List<java.lang.reflect.Method> found = new ArrayList<>();
        for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
            Arrays.stream(each.getDeclaredMethods()).filter(method -> method.isAnnotationPresent(annotation) && !method.isBridge())
                    .filter(method -> found.stream().noneMatch(lower -> overrides(lower, method))).forEach(found::add);
        }
        found.sort(Comparator.comparing(java.lang.reflect.Method::getName));
        return found;
    }

    private static boolean overrides(java.lang.reflect.Method lower, java.lang.reflect.Method upper) {
        return lower.getName().equals(upper.getName()) && Arrays.equals(lower.getParameterTypes(), upper.getParameterTypes());
    }

    private static Constructor<?> constructorOf(Class<?> type) {
        try {
            Constructor<?> constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            return constructor;
        } catch (NoSuchMethodException e) {
            throw new IllegalArgumentException(type.getName() + " has no constructor without parameters"
                    + (type.isMemberClass() && !Modifier.isStatic(type.getModifiers()) ? ": it must be static" : ""), e);
        }
    }

    /** How {@code model} does what this does. */
    Methods modelled(Class<?> model) {
        Methods found = new Methods(model);
        List<Method> needed = new ArrayList<>(operations.values());
        state.ifPresent(needed::add);
        for (Method each : needed) {
            found.add(find(model, each));
        }
        return found;
    }

    private static java.lang.reflect.Method find(Class<?> model, Method wanted) {
        for (Class<?> each = model; each != null; each = each.getSuperclass()) {
            try {
                return each.getDeclaredMethod(wanted.name(), wanted.method().getParameterTypes());
            } catch (NoSuchMethodException e) {
                // Perhaps the class above has it.
            }
        }
        throw new IllegalArgumentException("the model " + model.getName() + " has no method " + wanted.name()
                + " with the parameters that it has in " + wanted.method().getDeclaringClass().getName());
    }

    Class<?> type() {
        return type;
    }

    Methods methods() {
        return methods;
    }

    List<Method> operations() {
        return List.copyOf(operations.values());
    }

    Method operation(String name) {
        Method operation = operations.get(name);
        if (operation == null) {
            throw new IllegalArgumentException(type.getName() + " has no operation " + name);
        }
        return operation;
    }

    Optional<Method> state() {
        return state;
    }

    List<Method> validations() {
        return validations;
    }
}
