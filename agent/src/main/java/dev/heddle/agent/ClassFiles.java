package dev.heddle.agent;

import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** The files of the program's classes, as far as they are remembered, for finding out whose fault it is that the JVM does not accept one of them. */
final class ClassFiles {

    private static final Pattern NO_NAME = Pattern.compile("[^\\p{L}\\p{N}_$./-]+");

    private record ClassFile(WeakReference<ClassLoader> loader, SoftReference<byte[]> bytes) {
    }

    /** By their names, with slashes. */
    private final Map<String, ClassFile> files = new ConcurrentHashMap<>();

    void add(ClassLoader loader, String name, byte[] bytes) {
        files.put(name, new ClassFile(new WeakReference<>(loader), new SoftReference<>(bytes)));
    }

    /** True if {@code rejection} is about a class that the JVM would accept as it was. */
    boolean isRejectedAsInstrumented(LinkageError rejection) {
        boolean named = false;
        for (String word : NO_NAME.split(String.valueOf(rejection.getMessage()))) {
            Optional<Boolean> valid = isValid(word);
            if (valid.isPresent() && !valid.get()) {
                return false;
            }
            named |= valid.isPresent();
        }
        return named;
    }

    /** Whether the JVM accepts the class that {@code word} names, or of which it names a member; nothing if it names none. */
    private Optional<Boolean> isValid(String word) {
        for (String name = word.replace('.', '/'); !name.isEmpty(); name = name.substring(0, Math.max(0, name.lastIndexOf('/')))) {
            ClassFile file = files.get(name);
            ClassLoader loader = file == null ? null : file.loader().get();
            byte[] bytes = file == null ? null : file.bytes().get();
            if (loader != null && bytes != null) {
                return Optional.of(Originals.complaint(loader, name.replace('/', '.'), bytes).isEmpty());
            }
        }
        return Optional.empty();
    }
}
