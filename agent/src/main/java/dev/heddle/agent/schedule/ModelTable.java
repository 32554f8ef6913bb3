package dev.heddle.agent.schedule;

import dev.heddle.scheduler.host.ModelClasses;
import dev.heddle.scheduler.jdk.Models;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Type;

/** The models of JDK methods, by the method they stand for. */
public final class ModelTable {

    /**
     * One modelled method.
     *
     * @param owner class of the modelled method, with slashes
     * @param method the static method that holds its meaning
     * @param redirect calls are redirected even where the method could be changed itself
     * @param intrinsic the method is modelled because the JIT has code of its own for it
     * @param before the original runs afterwards
     * @param applies the method that decides whether the model is used, or null for any controlled caller
     */
    record Model(String owner, Method method, boolean redirect, boolean intrinsic, boolean before, Method applies) {

        String modelOwner() {
            return Type.getInternalName(method.getDeclaringClass());
        }

        String modelDescriptor() {
            return Type.getMethodDescriptor(method);
        }

        /** True if the model wants the number of the calling site as its last argument. */
        boolean wantsSite(String descriptor, boolean isStatic) {
            return method.getParameterCount() == Type.getArgumentTypes(descriptor).length + (isStatic ? 1 : 2);
        }
    }

    private final Map<String, List<Model>> byName = new HashMap<>();

    public ModelTable() {
        for (Class<?> type : ModelClasses.ALL) {
            Models models = type.getAnnotation(Models.class);
            Method applies = null;
            for (Method method : type.getDeclaredMethods()) {
                if (method.getName().equals("applies")) {
                    applies = method;
                }
            }
            for (Method method : type.getDeclaredMethods()) {
                if (Modifier.isPublic(method.getModifiers()) && Modifier.isStatic(method.getModifiers()) && method != applies) {
                    for (String modelled : models.value()) {
                        add(modelled, models, method, applies);
                    }
                }
            }
        }
    }

    private void add(String modelled, Models models, Method method, Method applies) {
        String name = method.getName();
        Method original = original(modelled, method);
        boolean intrinsic = Set.of(models.intrinsic()).contains(name);
        if (intrinsic && (original == null || !isIntrinsic(original))) {
            return;
        }
        boolean fixed = original != null && (Modifier.isNative(original.getModifiers()) || Modifier.isSynchronized(original.getModifiers()));
        byName.computeIfAbsent(name, n -> new ArrayList<>()).add(new Model(modelled.replace('.', '/'), method,
                fixed || intrinsic || Set.of(models.redirect()).contains(name), intrinsic, Set.of(models.before()).contains(name), applies));
    }

    /** The method that {@code model} stands for; null if this JDK has none. */
    private static Method original(String owner, Method model) {
        Class<?> type;
        try {
            type = Class.forName(owner, false, null);
        } catch (ClassNotFoundException absent) {
            return null;
        }
        for (Method method : type.getDeclaredMethods()) {
            if (method.getName().equals(model.getName())
                    && fits(model, Type.getMethodDescriptor(method), Modifier.isStatic(method.getModifiers()))) {
                return method;
            }
        }
        return null;
    }

    /** True if the JIT may put code of its own in the place of {@code method}. */
    static boolean isIntrinsic(Method method) {
        return Arrays.stream(method.getDeclaredAnnotations()).anyMatch(each -> each.annotationType().getSimpleName().equals("IntrinsicCandidate"));
    }

    /** The model of a method of exactly this class, or null. */
    Model find(String owner, String name, String descriptor, boolean isStatic) {
        for (Model model : named(name, descriptor, isStatic)) {
            if (model.owner().equals(owner)) {
                return model;
            }
        }
        return null;
    }

    /** All models of methods with this name and signature, in whatever class. */
    List<Model> named(String name, String descriptor, boolean isStatic) {
        List<Model> candidates = byName.get(name);
        if (candidates == null) {
            return List.of();
        }
        List<Model> fitting = new ArrayList<>(1);
        for (Model model : candidates) {
            if (fits(model.method(), descriptor, isStatic)) {
                // One that takes exactly these arguments goes before one that wants the site as well.
                fitting.add(model.wantsSite(descriptor, isStatic) ? fitting.size() : 0, model);
            }
        }
        return fitting;
    }

    private static boolean fits(Method model, String descriptor, boolean isStatic) {
        Type[] arguments = Type.getArgumentTypes(descriptor);
        Class<?>[] parameters = model.getParameterTypes();
        int skip = isStatic ? 0 : 1;
        int extra = parameters.length - skip - arguments.length;
        if (extra < 0 || extra > 1 || extra == 1 && parameters[parameters.length - 1] != int.class) {
            return false;
        }
        for (int i = 0; i < arguments.length; i++) {
            Class<?> parameter = parameters[i + skip];
            if (!Type.getType(parameter).equals(arguments[i]) && !(parameter == Object.class && isReference(arguments[i]))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isReference(Type type) {
        return type.getSort() == Type.OBJECT || type.getSort() == Type.ARRAY;
    }
}
