package dev.heddle.agent.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.heddle.agent.code.Origin;
import dev.heddle.agent.code.Scope;
import dev.heddle.scheduler.library.Instrumented;
import dev.heddle.scheduler.library.JdkTable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Type;

/** Walks through all that a program can call of the JDK: nothing may be trusted because nobody thought of it. */
class JdkWalkTest {

    private static final List<String> MODULES = List.of("java.base", "java.logging", "java.management", "java.sql", "java.prefs", "java.naming", "java.net.http",
            "java.instrument", "java.rmi", "java.xml", "java.scripting", "java.compiler", "java.security.jgss", "java.transaction.xa");

    /** The JIT puts code of its own in the place of what these do only if nobody else ever sees the builder. */
    private static final Set<Class<?>> BUILDERS = Set.of(StringBuilder.class, StringBuffer.class);

    private final ModelTable models = new ModelTable();

    @Test
    void everyPublicClassIsInAGroup() {
        List<String> without = new ArrayList<>();
        for (Class<?> type : api()) {
            if (!Instrumented.is(slashes(type)) && JdkTable.of(type.getName()).group() == JdkTable.Group.UNKNOWN) {
                without.add(type.getName());
            }
        }
        assertEquals(List.of(), without, "say in JdkTable what calls of these mean");
    }

    @Test
    void everyMethodOfAModelledClassHasAModelOrNeedsNone() {
        List<String> without = new ArrayList<>();
        for (Class<?> type : api()) {
            JdkTable.Entry entry = JdkTable.of(type.getName());
            if (entry.group() == JdkTable.Group.MODELLED && !Instrumented.is(slashes(type))) {
                for (Method method : type.getDeclaredMethods()) {
                    if (isApi(method) && !isModelled(type, method) && !entry.reads(method.getName())) {
                        without.add(type.getName() + "." + method.getName());
                    }
                }
            }
        }
        assertEquals(Set.of(), new TreeSet<>(without), "model these, or say in JdkTable that they change nothing");
    }

    @Test
    void everyEntryIsAboutSomething() {
        Set<String> packages = ModuleFinder.ofSystem().findAll().stream().flatMap(module -> module.descriptor().packages().stream()).collect(Collectors.toSet());
        List<String> stale = new ArrayList<>();
        for (String name : JdkTable.names()) {
            if (name.endsWith("*")) {
                String prefix = name.substring(0, name.indexOf(".*"));
                if (packages.stream().noneMatch(each -> each.equals(prefix) || name.endsWith("**") && each.startsWith(prefix + "."))
                        && !isNewerOrOlder(prefix)) {
                    stale.add(name);
                }
            } else if (find(name) == null && !isNewerOrOlder(name)) {
                stale.add(name);
            }
        }
        assertEquals(List.of(), stale, "the table speaks of what does not exist");
    }

    /** What one of the supported JDKs has and another has not. */
    private static boolean isNewerOrOlder(String name) {
        return Stream.of("java.lang.StableValue", "java.lang.Thread$Builder", "java.lang.ScopedValue", "java.lang.foreign", "java.lang.classfile", "java.util.stream.Gatherer",
                "java.text.ListFormat", "java.net.spi", "java.security.AsymmetricKey", "java.awt", "javax.swing").anyMatch(name::startsWith);
    }

    @Test
    void whatIsInstrumentedIsSo() {
        for (Class<?> type : api()) {
            if (Scope.of(slashes(type), Origin.JDK).isFull()) {
                assertEquals(true, Instrumented.is(slashes(type)), type.getName());
            }
        }
        assertNotNull(find("java.util.HashMap"));
    }

    /** What the JIT puts in the place of a method touches what the method does, and nobody sees it. */
    @Test
    void whatTheJitHasCodeForIsSeenWhereItIsCalled() {
        List<String> unseen = new ArrayList<>();
        for (String name : classes("java.base").toList()) {
            Class<?> type = find(name);
            boolean instrumented = Instrumented.is(slashes(type)) && !BUILDERS.contains(type);
            for (Method method : type.getDeclaredMethods()) {
                if (!ModelTable.isIntrinsic(method) || Modifier.isNative(method.getModifiers())) {
                    continue;
                }
                ModelTable.Model model = models.find(slashes(type), method.getName(), Type.getMethodDescriptor(method), Modifier.isStatic(method.getModifiers()));
                if (model == null ? instrumented : !model.redirect()) {
                    unseen.add(type.getName() + "." + method.getName() + Type.getMethodDescriptor(method));
                }
            }
        }
        assertEquals(List.of(), unseen, "redirect calls of these, or say why nothing is lost");
    }

    private boolean isModelled(Class<?> type, Method method) {
        return !models.named(method.getName(), Type.getMethodDescriptor(method), Modifier.isStatic(method.getModifiers())).isEmpty()
                || AtomicCalls.are(type, method.getName());
    }

    /** Accesses to memory are seen where they are called, whatever their signature. */
    private static final class AtomicCalls {

        static boolean are(Class<?> type, String method) {
            return type == java.lang.invoke.VarHandle.class && dev.heddle.scheduler.jdk.Atomics.kindOf(method) != 0;
        }
    }

    private static boolean isApi(Method method) {
        return (Modifier.isPublic(method.getModifiers()) || Modifier.isProtected(method.getModifiers())) && !method.isSynthetic()
                && !Modifier.isAbstract(method.getModifiers());
    }

    private static String slashes(Class<?> type) {
        return type.getName().replace('.', '/');
    }

    private static Class<?> find(String name) {
        try {
            return Class.forName(name, false, ClassLoader.getPlatformClassLoader());
        } catch (ClassNotFoundException | LinkageError absent) {
            return null;
        }
    }

    /** All classes that programs can name, exceptions and annotations left out: those are Throwable's, and nobody's. */
    private static List<Class<?>> api() {
        List<Class<?>> all = new ArrayList<>();
        for (String name : MODULES) {
            ModuleReference module = ModuleFinder.ofSystem().find(name).orElse(null);
            if (module == null) {
                continue;
            }
            Set<String> exported = module.descriptor().exports().stream().filter(export -> !export.isQualified()).map(ModuleDescriptor.Exports::source)
                    .collect(Collectors.toSet());
            classes(name).filter(type -> exported.contains(type.substring(0, type.lastIndexOf('.'))))
                    .map(JdkWalkTest::find).filter(type -> type != null && isApi(type)).forEach(all::add);
        }
        return all;
    }

    /** The names of all classes of a module, in packages. */
    private static Stream<String> classes(String module) {
        try (ModuleReader reader = ModuleFinder.ofSystem().find(module).orElseThrow().open(); Stream<String> files = reader.list()) {
            return files.filter(file -> file.endsWith(".class") && file.contains("/"))
                    .map(file -> file.substring(0, file.length() - 6).replace('/', '.')).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isApi(Class<?> type) {
        for (Class<?> each = type; each != null; each = each.getEnclosingClass()) {
            if (!Modifier.isPublic(each.getModifiers()) && !Modifier.isProtected(each.getModifiers()) || each.isAnonymousClass() || each.isLocalClass()) {
                return false;
            }
        }
        return !Throwable.class.isAssignableFrom(type) && !type.isAnnotation() && !Arrays.asList("package-info", "module-info").contains(type.getSimpleName());
    }
}
