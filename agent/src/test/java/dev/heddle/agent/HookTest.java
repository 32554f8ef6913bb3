package dev.heddle.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.agent.code.Hierarchy;
import dev.heddle.agent.code.Hook;
import dev.heddle.agent.code.Scope;
import dev.heddle.agent.schedule.ModelTable;
import dev.heddle.runtime.Control;
import dev.heddle.scheduler.host.ModelClasses;
import dev.heddle.scheduler.jdk.JdkStatics;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicVerifier;
import program.EveryInstruction;

/** The hooks that there are, those that instrumented code calls, and those that {@link Hook} names are the same. */
class HookTest {

    private static final ModelTable MODELS = new ModelTable();
    private static final Hierarchy HIERARCHY = new Hierarchy(false);

    @Test
    void everyHookIsCalledByInstrumentedCode() throws ClassNotFoundException, AnalyzerException {
        Set<String> called = new TreeSet<>();
        for (Class<?> type : List.of(EveryInstruction.class, EveryInstruction.Constants.class, EveryInstruction.Loader.class, EveryInstruction.Complaint.class, Class.forName(EveryInstruction.class.getName() + "$1"))) {
            for (boolean loading : new boolean[] {true, false}) {
                ClassInstrumenter program = new ClassInstrumenter(MODELS, HIERARCHY, type.getClassLoader(), false, Scope.FULL, loading, Depth.OVERFLOW);
                addCalls(verified(program.instrument(file(type))), called);
                if (program.companion() != null) {
                    addCalls(verified(program.companion()), called);
                }
            }
        }
        addCalls(verified(new ClassInstrumenter(MODELS, HIERARCHY, null, false, Scope.FULL, true, Depth.INPUTS).instrument(patternSwitch())), called);
        for (Class<?> type : List.of(ClassLoader.class, java.lang.ref.Reference.class, java.net.Socket.class, LockSupport.class, AtomicBoolean.class, ConcurrentHashMap.class,
                CompletableFuture.class)) {
            addCalls(verified(new ClassInstrumenter(MODELS, HIERARCHY, null, true, Scope.FULL, true, Depth.SCHEDULE).instrument(file(type))), called);
        }
        for (Class<?> type : List.of(java.io.PrintStream.class, java.io.BufferedInputStream.class, Throwable.class)) {
            for (boolean loading : new boolean[] {true, false}) {
                addCalls(verified(new ClassInstrumenter(MODELS, HIERARCHY, null, true, Scope.MONITORS, loading, Depth.SCHEDULE).instrument(file(type))), called);
            }
        }
        Map<String, Hook> hooks = Arrays.stream(Hook.values()).collect(Collectors.toMap(hook -> key(hook.method()), hook -> hook));
        Set<Hook> idle = EnumSet.allOf(Hook.class);
        called.forEach(key -> idle.remove(hooks.get(key)));
        assertEquals(Set.of(), idle);
    }

