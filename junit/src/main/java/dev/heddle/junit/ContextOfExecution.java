package dev.heddle.junit;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestInstances;

/**
 * The context of a test as extensions see it in one execution: with the instances of that execution, and with stores of its
 * own, in front of those of the test class.
 *
 * <p>It is a proxy, because the interfaces have other methods in other releases of JUnit.
 */
final class ContextOfExecution implements TestInstances {

    private final ExtensionContext original;
    private final List<Object> instances;
    private final Map<ExtensionContext.Namespace, Map<Object, Object>> stores = new HashMap<>();
    private final List<Object> stored = new ArrayList<>();
    private ExtensionContext context;
    private Throwable failure;

    /** {@code instances} is filled while they are made. */
    ContextOfExecution(ExtensionContext original, List<Object> instances) {
        this.original = original;
        this.instances = instances;
    }

    ExtensionContext context() {
        if (context == null) {
            context = proxy(ExtensionContext.class, this::answer);
        }
        return context;
    }

    void failed(Throwable thrown) {
        failure = thrown;
    }

    private static <T> T proxy(Class<T> type, InvocationHandler handler) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }

    private Object answer(Object self, Method method, Object[] arguments) throws Throwable {
        return switch (method.getName()) {
            case "getTestInstance" -> instances.isEmpty() ? Optional.empty() : Optional.of(getInnermostInstance());
            case "getRequiredTestInstance" -> getInnermostInstance();
            case "getTestInstances" -> instances.isEmpty() ? Optional.empty() : Optional.of(this);
            case "getRequiredTestInstances" -> this;
            case "getExecutionException" -> Optional.ofNullable(failure);
            case "getStore" -> arguments.length == 1 || arguments[0].toString().equals("EXTENSION_CONTEXT")
                    ? store((ExtensionContext.Namespace) arguments[arguments.length - 1]) : call(method, original, arguments);
            // There are many executions, and a report of each would be none.
            case "publishReportEntry" -> null;
            case "equals" -> self == arguments[0];
            case "hashCode" -> original.hashCode();
            default -> call(method, original, arguments);
        };
    }

    /** Asks JUnit, whose maps were filled outside of executions: inside, objects have other hash codes. */
    private static Object call(Method method, Object target, Object[] arguments) throws Throwable {
        Strand strand = Control.beginQuiet();
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        } finally {
            Control.endQuiet(strand);
        }
    }

    private ExtensionContext.Store store(ExtensionContext.Namespace namespace) {
        Map<Object, Object> own = stores.computeIfAbsent(namespace, n -> new HashMap<>());
        return proxy(ExtensionContext.Store.class, new Store(own, outer(namespace)));
    }

    /** The store of the test class: what is in that of the test was made for the instance that JUnit has. */
    private ExtensionContext.Store outer(ExtensionContext.Namespace namespace) {
        Strand strand = Control.beginQuiet();
        try {
            return original.getParent().orElse(original).getStore(namespace);
        } finally {
            Control.endQuiet(strand);
        }
    }

    /** Closes what extensions have stored and can be closed, the last first. */
    void close() throws Throwable {
        Collections.reverse(stored);
        for (Object each : stored) {
            if (each instanceof ExtensionContext.Store.CloseableResource resource) {
                resource.close();
            } else if (each instanceof AutoCloseable closeable) {
                closeable.close();
            }
        }
    }

    @Override
    public Object getInnermostInstance() {
        if (instances.isEmpty()) {
            throw new IllegalStateException("the instance of the test has not been made yet");
        }
        return instances.get(instances.size() - 1);
    }

    @Override
    public List<Object> getEnclosingInstances() {
        return List.copyOf(instances.subList(0, Math.max(0, instances.size() - 1)));
    }

    @Override
    public List<Object> getAllInstances() {
        return List.copyOf(instances);
    }

    @Override
    public <T> Optional<T> findInstance(Class<T> type) {
        for (int i = instances.size() - 1; i >= 0; i--) {
            if (type.isInstance(instances.get(i))) {
                return Optional.of(type.cast(instances.get(i)));
            }
        }
        return Optional.empty();
    }

    /** A store that reads what that of the test class has, and writes nothing to it. */
    private final class Store implements InvocationHandler {

        private final Map<Object, Object> own;
        private final ExtensionContext.Store outer;

        Store(Map<Object, Object> own, ExtensionContext.Store outer) {
            this.own = own;
            this.outer = outer;
        }

        @Override
        @SuppressWarnings("unchecked")
        public Object invoke(Object self, Method method, Object[] arguments) throws Throwable {
            return switch (method.getName()) {
                case "get" -> get(arguments[0]);
                case "getOrDefault" -> get(arguments[0]) == null ? arguments[2] : get(arguments[0]);
                case "put" -> {
                    put(arguments[0], arguments[1]);
                    yield null;
                }
                case "remove" -> own.remove(arguments[0]);
                case "getOrComputeIfAbsent", "computeIfAbsent" -> {
                    Object known = get(arguments[0]);
                    if (known == null) {
                        known = arguments.length == 1 ? ((Class<?>) arguments[0]).getDeclaredConstructor().newInstance()
                                : ((Function<Object, Object>) arguments[1]).apply(arguments[0]);
                        put(arguments[0], known);
                    }
                    yield known;
                }
                case "equals" -> self == arguments[0];
                default -> call(method, outer, arguments);
            };
        }

        private Object get(Object key) {
            Object value = own.get(key);
            if (value != null) {
                return value;
            }
            Strand strand = Control.beginQuiet();
            try {
                return outer.get(key);
            } finally {
                Control.endQuiet(strand);
            }
        }

        private void put(Object key, Object value) {
            own.put(key, value);
            stored.add(value);
        }
    }
}
