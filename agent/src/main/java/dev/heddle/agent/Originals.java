package dev.heddle.agent;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** The program's classes as their files are, for asking the JVM whether it accepts one of them: then it is our fault if the JVM rejects the same class instrumented. */
final class Originals extends ClassLoader {

    /** That of the program; null if nothing is to be found. */
    private final ClassLoader loader;
    private final String name;
    private final byte[] file;

    private Originals(ClassLoader loader, String name, byte[] file) {
        super(ClassLoader.getPlatformClassLoader());
        this.loader = loader;
        this.name = name;
        this.file = file;
    }

    /** What the JVM has against the class {@code name}, which {@code loader} would make of {@code file}; nothing if it accepts the class. */
    static Optional<LinkageError> complaint(ClassLoader loader, String name, byte[] file) {
        Originals originals = new Originals(loader, name, file);
        try {
            Class<?> type = originals.define(name, file);
            // Whoever asks for the methods of a class makes the JVM verify it.
            type.getDeclaredMethods();
        } catch (LinkageError rejected) {
            return Optional.of(rejected);
        }
        return Optional.empty();
    }

    /** True if the JVM can read {@code file}. Who rewrites class files would mend some that it cannot. */
    static boolean isReadable(byte[] file) {
        try {
            new Originals(null, null, file).define(null, file);
        } catch (ClassFormatError unreadable) {
            return false;
        } catch (LinkageError | SecurityException otherwise) {
            return true;
        }
        return true;
    }

    private Class<?> define(String className, byte[] bytes) {
        return defineClass(className, bytes, 0, bytes.length);
    }

    @Override
    protected Class<?> findClass(String className) throws ClassNotFoundException {
        if (loader == null) {
            throw new ClassNotFoundException(className);
        }
        if (className.equals(name)) {
            return define(name, file);
        }
        try (InputStream in = loader.getResourceAsStream(className.replace('.', '/') + ".class")) {
            return in == null ? elsewhere(className) : define(className, in.readAllBytes());
        } catch (IOException e) {
            throw new ClassNotFoundException(className, e);
        }
    }

    /** A class that has no file. If there is none at all, that says nothing against one that names it: another stands for it. */
    private Class<?> elsewhere(String className) throws ClassNotFoundException {
        try {
            return loader.loadClass(className);
        } catch (ClassNotFoundException missing) {
            ClassWriter empty = new ClassWriter(0);
            empty.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, className.replace('.', '/'), null, "java/lang/Object", null);
            try {
                return define(className, empty.toByteArray());
            } catch (SecurityException reserved) {
                // Nobody else can have a class with such a name, either.
                throw missing;
            }
        }
    }
}
