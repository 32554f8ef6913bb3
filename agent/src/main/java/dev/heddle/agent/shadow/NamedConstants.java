package dev.heddle.agent.shadow;

import dev.heddle.term.Vocabulary;
import java.util.LinkedHashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/** The numbers and strings that the code of a class names. */
public final class NamedConstants {

    /** Longer strings are texts, not values. */
    private static final int LONGEST = 256;

    private static final Vocabulary VOCABULARY = new Vocabulary();

    private final Set<Object> all = new LinkedHashSet<>();

    private NamedConstants() {
    }

    /** Those of the classes whose inputs are followed, as far as they are loaded. */
    public static Vocabulary vocabulary() {
        return VOCABULARY;
    }

    /** Adds those of {@code node}, which is as its author wrote it. */
    public static void learn(ClassNode node) {
        NamedConstants constants = new NamedConstants();
        for (MethodNode method : node.methods) {
            for (AbstractInsnNode each : method.instructions) {
                constants.add(each);
            }
        }
        VOCABULARY.add(node.name.replace('/', '.'), constants.all);
    }

    private void add(AbstractInsnNode each) {
        int opcode = each.getOpcode();
        if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5) {
            all.add(opcode - Opcodes.ICONST_0);
        } else if (opcode == Opcodes.LCONST_0 || opcode == Opcodes.LCONST_1) {
            all.add((long) (opcode - Opcodes.LCONST_0));
        } else if (opcode >= Opcodes.FCONST_0 && opcode <= Opcodes.FCONST_2) {
            all.add((float) (opcode - Opcodes.FCONST_0));
        } else if (opcode == Opcodes.DCONST_0 || opcode == Opcodes.DCONST_1) {
            all.add((double) (opcode - Opcodes.DCONST_0));
        } else if (opcode == Opcodes.BIPUSH || opcode == Opcodes.SIPUSH) {
            all.add(((IntInsnNode) each).operand);
        } else if (each instanceof LdcInsnNode loaded && (loaded.cst instanceof Number || loaded.cst instanceof String text && text.length() <= LONGEST)) {
            all.add(loaded.cst);
        } else if (each instanceof LookupSwitchInsnNode choice) {
            all.addAll(choice.keys);
        } else if (each instanceof TableSwitchInsnNode choice) {
            all.add(choice.min);
            all.add(choice.max);
        }
    }
}
