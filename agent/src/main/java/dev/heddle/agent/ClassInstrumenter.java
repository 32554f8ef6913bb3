package dev.heddle.agent;

import dev.heddle.agent.code.Hierarchy;
import dev.heddle.agent.code.Hook;
import dev.heddle.agent.code.Offsets;
import dev.heddle.agent.code.Probes;
import dev.heddle.agent.code.Scope;
import dev.heddle.agent.code.SiteFactory;
import dev.heddle.agent.code.Uninitialized;
import dev.heddle.agent.schedule.CodeInstrumenter;
import dev.heddle.agent.schedule.InnerMonitors;
import dev.heddle.agent.schedule.LoopHeads;
import dev.heddle.agent.schedule.ModelTable;
import dev.heddle.agent.schedule.Prologue;
import dev.heddle.agent.schedule.Quiet;
import dev.heddle.agent.schedule.StaticState;
import dev.heddle.agent.schedule.SynchronizedMethod;
import dev.heddle.agent.schedule.UnseenReferences;
import dev.heddle.agent.shadow.LambdaClasses;
import dev.heddle.agent.shadow.NamedConstants;
import dev.heddle.agent.shadow.RecordMethods;
import dev.heddle.agent.shadow.ShadowCalls;
import dev.heddle.agent.shadow.ShadowCode;
import dev.heddle.agent.shadow.ShadowLambdas;
import dev.heddle.runtime.Classes;
import dev.heddle.scheduler.jdk.Uncontrolled;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Instruments one class. */
final class ClassInstrumenter {

    /** Where in a file its version is. */
    private static final int VERSION = 4;

    private final ModelTable models;
    private final Hierarchy hierarchy;
    private final ClassLoader loader;
    private final boolean platform;
    private final Scope scope;
    private final boolean loading;
    private final Depth depth;
    private String jar = "";
    private boolean isLoader;
    private byte[] companion;
    private List<byte[]> lambdaFiles = List.of();

    /** Only the program's classes can have another {@code depth} than that of schedules. {@code loading} is false if the class exists already, so that only the code of its methods can change. */
    ClassInstrumenter(ModelTable models, Hierarchy hierarchy, ClassLoader loader, boolean platform, Scope scope, boolean loading,
            Depth depth) {
        this.models = models;
        this.hierarchy = hierarchy;
        this.loader = loader;
        this.platform = platform;
        this.scope = scope;
        this.loading = loading;
        this.depth = depth;
    }

    /** The same for a class that comes from a jar at this location; empty if it comes from none. */
    ClassInstrumenter from(String newJar) {
        jar = newJar;
        return this;
    }

    /** The class with the initialiser of this one, if this one exists already and has an initialiser; else null. */
    byte[] companion() {
        return companion;
    }

    /** Class files of lambdas, for a class that exists already. */
    List<byte[]> lambdas() {
        return lambdaFiles;
    }

