package dev.heddle.agent.code;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Objects that are created but not yet constructed where code paths meet. A frame names such an object by the place of the
 * instruction that creates it, and hooks come to stand between the two.
 */
public final class Uninitialized {

    private final MethodNode method;
    private final Map<LabelNode, AbstractInsnNode> creations = new HashMap<>();

    /** Takes down what the frames of {@code method} mean before anything is inserted. */
    public Uninitialized(MethodNode method) {
        this.method = method;
        for (AbstractInsnNode each : method.instructions) {
            if (each instanceof FrameNode frame) {
                note(frame.local);
                note(frame.stack);
            }
        }
    }

    private void note(List<Object> types) {
        if (types == null) {
            return;
        }
        for (Object type : types) {
            if (type instanceof LabelNode label && !creations.containsKey(label)) {
                AbstractInsnNode creation = label;
                while (creation.getOpcode() < 0) {
                    creation = creation.getNext();
                }
                creations.put(label, creation);
            }
        }
    }

    /** Makes all frames mean the same instructions again. */
    public void restore() {
        if (creations.isEmpty()) {
            return;
        }
        Map<Object, LabelNode> moved = new HashMap<>();
        creations.forEach((label, creation) -> {
            LabelNode place = new LabelNode();
            method.instructions.insertBefore(creation, place);
            moved.put(label, place);
        });
        for (AbstractInsnNode each : method.instructions) {
            if (each instanceof FrameNode frame) {
                frame.local = moved(frame.local, moved);
                frame.stack = moved(frame.stack, moved);
            }
        }
    }

    private static List<Object> moved(List<Object> types, Map<Object, LabelNode> moved) {
        if (types == null) {
            return null;
        }
        List<Object> result = new ArrayList<>(types.size());
        for (Object type : types) {
            LabelNode place = moved.get(type);
            result.add(place == null ? type : place);
        }
        return result;
    }
}
