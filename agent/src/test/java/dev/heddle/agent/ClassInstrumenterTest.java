package dev.heddle.agent;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.agent.code.Hierarchy;
import dev.heddle.agent.code.Scope;
import dev.heddle.agent.schedule.ModelTable;
import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.BasicInterpreter;

/** Classes of the JDK, which nobody verifies, are what the JVM can run. */
class ClassInstrumenterTest {

    /** As the JVM gives them if it has loaded them before: without stack maps. */
    @ParameterizedTest
    @ValueSource(strings = {"java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject", "java.util.concurrent.ThreadPoolExecutor", "java.util.concurrent.ForkJoinPool",
        "java.util.concurrent.ConcurrentHashMap", "java.util.concurrent.CompletableFuture", "java.util.concurrent.Exchanger", "java.util.Timer"})
    void theStackIsAsDeepAsTheCodeNeedsIt(String name) throws IOException {
        ClassNode original = new ClassNode();
        ClassWriter bare = new ClassWriter(0);
        try (InputStream file = Object.class.getResourceAsStream("/" + name.replace('.', '/') + ".class")) {
            ClassReader reader = new ClassReader(file);
            reader.accept(original, ClassReader.SKIP_CODE);
            reader.accept(bare, ClassReader.SKIP_FRAMES);
        }
        ClassNode instrumented = new ClassNode();
        new ClassReader(new ClassInstrumenter(new ModelTable(), new Hierarchy(false), null, true, Scope.FULL, false, Depth.SCHEDULE).instrument(bare.toByteArray())).accept(instrumented, 0);

        assertEquals(original.version, instrumented.version);
        for (MethodNode method : instrumented.methods) {
            assertDoesNotThrow(() -> new Analyzer<>(new BasicInterpreter()).analyze(name, method), method.name);
        }
    }
}