    /** A class with a switch by patterns and constants, which newer compilers than ours make. */
    private static byte[] patternSwitch() {
        ClassWriter type = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "program/PatternSwitch", null, "java/lang/Object", null);
        MethodVisitor method = type.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "select", "(Ljava/lang/Object;)I", null, null);
        method.visitCode();
        method.visitVarInsn(Opcodes.ALOAD, 0);
        method.visitInsn(Opcodes.ICONST_0);
        method.visitInvokeDynamicInsn("typeSwitch", "(Ljava/lang/Object;I)I", new Handle(Opcodes.H_INVOKESTATIC, "java/lang/runtime/SwitchBootstraps", "typeSwitch",
                "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;", false), "a", 5);
        method.visitInsn(Opcodes.IRETURN);
        method.visitMaxs(0, 0);
        method.visitEnd();
        type.visitEnd();
        return type.toByteArray();
    }

    /** Fails if code around a hook does not go with what the hook takes and returns. */
    private static byte[] verified(byte[] file) throws AnalyzerException {
        ClassNode node = new ClassNode();
        new ClassReader(file).accept(node, 0);
        for (MethodNode method : node.methods) {
            new Analyzer<>(new BasicVerifier()).analyze(node.name, method);
        }
        return file;
    }

    private static Set<Class<?>> owners() {
        return Arrays.stream(Hook.values()).map(hook -> hook.method().getDeclaringClass()).collect(Collectors.toSet());
    }

    @Test
    void publicMethodsOfClassesWithHooksAreHooksOrOfUseToOthers() throws IOException {
        Set<String> used = new TreeSet<>();
        for (Class<?> one : List.of(Control.class, ModelClasses.class, Hook.class)) {
            eachClassFileBeside(one, file -> addCalls(file, used));
        }
        Arrays.stream(Hook.values()).forEach(hook -> used.add(key(hook.method())));
        Set<String> idle = new TreeSet<>();
        for (Class<?> owner : owners()) {
            for (Method method : owner.getDeclaredMethods()) {
                if (Modifier.isPublic(method.getModifiers()) && Modifier.isStatic(method.getModifiers()) && !used.contains(key(method))) {
                    idle.add(key(method));
                }
            }
        }
        assertEquals(Set.of(), idle);
    }

    @Test
    void filtersOfStaticsAreThere() {
        Set<String> methods = Arrays.stream(JdkStatics.class.getMethods()).filter(method -> Modifier.isStatic(method.getModifiers())).map(Method::getName)
                .collect(Collectors.toSet());
        assertTrue(methods.containsAll(JdkStatics.FILTERS.values()), methods::toString);
    }

    @Test
    void overloadsAreFoundByTheirFirstParameters() {
        assertEquals(Hook.LOADED_DOUBLE, Hook.LOADED.of(Type.DOUBLE_TYPE));
        assertEquals(Hook.BINARY_SHIFT, Hook.BINARY.of(Type.LONG_TYPE, Type.INT_TYPE));
        assertEquals("the hook LOADED has no overload whose parameters begin with Z",
                assertThrows(IllegalStateException.class, () -> Hook.LOADED.of(Type.BOOLEAN_TYPE)).getMessage());
    }

    private interface ClassFiles {
        void take(byte[] file);
    }

    private static void eachClassFileBeside(Class<?> type, ClassFiles files) throws IOException {
        Path root;
        try {
            root = Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IOException(e);
        }
        if (Files.isDirectory(root)) {
            eachClassFileIn(root, files);
            return;
        }
        try (FileSystem jar = FileSystems.newFileSystem(root)) {
            eachClassFileIn(jar.getPath("/"), files);
        }
    }

    private static void eachClassFileIn(Path root, ClassFiles files) throws IOException {
        try (Stream<Path> all = Files.walk(root)) {
            for (Path file : all.filter(path -> path.toString().endsWith(".class")).toList()) {
                files.take(Files.readAllBytes(file));
            }
        }
    }

    private static byte[] file(Class<?> type) {
        try (InputStream file = type.getResourceAsStream(type.getName().substring(type.getName().lastIndexOf('.') + 1) + ".class")) {
            return file.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void addCalls(byte[] file, Set<String> called) {
        ClassNode node = new ClassNode();
        new ClassReader(file).accept(node, ClassReader.SKIP_FRAMES);
        for (MethodNode method : node.methods) {
            for (AbstractInsnNode each : method.instructions) {
                if (each instanceof MethodInsnNode call) {
                    called.add(call.owner + "." + call.name + call.desc);
                } else if (each instanceof InvokeDynamicInsnNode dynamic) {
                    add(dynamic.bsm, called);
                    for (Object argument : dynamic.bsmArgs) {
                        if (argument instanceof Handle handle) {
                            add(handle, called);
                        }
                    }
                }
            }
        }
    }

    private static void add(Handle handle, Set<String> called) {
        called.add(handle.getOwner() + "." + handle.getName() + handle.getDesc());
    }

    private static String key(Method method) {
        return Type.getInternalName(method.getDeclaringClass()) + "." + method.getName() + Type.getMethodDescriptor(method);
    }
}
