package dev.heddle.agent;

import dev.heddle.agent.shadow.ShadowCalls;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;

/** A method by which the program is entered: what its parameters are called, and how it is called with shadows. */
public final class EntryMethod {

    private EntryMethod() {
    }

    /** The number of the signature of {@code method}, under which the method takes the shadows of its arguments. */
    public static int token(Method method) {
        return ShadowCalls.token(method.getName(), Type.getMethodDescriptor(method));
    }

    /** The names of the parameters of {@code method} if the class file has them, else {@code arg1}, {@code arg2} and so on. */
    public static List<String> parameterNames(Method method) {
        List<String> names = new ArrayList<>();
        Parameter[] parameters = method.getParameters();
        if (parameters.length > 0 && parameters[0].isNamePresent()) {
            for (Parameter parameter : parameters) {
                names.add(parameter.getName());
            }
            return names;
        }
        List<LocalVariableNode> variables = localVariables(method);
        int local = Modifier.isStatic(method.getModifiers()) ? 0 : 1;
        for (int i = 0; i < parameters.length; i++) {
            String name = "arg" + (i + 1);
            for (LocalVariableNode variable : variables) {
                name = variable.index == local ? variable.name : name;
            }
            names.add(name);
            local += Type.getType(parameters[i].getType()).getSize();
        }
        return names;
    }

    /** The variables that exist from the method's first instruction on, as far as the class file names them. */
    private static List<LocalVariableNode> localVariables(Method method) {
        ClassNode node = new ClassNode();
        String file = method.getDeclaringClass().getName().replace('.', '/') + ".class";
        try (InputStream bytes = method.getDeclaringClass().getClassLoader().getResourceAsStream(file)) {
            if (bytes == null) {
                return List.of();
            }
            new ClassReader(bytes).accept(node, ClassReader.SKIP_FRAMES);
        } catch (IOException e) {
            return List.of();
        }
        List<LocalVariableNode> variables = new ArrayList<>();
        for (MethodNode each : node.methods) {
            if (each.name.equals(method.getName()) && each.desc.equals(Type.getMethodDescriptor(method)) && each.localVariables != null) {
                for (LocalVariableNode variable : each.localVariables) {
                    if (variable.start == each.instructions.getFirst()) {
                        variables.add(variable);
                    }
                }
            }
        }
        return variables;
    }
}
