package dev.heddle.scheduler.jdk.trusted;

import dev.heddle.scheduler.kernel.ProgramThread;
import dev.heddle.scheduler.memory.Shared;

/** What a key of a map is called in every execution. Keys that are not equal have different names. */
final class KeyName {

    /** That of a key that nobody else has ever seen, so that it is in no map. */
    private static final String UNSEEN = "unseen";

    private KeyName() {
    }

    /** The name of {@code key}, which {@code thread} asks a map for, or puts there if {@code puts}; null if the program's code decides what it equals, or it has no name. */
    static String of(ProgramThread thread, Object key, boolean puts) {
        if (!Equality.isOurs(key) || key instanceof Thread) {
            return null;
        }
        String value = thread.trust(() -> ofValue(key));
        if (value != null) {
            return value;
        }
        if (key instanceof Comparable) {
            // Where many keys have the same hash, they are compared.
            return null;
        }
        if (puts) {
            thread.publish(key);
        }
        Shared shared = thread.findPublished(key);
        return shared != null ? thread.trust(() -> shared.id().toString()) : puts ? null : UNSEEN;
    }

    private static String ofValue(Object key) {
        if (key instanceof String text) {
            return '"' + text + '"';
        }
        if (key instanceof Class<?> type) {
            return type.getName();
        }
        if (key instanceof Enum<?> constant) {
            return constant.getDeclaringClass().getName() + "." + constant.name();
        }
        if (key instanceof Integer) {
            return key.toString();
        }
        return key instanceof Number || key instanceof Boolean || key instanceof Character ? key.getClass().getSimpleName() + " " + key : null;
    }
}
