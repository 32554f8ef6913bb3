package dev.heddle.agent.schedule;

import dev.heddle.agent.code.Hierarchy;
import dev.heddle.agent.code.Hook;
import dev.heddle.agent.code.SiteFactory;
import dev.heddle.scheduler.jdk.JdkStatics;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Makes the scheduler grant the monitors of a method of the JDK of which nothing else is followed.
 *
 * <p>Such a method may call the program while it is in a monitor. If that were a real one, and another thread had its turn meanwhile, that
 * thread would wait for the monitor outside of anybody's control.
 */
public final class InnerMonitors {

    private static final String FILTERS = Type.getInternalName(JdkStatics.class);
    private static final Set<String> ON_MONITORS = Set.of("wait", "notify", "notifyAll");
    /** Its synchronised methods are short and frequent and call nobody; only the monitors of streams matter that it prints to. */
    private static final String THROWABLE = "java/lang/Throwable";

    private final ClassNode node;
    private final MethodNode method;

    public InnerMonitors(ClassNode node, MethodNode method) {
        this.node = node;
        this.method = method;
    }

    /** True if there is anything to do. */
    public boolean exist() {
        if (isSynchronized()) {
            return true;
        }
        for (AbstractInsnNode each : method.instructions) {
            if (each.getOpcode() == Opcodes.MONITORENTER || isOnMonitor(each) || filter(each) != null) {
                return true;
            }
        }
        return false;
    }

    /** {@code loading} is false if the class exists already. */
    public void instrument(SiteFactory sites, ModelTable models, Hierarchy hierarchy, ClassLoader loader, boolean loading) {
        Redirects redirects = new Redirects(models, hierarchy, loader, node.name, method.name);
        for (AbstractInsnNode each : method.instructions.toArray()) {
            switch (each.getOpcode()) {
                case Opcodes.MONITORENTER -> before(each, sites, Hook.ENTER_INNER_MONITOR);
                case Opcodes.MONITOREXIT -> before(each, sites, Hook.EXIT_MONITOR);
                default -> {
                    String filter = filter(each);
                    if (filter != null) {
                        String type = ((FieldInsnNode) each).desc;
                        method.instructions.insert(each, new MethodInsnNode(Opcodes.INVOKESTATIC, FILTERS, filter, "(" + type + ")" + type));
                    } else if (isOnMonitor(each)) {
                        redirects.apply(method.instructions, (MethodInsnNode) each, sites);
                    }
                }
            }
        }
        if (isSynchronized()) {
            new SynchronizedMethod(node, method, sites, Hook.ENTER_INNER_MONITOR).instrument(loading);
        }
    }

    private void before(AbstractInsnNode instruction, SiteFactory sites, Hook passing) {
        InsnList hook = new InsnList();
        hook.add(sites.push(instruction));
        hook.add(passing.call());
        method.instructions.insertBefore(instruction, hook);
    }

    private boolean isSynchronized() {
        return (method.access & Opcodes.ACC_SYNCHRONIZED) != 0 && !node.name.equals(THROWABLE);
    }

    private static boolean isOnMonitor(AbstractInsnNode instruction) {
        return instruction instanceof MethodInsnNode call && call.owner.equals("java/lang/Object") && ON_MONITORS.contains(call.name);
    }

    /** The method through which {@code instruction} sees a static field of the JDK, or null. */
    private static String filter(AbstractInsnNode instruction) {
        return instruction instanceof FieldInsnNode access && access.getOpcode() == Opcodes.GETSTATIC ? JdkStatics.FILTERS.get(access.owner + "." + access.name) : null;
    }
}
