package dev.heddle.runtime.shadow;

import java.util.List;
import java.util.Set;

/** Methods of the JDK that call the program, and give what it returns to others as it is, without looking into it. */
enum HandingOn {
    /** Tasks, futures and reflection do nothing else. */
    ALWAYS(Set.of(), "java.util.concurrent.FutureTask", "java.util.concurrent.CompletableFuture", "java.util.concurrent.Executors$", "java.util.concurrent.ForkJoin",
            "java.util.concurrent.Recursive", "java.util.concurrent.CountedCompleter", "java.util.concurrent.AbstractExecutorService", "java.util.concurrent.ThreadPoolExecutor",
            "java.util.concurrent.ScheduledThreadPoolExecutor", "java.util.concurrent.StructuredTaskScope", "java.util.concurrent.atomic.", "java.util.Optional", "java.lang.ThreadLocal",
            "java.lang.reflect.", "jdk.internal.reflect.", "java.lang.invoke.", "dev.heddle."),
    /** Maps put it beside a key; elsewhere they compare. */
    MAPS(Set.of("computeIfAbsent", "computeIfPresent", "compute", "merge", "getOrDefault", "putIfAbsent", "replaceAll", "callMappingFunctionWithCheck", "callRemappingFunctionWithCheck",
            "remapValue", "mergeValue"),
            "java.util.Map", "java.util.HashMap", "java.util.TreeMap", "java.util.Hashtable", "java.util.WeakHashMap", "java.util.IdentityHashMap", "java.util.concurrent.ConcurrentHashMap",
            "java.util.concurrent.ConcurrentMap", "java.util.concurrent.ConcurrentSkipListMap"),
    /** Lists take over the array of another collection, and replace elements. */
    LISTS(Set.of("<init>", "addAll", "replaceAll", "replaceAllRange"),
            "java.util.ArrayList", "java.util.Vector", "java.util.List", "java.util.concurrent.CopyOnWriteArrayList"),
    /** Wrappers return what the collection behind them returns. */
    WRAPPERS(Set.of("get", "set", "put", "next", "previous", "iterator", "listIterator", "subList", "poll", "peek", "element", "remove", "getKey", "getValue", "setValue", "values", "keySet",
            "entrySet", "toArray", "toString", "getOrDefault", "putIfAbsent", "computeIfAbsent", "computeIfPresent", "compute", "merge", "replaceAll"),
            "java.util.Collections$"),
    OBJECTS(Set.of("requireNonNullElseGet", "requireNonNull", "toString"), "java.util.Objects");

    private final Set<String> methods;
    private final List<String> types;

    /** {@code methods} of the classes whose names begin with one of {@code types}; all methods if there are none. */
    HandingOn(Set<String> methods, String... types) {
        this.methods = methods;
        this.types = List.of(types);
    }

    /** {@code callers} are the JDK's methods that were called, the innermost first. */
    static boolean does(List<StackWalker.StackFrame> callers) {
        StackWalker.StackFrame caller = callers.get(0);
        if (callers.size() == 1 && caller.getClassName().equals("java.lang.String") && caller.getMethodName().equals("valueOf")) {
            return true;
        }
        for (HandingOn kind : values()) {
            if ((kind.methods.isEmpty() || kind.methods.contains(caller.getMethodName())) && kind.types.stream().anyMatch(caller.getClassName()::startsWith)) {
                return true;
            }
        }
        return false;
    }
}
