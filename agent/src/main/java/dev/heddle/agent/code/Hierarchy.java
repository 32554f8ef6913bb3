package dev.heddle.agent.code;

import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** What class files say about classes, read without loading them. */
public final class Hierarchy {

    /**
     * The outline of a class.
     *
     * @param computedFields names of static final fields whose values an initialiser computes
     * @param methods names with descriptors
     */
    private record Outline(String parent, String[] interfaces, boolean isInterface, boolean isFinal, Set<String> computedFields,
            Set<String> fields, Set<String> methods) {
    }

    private final Set<String> early = Collections.newSetFromMap(new ConcurrentHashMap<>());
    private final Map<ClassLoader, Map<String, Optional<Outline>>> cache = new WeakHashMap<>();

    /** True if {@code name} is {@code ancestor} or extends it, as far as class files can be found. */
    public boolean extendsClass(String name, String ancestor, ClassLoader loader) {
        for (String type = name; type != null; type = outline(type, loader).map(Outline::parent).orElse(null)) {
            if (type.equals(ancestor)) {
                return true;
            }
        }
        return false;
    }

    /** The interface, or early class, that declares the computed constant {@code field}, seen from {@code owner}; null if it is declared elsewhere. */
    public String interfaceOf(String owner, String field, ClassLoader loader) {
        Outline outline = outline(owner, loader).orElse(null);
        if (outline == null) {
            return null;
        }
        if (outline.fields.contains(field)) {
            return (outline.isInterface || isEarly(owner)) && outline.computedFields.contains(field) ? owner : null;
        }
        for (String parent : outline.interfaces) {
            String found = interfaceOf(parent, field, loader);
            if (found != null) {
                return found;
            }
        }
        return outline.parent == null || outline.parent.startsWith("java/") ? null : interfaceOf(outline.parent, field, loader);
    }

    /** True if the JDK brings a class of this name, whoever else does. */
    public boolean isOfJdk(String name) {
        return name.startsWith("java/") || outline(name, ClassLoader.getPlatformClassLoader()).isPresent();
    }

    /** True if no class extends {@code name}. */
    public boolean isFinal(String name, ClassLoader loader) {
        return outline(name, loader).map(Outline::isFinal).orElse(false);
    }

    /** The class or interface that declares {@code field}, seen from {@code owner}; {@code owner} if that cannot be found. */
    public String declaring(String owner, String field, ClassLoader loader) {
        for (String type = owner; type != null; type = outline(type, loader).map(Outline::parent).orElse(null)) {
            if (outline(type, loader).map(outline -> outline.fields.contains(field)).orElse(false)) {
                return type;
            }
        }
        return owner;
    }

    /** Notes that a class was loaded before the agent: what is final in it stays final, as in an interface. */
    public void addEarly(String name) {
        early.add(name);
    }

    public boolean isEarly(String name) {
        return early.contains(name);
    }

    /** The class or interface that declares the method, seen from {@code owner}; null if that cannot be found. */
    public String declaring(String owner, String method, String descriptor, ClassLoader loader) {
        String inInterface = null;
        for (String type = owner; type != null; type = outline(type, loader).map(Outline::parent).orElse(null)) {
            Outline outline = outline(type, loader).orElse(null);
            if (outline == null) {
                return null;
            }
            if (outline.methods.contains(method + descriptor)) {
                return type;
            }
            for (String parent : outline.interfaces) {
                inInterface = inInterface == null ? declaring(parent, method, descriptor, loader) : inInterface;
            }
        }
        return inInterface;
    }

    private synchronized Optional<Outline> outline(String name, ClassLoader loader) {
        Map<String, Optional<Outline>> known = cache.computeIfAbsent(loader, l -> new HashMap<>());
        Optional<Outline> outline = known.get(name);
        if (outline == null) {
            outline = read(name, loader);
            known.put(name, outline);
        }
        return outline;
    }

    private static Optional<Outline> read(String name, ClassLoader loader) {
        if (name.startsWith("[")) {
            return Optional.empty();
        }
        String file = name + ".class";
        try (InputStream in = loader == null ? ClassLoader.getSystemResourceAsStream(file) : loader.getResourceAsStream(file)) {
            return in == null ? Optional.empty() : Optional.of(outline(new ClassReader(in)));
        } catch (IOException | RuntimeException unreadable) {
            return Optional.empty();
        }
    }

    private static Outline outline(ClassReader reader) {
        Set<String> computed = new HashSet<>();
        Set<String> all = new HashSet<>();
        Set<String> methods = new HashSet<>();
        reader.accept(new ClassVisitor(Opcodes.ASM9) {
            @Override
            public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
                all.add(name);
                if ((access & Opcodes.ACC_STATIC) != 0 && (access & Opcodes.ACC_FINAL) != 0 && value == null) {
                    computed.add(name);
                }
                return null;
            }

            @Override
            public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
                methods.add(name + descriptor);
                return null;
            }
        }, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return new Outline(reader.getSuperName(), reader.getInterfaces(), (reader.getAccess() & Opcodes.ACC_INTERFACE) != 0,
                (reader.getAccess() & Opcodes.ACC_FINAL) != 0, computed, all, methods);
    }
}
