package dev.heddle.cli;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.function.IntConsumer;

/** Signals that ask the process to end: SIGINT, as by Ctrl-C, SIGTERM and SIGHUP. */
final class Signals {

    private static final List<String> NAMES = List.of("INT", "TERM", "HUP");

    private Signals() {
    }

    /** From now on each of them calls {@code handler} with its number, in a thread of its own, instead of ending the process. Where that cannot be had, they end it. */
    static void handle(IntConsumer handler) {
        try {
            // The compiler warns of these classes wherever they are named, and there are no others.
            Class<?> signal = Class.forName("sun.misc.Signal");
            Class<?> type = Class.forName("sun.misc.SignalHandler");
            Object receiver = Proxy.newProxyInstance(Signals.class.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> switch (method.getName()) {
                case "handle" -> {
                    handler.accept((int) signal.getMethod("getNumber").invoke(arguments[0]));
                    yield null;
                }
                case "equals" -> proxy == arguments[0];
                case "hashCode" -> System.identityHashCode(proxy);
                default -> "heddle";
            });
            for (String name : NAMES) {
                signal.getMethod("handle", signal, type).invoke(null, signal.getConstructor(String.class).newInstance(name), receiver);
            }
        } catch (ReflectiveOperationException unavailable) {
            // There is no such signal here, or the JVM was told to leave signals alone.
        }
    }
}
