package dev.heddle.junit;

import dev.heddle.embed.SymbolicParameters;
import dev.heddle.scheduler.Program;
import java.lang.annotation.Annotation;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.BeforeTestExecutionCallback;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import org.junit.jupiter.api.extension.TestInstanceFactory;
import org.junit.jupiter.api.extension.TestInstancePostProcessor;
import org.junit.jupiter.api.extension.TestInstancePreDestroyCallback;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.opentest4j.TestAbortedException;

/**
 * What JUnit does around a test method, done once in every execution: the program that is explored.
 *
 * <p>The order is that of JUnit's user guide. Two things are different, because static state begins anew: the methods annotated with
 * {@code @BeforeAll} and {@code @AfterAll} take part, and an extension in a field is the one of the new instance.
 */
final class Lifecycle implements Program {

    /** One enclosing class of the test after the other, the outermost first. */
    private final List<Constructor<?>> constructors = new ArrayList<>();
    private final Method test;
    private final SymbolicParameters symbolic;
    private final List<Method> beforeAll = new ArrayList<>();
    private final List<Method> beforeEach = new ArrayList<>();
    private final List<Method> afterEach = new ArrayList<>();
    private final List<Method> afterAll = new ArrayList<>();

    /** How each of them is called. */
    private final Map<Executable, DirectCall> entries = new HashMap<>();

    private final ExtensionContext context;
    private final List<TestInstancePostProcessor> postProcessors;
    private final List<BeforeEachCallback> beforeEachCallbacks;
    private final List<BeforeTestExecutionCallback> beforeTestCallbacks;
    private final List<AfterTestExecutionCallback> afterTestCallbacks;
    private final List<AfterEachCallback> afterEachCallbacks;
    private final List<TestInstancePreDestroyCallback> preDestroyCallbacks;
    private final List<TestExecutionExceptionHandler> handlers;
    private final List<ParameterResolver> resolvers;
    /** Extensions that JUnit found in a field of its own instance, and the field of each. Objects have other hash codes in executions. */
    private final List<Object> inFields = new ArrayList<>();
    private final List<Field> fields = new ArrayList<>();

    private long executions;
    private long aborted;

    Lifecycle(ExtensionContext context) {
        this.context = context;
        this.test = context.getRequiredTestMethod();
        this.symbolic = SymbolicParameters.of(test);
        List<Object> instances = context.getRequiredTestInstances().getAllInstances();
        for (Object instance : instances) {
            Class<?> type = instance.getClass();
            constructors.add(type.getDeclaredConstructors()[0]);
            beforeAll.addAll(methods(type, BeforeAll.class, HierarchyTraversalMode.TOP_DOWN));
            beforeEach.addAll(methods(type, BeforeEach.class, HierarchyTraversalMode.TOP_DOWN));
            afterEach.addAll(0, methods(type, AfterEach.class, HierarchyTraversalMode.BOTTOM_UP));
            afterAll.addAll(0, methods(type, AfterAll.class, HierarchyTraversalMode.BOTTOM_UP));
            for (Field field : AnnotationSupport.findAnnotatedFields(type, RegisterExtension.class)) {
                inFields.add(get(field, instance));
                fields.add(field);
            }
        }
        entries.put(test, DirectCall.of(test));
        constructors.forEach(each -> entries.put(each, DirectCall.of(each)));
        List.of(beforeAll, beforeEach, afterEach, afterAll).forEach(methods -> methods.forEach(each -> entries.put(each, DirectCall.of(each))));
        Extensions extensions = new Extensions(context, inFields);
        if (!extensions.all(TestInstanceFactory.class).isEmpty()) {
            throw new IllegalStateException("Heddle does not run tests whose instances an extension makes (TestInstanceFactory)");
        }
        postProcessors = extensions.all(TestInstancePostProcessor.class);
        beforeEachCallbacks = extensions.all(BeforeEachCallback.class);
        beforeTestCallbacks = extensions.all(BeforeTestExecutionCallback.class);
        afterTestCallbacks = reversed(extensions.all(AfterTestExecutionCallback.class));
        afterEachCallbacks = reversed(extensions.all(AfterEachCallback.class));
        preDestroyCallbacks = reversed(extensions.all(TestInstancePreDestroyCallback.class));
        handlers = reversed(extensions.all(TestExecutionExceptionHandler.class));
        resolvers = extensions.all(ParameterResolver.class);
    }

    private static List<Method> methods(Class<?> type, Class<? extends Annotation> annotation, HierarchyTraversalMode mode) {
        return AnnotationSupport.findAnnotatedMethods(type, annotation, mode);
    }

    private static <T> List<T> reversed(List<T> list) {
        List<T> copy = new ArrayList<>(list);
        Collections.reverse(copy);
        return copy;
    }

    /** True if an assumption was not met in any execution. */
    boolean isAlwaysAborted() {
        return aborted > 0 && aborted == executions;
    }

    @Override
    public void run() throws Throwable {
        executions++;
        try {
            new Run().run();
        } catch (TestAbortedException assumption) {
            aborted++;
        }
    }