    /** Returns the new class file, or null if nothing is to be changed. */
    byte[] instrument(byte[] bytes) {
        if (scope == Scope.INITIALIZER && !hasInitializer(bytes)) {
            return null;
        }
        Offsets offsets = new Offsets();
        ClassNode node = offsets.read(bytes);
        int number = 0;
        isLoader = platform ? node.name.equals(CodeInstrumenter.LOADER) : hierarchy.extendsClass(node.superName, CodeInstrumenter.LOADER, loader);
        StaticState statics = new StaticState(node, loader, hierarchy, loading);
        if (!platform && scope == Scope.FULL) {
            number = statics.move();
        }
        if (!platform && scope.isFull() && loading) {
            new UnseenReferences(node, hierarchy, loader).write();
        }
        ShadowLambdas lambdas = depth != Depth.SCHEDULE ? new ShadowLambdas(node, loading) : null;
        if (depth != Depth.SCHEDULE) {
            NamedConstants.learn(node);
            new RecordMethods(node).write();
            lambdas.prepare();
            lambdas.write();
        }
        for (MethodNode method : new ArrayList<>(node.methods)) {
            if ((method.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0) {
                instrument(node, method, offsets, number, statics.isApart(), lambdas);
            }
        }
        if (statics.hasCompanion()) {
            byte[] file = statics.companion();
            if (loading) {
                Classes.entry(number).accompanyLater(file);
            } else {
                companion = file;
            }
        }
        if (lambdas != null && !loading) {
            lambdaFiles = new LambdaClasses(node, lambdas.added()).moveOut();
        }
        return write(node, offsets.reader());
    }

    /**
     * The JVM forgets the stack maps of the JDK's classes, because it does not verify them, and gives these classes without. But for files of versions that must have stack
     * maps, the sizes of stacks are computed from them; for those of older versions, from the code.
     *
     * <p>Their constants stay where they were: to change a class that is loaded, the JVM looks for each constant of the new file in the old one, first in the same place and then everywhere.
     */
    private byte[] write(ClassNode node, ClassReader original) {
        ClassWriter writer = new ClassWriter(platform ? original : null, ClassWriter.COMPUTE_MAXS);
        int version = node.version;
        node.version = platform ? Opcodes.V1_6 : version;
        node.accept(writer);
        return ByteBuffer.wrap(writer.toByteArray()).putInt(VERSION, version).array();
    }

    private void instrument(ClassNode node, MethodNode method, Offsets offsets, int number, boolean apart, ShadowLambdas lambdas) {
        if (platform && Quiet.isUpcall(node.name, method) || (platform || scope == Scope.TOOL) && method.name.equals("<clinit>")) {
            new Quiet(method).wrap();
            return;
        }
        if (number != 0 && apart && method.name.equals("<clinit>")) {
            // This initialiser only ever runs outside of executions.
            return;
        }
        if (node.name.equals("java/lang/ref/Reference")) {
            if (method.name.equals("<init>") && method.desc.startsWith("(Ljava/lang/Object;L")) {
                atReturn(method, 1, Hook.KEEP_REFERENT);
            }
            return;
        }
        if (node.name.equals("java/lang/Throwable") && method.name.equals("<init>")) {
            atReturn(method, 0, Hook.EXCEPTION_MADE);
            return;
        }
        if (scope == Scope.INITIALIZER || Probes.isProbeMethod(method)) {
            return;
        }
        if (scope == Scope.BOUNDARY) {
            new Prologue(node, method, models).insert();
            return;
        }
        InnerMonitors monitors = scope == Scope.MONITORS ? new InnerMonitors(node, method) : null;
        if (monitors != null && !monitors.exist()) {
            return;
        }
        Uninitialized uninitialized = new Uninitialized(method);
        SiteFactory sites = new SiteFactory(node, method, loader, offsets, jar);
        if (monitors != null) {
            monitors.instrument(sites, models, hierarchy, loader, loading);
            uninitialized.restore();
            return;
        }
        int locals = method.maxLocals;
        if (depth != Depth.SCHEDULE && !method.name.equals("<clinit>") && !lambdas.isEntry(method)) {
            new ShadowCode(node, method, sites, new ShadowCalls(hierarchy, loader), lambdas, depth == Depth.OVERFLOW).instrument();
        }
        new CodeInstrumenter(node, method, sites, models, hierarchy, loader, platform, scope.isFull(), number).instrument();
        if (scope.isFull() && !method.name.equals("<clinit>")) {
            new LoopHeads(method, sites, locals).instrument();
        }
        if ((method.access & Opcodes.ACC_SYNCHRONIZED) != 0
                && (scope.isFull() || node.name.equals(CodeInstrumenter.THREAD) && method.name.equals("start"))) {
            new SynchronizedMethod(node, method, sites, Hook.ENTER_MONITOR).instrument(loading);
        }
        if (number != 0) {
            StaticState.touch(method, number);
        }
        new Prologue(node, method, models).insert();
        beginWithLine(method);
        if (platform && Uncontrolled.contains(node.name, method.name)) {
            refuse(node, method);
        }
        if (isLoader) {
            Quiet.hideLoading(method);
            if (!platform && method.name.equals("<init>")) {
                atReturn(method, 0, Hook.LOADER_MADE);
            }
        }
        uninitialized.restore();
    }

    /** Makes what was inserted before the first line belong to that line. */
    private static void beginWithLine(MethodNode method) {
        for (AbstractInsnNode at = method.instructions.getFirst(); at != null; at = at.getNext()) {
            if (at instanceof LineNumberNode first) {
                LabelNode start = new LabelNode();
                method.instructions.insert(new LineNumberNode(first.line, start));
                method.instructions.insert(start);
                return;
            }
        }
    }

    /** Makes a method that waits for the world outside tell the scheduler so. */
    private static void refuse(ClassNode node, MethodNode method) {
        InsnList call = new InsnList();
        call.add(new LdcInsnNode(node.name.replace('/', '.') + "." + method.name));
        call.add(Hook.UNCONTROLLED.call());
        method.instructions.insert(call);
    }

    /** Makes a constructor tell {@code hook}, when it returns, of what the local variable {@code told} holds. */
    private static void atReturn(MethodNode constructor, int told, Hook hook) {
        for (AbstractInsnNode at : constructor.instructions.toArray()) {
            if (at.getOpcode() == Opcodes.RETURN) {
                constructor.instructions.insertBefore(at, new VarInsnNode(Opcodes.ALOAD, told));
                constructor.instructions.insertBefore(at, hook.call());
            }
        }
    }

    private static boolean hasInitializer(byte[] bytes) {
        boolean[] found = new boolean[1];
        new ClassReader(bytes).accept(new ClassVisitor(Opcodes.ASM9) {
            @Override
            public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] exceptions) {
                found[0] |= name.equals("<clinit>");
                return null;
            }
        }, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return found[0];
    }
}
