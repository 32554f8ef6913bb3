package dev.heddle.cli;

import dev.heddle.agent.EntryMethod;
import dev.heddle.scheduler.arguments.Input;
import dev.heddle.scheduler.arguments.InputCall;
import dev.heddle.scheduler.jdk.api.ApiCalls;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Where a program begins: in its main method, or in another method whose parameters are inputs. */
sealed interface Entry {

    /** What is called. */
    interface Call {

        void run() throws Throwable;
    }

    /** Finds what is to be called in {@code type}; complains if that is not possible. */
    Call in(Class<?> type);

    /** For a witness; empty for a main method with plain arguments. */
    String text();

    /** Takes what {@link #text} gave. */
    static Entry parse(String text, List<String> arguments) {
        if (text.isEmpty()) {
            return new Main(arguments);
        }
        Matcher main = MainWithInputs.TEXT.matcher(text);
        if (main.matches()) {
            return new MainWithInputs(Integer.parseInt(main.group(1)));
        }
        return Named.parse(text);
    }

    /** The main method, with these arguments. */
    record Main(List<String> arguments) implements Entry {

        @Override
        public Call in(Class<?> type) {
            MethodHandle main = handle(type);
            String[] args = arguments.toArray(new String[0]);
            return () -> {
                main.invokeExact(args.clone());
            };
        }

        @Override
        public String text() {
            return "";
        }

        static MethodHandle handle(Class<?> type) {
            try {
                Method method = Arrays.stream(type.getMethods())
                        .filter(each -> each.getName().equals("main") && Arrays.equals(each.getParameterTypes(), new Class<?>[] {String[].class})
                                && Modifier.isStatic(each.getModifiers()) && each.getReturnType() == void.class)
                        .findFirst()
                        .orElseThrow(() -> new UsageException("the class " + type.getName() + " has no method 'public static void main(String[])'"));
                method.setAccessible(true);
                return MethodHandles.lookup().unreflect(method).asFixedArity();
            } catch (IllegalAccessException e) {
                throw new UsageException("the main method of " + type.getName() + " cannot be called: " + e.getMessage());
            }
        }
    }

    /** The main method, with any arguments: up to {@code most}. */
    record MainWithInputs(int most) implements Entry {

        private static final Pattern TEXT = Pattern.compile("main (\\d{1,2})");
        private static final int MOST = 16;

        public MainWithInputs {
            if (most < 1 || most > MOST) {
                throw new UsageException("--symbolic-args must be from 1 to " + MOST);
            }
        }

        @Override
        public Call in(Class<?> type) {
            MethodHandle main = Main.handle(type);
            return () -> {
                main.invokeExact(ApiCalls.anyStringArray("args", most));
            };
        }

        @Override
        public String text() {
            return "main " + most;
        }
    }

    /**
     * A method whose parameters are inputs.
     *
     * @param type binary name of its class; empty if it is that of the program
     * @param parameters its types as its user wrote them; null if there were none
     */
    record Named(String type, String name, List<String> parameters) implements Entry {

        private static final Pattern TEXT = Pattern.compile("(?:([\\w.$]+)?#)?([\\w$]+)(?:\\(([^()]*)\\))?");

        static Named parse(String text) {
            Matcher parts = TEXT.matcher(text);
            if (!parts.matches()) {
                throw new UsageException("'" + text + "' names no method; write com.acme.Foo#bar, or com.acme.Foo#bar(int,String) if there are several");
            }
            return new Named(parts.group(1) == null ? "" : parts.group(1), parts.group(2), parts.group(3) == null ? null : types(parts.group(3)));
        }

        private static List<String> types(String list) {
            return list.isBlank() ? List.of() : Stream.of(list.split(",", -1)).map(type -> type.replaceAll("\\s", "").replace("...", "[]")).toList();
        }

        Named of(String newType) {
            return new Named(newType, name, parameters);
        }

        @Override
        public String text() {
            return type + "#" + name + (parameters == null ? "" : "(" + String.join(",", parameters) + ")");
        }

        @Override
        public Call in(Class<?> owner) {
            Method method = find(owner);
            List<String> names = EntryMethod.parameterNames(method);
            List<Input> inputs = new ArrayList<>();
            for (int i = 0; i < names.size(); i++) {
                inputs.add(Input.any(names.get(i), method.getParameterTypes()[i]));
                if (!Input.supports(method.getParameterTypes()[i])) {
                    throw new UsageException("the parameter " + names.get(i) + " of " + signature(owner, method) + " cannot be an input: only primitive types, "
                            + "String, enums, and arrays of primitive types or of String can");
                }
            }
            try {
                return new InputCall(method, Modifier.isStatic(method.getModifiers()) ? null : constructor(owner, method), inputs, EntryMethod.token(method))::run;
            } catch (IllegalAccessException e) {
                throw new UsageException(signature(owner, method) + " cannot be called: " + e.getMessage());
            }
        }

        private Method find(Class<?> owner) {
            List<Method> named = new ArrayList<>();
            for (Class<?> each = owner; each != null && each != Object.class; each = each.getSuperclass()) {
                for (Method method : each.getDeclaredMethods()) {
                    if (method.getName().equals(name) && !method.isSynthetic()
                            && named.stream().noneMatch(known -> Arrays.equals(known.getParameterTypes(), method.getParameterTypes()))) {
                        named.add(method);
                    }
                }
            }
            if (named.isEmpty()) {
                throw new UsageException("the class " + owner.getName() + " has no method " + name);
            }
            List<Method> fitting = named.stream().filter(this::fits).toList();
            String all = named.stream().map(each -> signature(null, each)).sorted().collect(Collectors.joining(", "));
            if (fitting.isEmpty()) {
                throw new UsageException("the class " + owner.getName() + " has no method " + name + "(" + String.join(",", parameters) + "); there is " + all);
            }
            if (fitting.size() > 1) {
                throw new UsageException("the class " + owner.getName() + " has several methods " + name + "; say which: " + all);
            }
            return fitting.get(0);
        }

        private boolean fits(Method method) {
            Class<?>[] types = method.getParameterTypes();
            if (parameters == null) {
                return true;
            }
            if (types.length != parameters.size()) {
                return false;
            }
            for (int i = 0; i < types.length; i++) {
                String wanted = parameters.get(i);
                if (!wanted.equals(types[i].getSimpleName()) && !wanted.equals(types[i].getTypeName()) && !wanted.equals(types[i].getCanonicalName())) {
                    return false;
                }
            }
            return true;
        }

        private static Constructor<?> constructor(Class<?> owner, Method method) {
            if (Modifier.isAbstract(owner.getModifiers())) {
                throw new UsageException(signature(owner, method) + " is not static, and " + owner.getName() + " is abstract: there is no object to call it on");
            }
            try {
                return owner.getDeclaredConstructor();
            } catch (NoSuchMethodException e) {
                throw new UsageException(signature(owner, method) + " is not static, and " + owner.getName()
                        + " has no constructor without parameters to make an object with");
            }
        }

        private static String signature(Class<?> owner, Method method) {
            return (owner == null ? "" : owner.getName() + "#") + method.getName()
                    + Stream.of(method.getParameterTypes()).map(Class::getSimpleName).collect(Collectors.joining(",", "(", ")"));
        }
    }
}
