package dev.heddle.agent;

import dev.heddle.runtime.Shapes;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodType;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The files of the program's classes, as far as they are remembered, for finding out whose fault it is that the JVM does not accept one of them. */
final class ClassFiles {

    private static final Pattern NO_NAME = Pattern.compile("[^\\p{L}\\p{N}_$./-]+");

    /**
     * A file.
     *
     * @param instrumented what we made of it; the same if nothing was to be done
     */
    private record ClassFile(WeakReference<ClassLoader> loader, SoftReference<byte[]> bytes, SoftReference<byte[]> instrumented) {
    }

    /** By their names, with slashes. */
    private final Map<String, ClassFile> files = new ConcurrentHashMap<>();

    void add(ClassLoader loader, String name, byte[] bytes) {
        SoftReference<byte[]> file = new SoftReference<>(bytes);
        files.put(name, new ClassFile(new WeakReference<>(loader), file, file));
    }

    void instrumented(String name, byte[] bytes) {
        files.computeIfPresent(name, (same, file) -> new ClassFile(file.loader(), file.bytes(), new SoftReference<>(bytes)));
    }

    /** What the file of {@code type} says, where reflection does not tell. */
    Shapes.Shape shape(Class<?> type) {
        String name = type.getName().replace('.', '/');
        ClassFile file = files.get(name);
        byte[] bytes = file == null ? null : file.bytes().get();
        try (InputStream in = bytes == null ? type.getResourceAsStream("/" + name + ".class") : new ByteArrayInputStream(bytes)) {
            if (in == null) {
                throw new NoClassDefFoundError(type.getName() + " names a class that is missing, and its own file cannot be found either");
            }
            return shape(new ClassReader(in), type.getClassLoader());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Shapes.Shape shape(ClassReader reader, ClassLoader loader) {
        List<Shapes.Variable> fields = new ArrayList<>();
        boolean[] bodies = new boolean[1];
        reader.accept(new ClassVisitor(Opcodes.ASM9) {
            @Override
            public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
                fields.add(new Shapes.Variable(name, type(descriptor, loader), access & 0xffff, null));
                return null;
            }

            @Override
            public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
                bodies[0] |= (access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_STATIC)) == 0;
                return null;
            }
        }, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return new Shapes.Shape(fields, bodies[0]);
    }

    private static Class<?> type(String descriptor, ClassLoader loader) {
        try {
            return MethodType.fromMethodDescriptorString("()" + descriptor, loader).returnType();
        } catch (TypeNotPresentException | LinkageError missing) {
            return Object.class;
        }
    }

    /** True if {@code rejection} is about a class that the JVM would accept as it was, but not as it was instrumented; what other agents did to it does not count. */
    boolean isRejectedAsInstrumented(LinkageError rejection) {
        for (String word : NO_NAME.split(String.valueOf(rejection.getMessage()))) {
            Optional<Boolean> ours = isRejectedAsInstrumented(word);
            if (ours.isPresent()) {
                return ours.get();
            }
        }
        return false;
    }

    /** The same of the class that {@code word} names, or of which it names a member; nothing if it names none. */
    private Optional<Boolean> isRejectedAsInstrumented(String word) {
        for (String name = word.replace('.', '/'); !name.isEmpty(); name = name.substring(0, Math.max(0, name.lastIndexOf('/')))) {
            ClassFile file = files.get(name);
            ClassLoader loader = file == null ? null : file.loader().get();
            byte[] bytes = file == null ? null : file.bytes().get();
            byte[] instrumented = file == null ? null : file.instrumented().get();
            if (loader != null && bytes != null) {
                String type = name.replace('/', '.');
                return Optional.of(Originals.complaint(loader, type, bytes).isEmpty()
                        && (instrumented == null || Originals.complaint(loader, type, instrumented).isPresent()));
            }
        }
        return Optional.empty();
    }
}
