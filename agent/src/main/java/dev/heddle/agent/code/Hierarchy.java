package dev.heddle.agent.code;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Arrays;
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
     * @param hasBodies true if an instance method has a body
     */
    private record Outline(Origin origin, String parent, String[] interfaces, boolean isInterface, boolean isFinal, Set<String> computedFields,
            Set<String> fields, Set<String> methods, boolean hasBodies) {
    }

    /** What begins like this can be the JDK's or anybody's. */
    private static final String[] OFTEN_JDK = {"javax/", "jdk/", "sun/", "com/sun/"};

    private final boolean shared;

    private final Set<String> early = Collections.newSetFromMap(new ConcurrentHashMap<>());
    private final Map<ClassLoader, Map<String, Optional<Outline>>> cache = new WeakHashMap<>();

    /** {@code shared} if what runs tests is on the program's class path, too. */
    public Hierarchy(boolean shared) {
        this.shared = shared;
    }

    /** True if the JDK brings the class {@code name}, or if it is an array. */
    public boolean isOfJdk(String name, ClassLoader loader) {
        if (name.startsWith("java/") || name.startsWith("[")) {
            return !Scope.isRegistry(name);
        }
        for (String prefix : OFTEN_JDK) {
            if (name.startsWith(prefix)) {
                return outline(name, loader).map(outline -> outline.origin == Origin.JDK).orElse(false);
            }
        }
        return false;
    }

    /** How much is instrumented of {@code name}, which the JDK does not bring. */
    public Scope scope(String name, ClassLoader loader) {
        return Scope.of(name, outline(name, loader).map(Outline::origin).filter(origin -> origin != Origin.JDK).orElse(Origin.PROGRAM));
    }

    /** True if an initialiser of the program's, its own or one that has to run before, runs when the class {@code name} is initialised. */
    public boolean runsInitializer(String name, ClassLoader loader) {
        if (isOfJdk(name, loader)) {
            return false;
        }
        Outline outline = outline(name, loader).orElse(null);
        return outline != null && (hasInitializer(name, outline) || !outline.isInterface && runsOthers(outline.parent, outline.interfaces, loader));
    }

    /** The same for the initialisers that run before that of a class with this superclass and these interfaces. */
    public boolean runsOthers(String parent, Iterable<String> interfaces, ClassLoader loader) {
        for (String each : interfaces) {
            if (runsInherited(each, loader)) {
                return true;
            }
        }
        return parent != null && runsInitializer(parent, loader);
    }

    private boolean runsOthers(String parent, String[] interfaces, ClassLoader loader) {
        return runsOthers(parent, Arrays.asList(interfaces), loader);
    }

    /** True if the interface {@code name}, or one that it extends, is initialised with a class, and has something to do then. */
    private boolean runsInherited(String name, ClassLoader loader) {
        if (isOfJdk(name, loader)) {
            return false;
        }
        Outline outline = outline(name, loader).orElse(null);
        if (outline == null) {
            return false;
        }
        if (outline.hasBodies && hasInitializer(name, outline)) {
            return true;
        }
        for (String each : outline.interfaces) {
            if (runsInherited(each, loader)) {
                return true;
            }
        }
        return false;
    }

    private boolean hasInitializer(String name, Outline outline) {
        return outline.methods.contains("<clinit>()V") && Scope.of(name, outline.origin) == Scope.FULL;
    }

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

    private Optional<Outline> read(String name, ClassLoader loader) {
        if (name.startsWith("[")) {
            return Optional.empty();
        }
        String file = name + ".class";
        try {
            URL place = loader == null ? null : loader.getResource(file);
            try (InputStream in = loader == null ? ClassLoader.getSystemResourceAsStream(file) : loader.getResourceAsStream(file)) {
                return in == null ? Optional.empty()
                        : Optional.of(outline(new ClassReader(in), place != null ? Origin.of(place, shared) : loader == null ? Origin.JDK : Origin.PROGRAM));
            }
        } catch (IOException | RuntimeException unreadable) {
            return Optional.empty();
        }
    }

    private static Outline outline(ClassReader reader, Origin origin) {
        Set<String> computed = new HashSet<>();
        Set<String> all = new HashSet<>();
        Set<String> methods = new HashSet<>();
        boolean[] bodies = new boolean[1];
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
                bodies[0] |= (access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_STATIC)) == 0;
                return null;
            }
        }, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return new Outline(origin, reader.getSuperName(), reader.getInterfaces(), (reader.getAccess() & Opcodes.ACC_INTERFACE) != 0,
                (reader.getAccess() & Opcodes.ACC_FINAL) != 0, computed, all, methods, bodies[0]);
    }
}