    /** One execution. */
    private final class Run {

        private final List<Object> instances = new ArrayList<>();
        private final ContextOfExecution view = new ContextOfExecution(context, instances);
        private Throwable failure;

        void run() throws Throwable {
            attempt(this::begin);
            attemptAll(afterTestCallbacks, callback -> callback.afterTestExecution(view.context()));
            attemptAll(afterEach, method -> call(method, instanceFor(method)));
            attemptAll(afterEachCallbacks, callback -> callback.afterEach(view.context()));
            attemptAll(preDestroyCallbacks, callback -> callback.preDestroyTestInstance(view.context()));
            attempt(view::close);
            attemptAll(afterAll, method -> call(method, instanceFor(method)));
            if (failure != null) {
                throw failure;
            }
        }

        private void begin() throws Throwable {
            List<Method> late = new ArrayList<>();
            for (Method method : beforeAll) {
                if (Modifier.isStatic(method.getModifiers())) {
                    call(method, null);
                } else {
                    late.add(method);
                }
            }
            for (Constructor<?> constructor : constructors) {
                Object outer = instances.isEmpty() ? null : instances.get(instances.size() - 1);
                Object instance = construct(constructor, outer);
                instances.add(instance);
                for (TestInstancePostProcessor each : postProcessors) {
                    current(each).postProcessTestInstance(instance, view.context());
                }
            }
            for (Method method : late) {
                call(method, instanceFor(method));
            }
            for (BeforeEachCallback each : beforeEachCallbacks) {
                current(each).beforeEach(view.context());
            }
            for (Method method : beforeEach) {
                call(method, instanceFor(method));
            }
            for (BeforeTestExecutionCallback each : beforeTestCallbacks) {
                current(each).beforeTestExecution(view.context());
            }
            try {
                Object instance = instanceFor(test);
                entries.get(test).invoke(instance, symbolic.arguments(index -> argument(test, index, instance)));
            } catch (Throwable thrown) {
                handle(thrown);
            }
        }

        private void handle(Throwable thrown) throws Throwable {
            Throwable unhandled = thrown;
            for (TestExecutionExceptionHandler handler : handlers) {
                try {
                    current(handler).handleTestExecutionException(view.context(), unhandled);
                    return;
                } catch (Throwable other) {
                    unhandled = other;
                }
            }
            throw unhandled;
        }

        /** The extension as the new instance has it, if JUnit found it in a field. */
        @SuppressWarnings("unchecked")
        private <E extends Extension> E current(E extension) {
            int index = 0;
            while (index < inFields.size() && inFields.get(index) != extension) {
                index++;
            }
            if (index == inFields.size()) {
                return extension;
            }
            Field field = fields.get(index);
            Object owner = Modifier.isStatic(field.getModifiers()) ? null : instanceOf(field.getDeclaringClass());
            Object renewed = Modifier.isStatic(field.getModifiers()) || owner != null ? get(field, owner) : null;
            return renewed == null ? extension : (E) renewed;
        }

        private Object instanceFor(Method method) {
            return Modifier.isStatic(method.getModifiers()) ? null : instanceOf(method.getDeclaringClass());
        }

        private Object instanceOf(Class<?> type) {
            for (int i = instances.size() - 1; i >= 0; i--) {
                if (type.isInstance(instances.get(i))) {
                    return instances.get(i);
                }
            }
            return null;
        }

        private Object construct(Constructor<?> constructor, Object outer) throws Throwable {
            return entries.get(constructor).invoke(null, arguments(constructor, null, outer));
        }

        private void call(Method method, Object target) throws Throwable {
            entries.get(method).invoke(target, arguments(method, target, null));
        }

        private Object[] arguments(Executable executable, Object target, Object outer) {
            Object[] arguments = new Object[executable.getParameterCount()];
            for (int i = 0; i < arguments.length; i++) {
                arguments[i] = i == 0 && outer != null ? outer : argument(executable, i, target);
            }
            return arguments;
        }

        private Object argument(Executable executable, int index, Object target) {
            return new Argument(executable.getParameters()[index], index, Optional.ofNullable(target))
                    .resolve(resolvers.stream().map(this::current).toList(), view.context());
        }

        private void attempt(Step step) {
            try {
                step.run();
            } catch (Throwable thrown) {
                if (failure == null) {
                    failure = thrown;
                    view.failed(thrown);
                } else if (failure != thrown) {
                    failure.addSuppressed(thrown);
                }
            }
        }

        private <T> void attemptAll(List<T> all, StepWith<T> step) {
            for (T each : all) {
                attempt(() -> step.run(each instanceof Extension extension ? cast(current(extension)) : each));
            }
        }

        @SuppressWarnings("unchecked")
        private <T> T cast(Object value) {
            return (T) value;
        }
    }

    private static Object get(Field field, Object instance) {
        try {
            field.setAccessible(true);
            return field.get(instance);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private interface Step {

        void run() throws Throwable;
    }

    private interface StepWith<T> {

        void run(T each) throws Throwable;
    }
}
