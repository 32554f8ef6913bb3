package dev.heddle.runtime.shadow;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Shapes;
import dev.heddle.runtime.Strand;
import java.util.AbstractCollection;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.Collectors;

/** What is in containers of the JDK, which code of the JDK may look at. */
final class Contents {

    private static final int[] OF_COLLECTIONS = signatures("iterator()Ljava/util/Iterator;", "size()I", "get(I)Ljava/lang/Object;");
    private static final int[] OF_MAPS = signatures("keySet()Ljava/util/Set;", "values()Ljava/util/Collection;", "entrySet()Ljava/util/Set;", "size()I");
    private static final int[] OF_ENTRIES = signatures("getKey()Ljava/lang/Object;", "getValue()Ljava/lang/Object;");
    private static final int[] OF_REFERENCES = signatures("get()Ljava/lang/Object;");

    private Contents() {
    }

    private static int[] signatures(String... all) {
        return Arrays.stream(all).mapToInt(Signatures::number).toArray();
    }

    /** What is in {@code object}. Where the program would have to be asked, nothing: it answers in code that is followed, when the JDK asks. */
    static Object[] of(Object object) {
        Strand strand = Control.beginQuiet();
        try {
            if (object instanceof Object[]) {
                return (Object[]) object;
            } else if (object instanceof Collection && isOfJdk((Collection<?>) object)) {
                return ((Collection<?>) object).toArray();
            } else if (object instanceof Map && areOfJdk(object, OF_MAPS)) {
                Map<?, ?> map = (Map<?, ?>) object;
                Object[] keys = map.keySet().toArray();
                Object[] values = map.values().toArray();
                Object[] both = Arrays.copyOf(keys, keys.length + values.length, Object[].class);
                System.arraycopy(values, 0, both, keys.length, values.length);
                return both;
            } else if (object instanceof Map.Entry && areOfJdk(object, OF_ENTRIES)) {
                return new Object[] {((Map.Entry<?, ?>) object).getKey(), ((Map.Entry<?, ?>) object).getValue()};
            } else if (object instanceof AtomicReference && areOfJdk(object, OF_REFERENCES)) {
                return new Object[] {((AtomicReference<?>) object).get()};
            } else if (object instanceof AtomicReferenceArray) {
                AtomicReferenceArray<?> array = (AtomicReferenceArray<?>) object;
                Object[] elements = new Object[array.length()];
                for (int i = 0; i < elements.length; i++) {
                    elements[i] = array.get(i);
                }
                return elements;
            } else if (object instanceof Throwable) {
                return new Object[] {Messages.raw((Throwable) object), Messages.cause((Throwable) object)};
            } else if (object instanceof Optional) {
                return ((Optional<?>) object).stream().toArray();
            }
            return References.of(object);
        } finally {
            Control.endQuiet(strand);
        }
    }

    /** The keys of a map, or the elements of a collection, if nobody has to be asked for them. */
    static Object[] keys(Object object) {
        Strand strand = Control.beginQuiet();
        try {
            return object instanceof Map ? areOfJdk(object, OF_MAPS) ? ((Map<?, ?>) object).keySet().toArray() : new Object[0] : of(object);
        } finally {
            Control.endQuiet(strand);
        }
    }

    /** A copy of {@code collection} with what the program would have in place of each box; itself if the program would have to be asked. */
    static Collection<?> plain(Collection<?> collection) {
        Strand strand = Control.beginQuiet();
        try {
            return isOfJdk(collection) ? collection.stream().map(Boxes::plain).collect(Collectors.toCollection(ArrayList::new)) : collection;
        } finally {
            Control.endQuiet(strand);
        }
    }

    static Map<?, ?> plain(Map<?, ?> map) {
        if (map instanceof IdentityHashMap || !areOfJdk(map, OF_MAPS)) {
            return map;
        }
        Strand strand = Control.beginQuiet();
        try {
            Map<Object, Object> copy = new LinkedHashMap<>();
            map.forEach((key, value) -> copy.put(Boxes.plain(key), Boxes.plain(value)));
            return copy;
        } finally {
            Control.endQuiet(strand);
        }
    }

    /** Collections with an array or nodes of their own ask nobody; the others go by their iterators, and these by elements. */
    private static boolean isOfJdk(Collection<?> collection) {
        Class<?> declaring = Shapes.declaring(collection.getClass(), "toArray", "()[Ljava/lang/Object;").orElse(AbstractCollection.class);
        return declaring.getClassLoader() == null && (declaring != AbstractCollection.class || areOfJdk(collection, OF_COLLECTIONS));
    }

    private static boolean areOfJdk(Object object, int... signatures) {
        for (int signature : signatures) {
            if (!Reach.isJdk(object, signature)) {
                return false;
            }
        }
        return true;
    }
}
