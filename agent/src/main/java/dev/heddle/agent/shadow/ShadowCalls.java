package dev.heddle.agent.shadow;

import dev.heddle.agent.code.Hierarchy;
import dev.heddle.runtime.shadow.Branches;
import dev.heddle.runtime.shadow.FieldSlots;
import dev.heddle.runtime.shadow.Signatures;
import dev.heddle.runtime.shadow.jdk.ShadowModels;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/** What the methods that are called do with shadows; the numbers of signatures, fields and switches. */
public final class ShadowCalls {

    /**
     * What a method of the JDK means for shadows.
     *
     * @param owner the class of the two methods
     * @param before called before the method with its arguments, each number followed by its shadow; may be null
     * @param after called after the method, with the result as well; returns the result's shadow, or, if that is an object, the
     *     object to go on with; may be null
     */
    record Model(String owner, Method before, Method after) {
    }

    /** Which of the objects that are passed to a method of the JDK the method can look into. */
    enum Crossing {
        NOTHING,
        /** The first argument, if the receiver arranges its elements by comparing them: as a key. */
        KEY,
        /** The first argument, for which the receiver is looked through. */
        SOUGHT,
        /** The order of what is in the arguments, which is taken over. */
        ORDER,
        /** The arguments and the receiver, with what they contain. */
        EVERYTHING,
        /** The arguments and the receiver, and the method can tell an object from another that is equal to it. */
        IDENTITY
    }

    /** Methods that only pass objects on. */
    private static final Set<String> PASSING = Set.of("add", "addFirst", "addLast", "addAll", "push", "pop", "peek", "peekFirst", "peekLast", "poll",
            "pollFirst", "pollLast", "offer", "offerFirst", "offerLast", "take", "put", "putIfAbsent", "get", "getOrDefault", "getFirst",
            "getLast", "set", "lazySet", "getAndSet", "removeFirst", "removeLast", "element", "iterator", "listIterator", "next", "previous", "hasNext",
            "hasPrevious", "size", "isEmpty", "clear", "of", "ofNullable", "empty", "isPresent", "orElse", "orElseThrow", "ifPresent", "submit", "execute",
            "invokeAll", "invokeAny", "complete", "completedFuture", "join", "getNow", "supplyAsync", "runAsync", "thenApply", "thenAccept", "thenRun",
            "exchange", "transfer", "entrySet", "keySet", "values", "getKey", "getValue", "setValue", "forEach", "forEachRemaining", "asList", "requireNonNull", "call",
            "run", "apply", "accept", "test", "withInitial", "remaining", "containsKey", "computeIfAbsent", "computeIfPresent", "compute",
            "toArray", "nCopies", "subList", "swap", "reverse", "getClass", "singletonList", "emptyList", "unmodifiableList", "synchronizedList", "copyOf", "getPlain", "getAcquire", "setRelease",
            "setPlain", "getOpaque", "setOpaque", "compareAndSet", "completeExceptionally", "setUncaughtExceptionHandler", "start", "interrupt", "wait", "notify", "notifyAll");

    /** Classes whose constructors take over what is in another collection as it is. */
    private static final Set<String> LISTS = Set.of("java/util/ArrayList", "java/util/LinkedList", "java/util/ArrayDeque", "java/util/Vector",
            "java/util/concurrent/CopyOnWriteArrayList", "java/util/concurrent/ConcurrentLinkedQueue", "java/util/concurrent/ConcurrentLinkedDeque",
            "java/util/concurrent/LinkedBlockingQueue", "java/util/concurrent/LinkedBlockingDeque", "java/util/concurrent/LinkedTransferQueue");

    /** Classes that programs extend, and whose constructors call no methods that could be overridden. */
    private static final Set<String> CALLING_NOBODY = Set.of("java/lang/Object", "java/lang/Record", "java/lang/Enum", "java/lang/Number", "java/lang/Thread", "java/lang/ThreadLocal",
            "java/lang/ClassLoader", "java/io/InputStream", "java/io/OutputStream", "java/io/Reader", "java/io/Writer", "java/io/FilterInputStream", "java/io/FilterOutputStream",
            "java/io/PrintStream", "java/io/PrintWriter", "java/util/ArrayList", "java/util/LinkedList", "java/util/ArrayDeque", "java/util/HashMap", "java/util/LinkedHashMap",
            "java/util/HashSet", "java/util/TimerTask", "java/util/concurrent/RecursiveTask", "java/util/concurrent/RecursiveAction");

    /** Those by which one goes through a collection. */
    private static final Set<String> GOING_THROUGH = Set.of("iterator", "forEach", "toArray", "keySet", "values", "entrySet");

    /** Methods of collections that look for what they are given. */
    private static final Set<String> SEEKING = Set.of("contains", "remove", "indexOf", "lastIndexOf");

    /** How the names of those classes in {@code java.util} end that pass on what they are given. */
    private static final Pattern CARRYING = Pattern.compile("java/util/(concurrent/.*|Optional|Objects|Arrays"
            + "|[^/]*(Collections?|List|Map|Set|Queue|Deque|Iterator|Iterator\\$Of[A-Z][a-z]+|Entry|Vector|Stack|Hashtable|Dictionary|Enumeration|Properties|Comparator|ServiceLoader|Timer|TimerTask))"
            + "|java/lang/ThreadLocal.*|java/lang/InheritableThreadLocal|java/lang/(Object|Thread|Iterable)");

    /** Methods that do not look into objects, but tell them apart. */
    private static final Set<String> IDENTIFYING = Set.of("java/lang/System.identityHashCode", "java/lang/Thread.holdsLock", "java/util/Objects.toIdentityString",
            "java/lang/Object.wait", "java/lang/Object.notify", "java/lang/Object.notifyAll");

    private static final String BEFORE = "before_";

    private static final Set<String> VALUES = Set.of("java/lang/Object", "java/lang/String", "java/lang/CharSequence", "java/lang/Number",
            "java/lang/Comparable", "java/lang/Iterable", "java/lang/Appendable", "java/io/Serializable", "java/lang/Integer", "java/lang/Long", "java/lang/Short", "java/lang/Byte",
            "java/lang/Character", "java/lang/Boolean", "java/lang/Float", "java/lang/Double", "java/lang/StringBuilder", "java/lang/StringBuffer");

    private static final Set<String> TYPES_OF_BOXES = Set.of("java/lang/Object", "java/lang/Number", "java/lang/Comparable", "java/lang/Integer", "java/lang/Long",
            "java/lang/Short", "java/lang/Byte", "java/lang/Character", "java/lang/Boolean", "java/lang/Float", "java/lang/Double");

    private static final Map<String, Model> MODELS = models();
    /** The classes that models are about: in their objects, models may have put something that depends on inputs. */
    private static final Set<String> MODELLED = ShadowModels.ALL.stream().flatMap(type -> ShadowModels.modelledBy(type).stream()).map(Type::getInternalName).collect(Collectors.toSet());

    private final Hierarchy hierarchy;
    private final ClassLoader loader;

    public ShadowCalls(Hierarchy hierarchy, ClassLoader loader) {
        this.hierarchy = hierarchy;
        this.loader = loader;
    }

    // ---- models ----

    /** Looks at all models; later they are hidden. */
    public static void initialize() {
        // They are looked at when this class is initialised, which it is by now.
    }

    private static Map<String, Model> models() {
        Map<String, Model> models = new HashMap<>();
        for (Class<?> type : ShadowModels.ALL) {
            for (Method method : type.getDeclaredMethods()) {
                if (java.lang.reflect.Modifier.isPublic(method.getModifiers())) {
                    ShadowModels.modelledBy(type).forEach(modelled -> add(models, modelled, method));
                }
            }
        }
        return models;
    }

    private static void add(Map<String, Model> models, Class<?> modelled, Method method) {
        boolean isBefore = method.getName().startsWith(BEFORE);
        String name = isBefore ? method.getName().substring(BEFORE.length()) : method.getName();
        List<Executable> candidates = new ArrayList<>();
        if (name.equals("construct")) {
            candidates.addAll(List.of(modelled.getConstructors()));
        } else {
            candidates.addAll(List.of(modelled.getMethods()));
        }
        // What is inherited from a class that is not public appears as a bridge.
        candidates.sort(Comparator.comparing(ShadowCalls::isBridge));
        for (Executable candidate : candidates) {
            if ((candidate instanceof Constructor || candidate.getName().equals(name)) && ShadowModels.fits(candidate, modelled, method, isBefore)) {
                String key = modelled.getName().replace('.', '/') + "." + (candidate instanceof Constructor ? "<init>" : name) + descriptor(candidate);
                Model known = models.get(key);
                models.put(key, new Model(Type.getInternalName(method.getDeclaringClass()),
                        isBefore ? method : known == null ? null : known.before(), isBefore ? known == null ? null : known.after() : method));
                return;
            }
        }
        throw new IllegalStateException("the model " + method + " fits no method of " + modelled);
    }

    private static boolean isBridge(Executable candidate) {
        return candidate instanceof Method method && method.isBridge();
    }

    private static String descriptor(Executable candidate) {
        return candidate instanceof Method method ? Type.getMethodDescriptor(method) : Type.getConstructorDescriptor((Constructor<?>) candidate);
    }

    /** The model of what is called, or null. */
    Model model(MethodInsnNode call) {
        return MODELS.get(call.owner + "." + call.name + call.desc);
    }

    // ---- who is called ----

    /** True if the method called is the program's, which takes and gives shadows itself. */
    boolean isOurs(MethodInsnNode call) {
        return !isPlatform(call.owner) && !isInherited(call);
    }

    /** True if the method called is one of the JDK's that a class of the program's inherits. */
    private boolean isInherited(MethodInsnNode call) {
        String declaring = hierarchy.declaring(call.owner, call.name, call.desc, loader);
        return declaring != null && isPlatform(declaring);
    }

    /** True if the method called may be the program's, depending on the object. */
    boolean mayBeOurs(MethodInsnNode call) {
        return !isOurs(call) && !call.owner.startsWith("[") && !call.name.equals("<init>")
                && (call.getOpcode() == Opcodes.INVOKEINTERFACE || call.getOpcode() == Opcodes.INVOKEVIRTUAL && !hierarchy.isFinal(call.owner, loader));
    }

    /** True if objects of the program that are passed are looked into, with all that they refer to. */
    static boolean looksIntoAll(MethodInsnNode call) {
        return call.owner.startsWith("java/io/ObjectOutput") && call.name.startsWith("write");
    }

    /** What the JDK's method can look into. */
    Crossing crossing(MethodInsnNode call) {
        String owner = implementing(call);
        if (owner.startsWith("java/util/concurrent/atomic/") && owner.contains("Reference") || owner.equals("java/util/IdentityHashMap")
                || owner.startsWith("java/lang/ref/")
                || IDENTIFYING.contains(owner + "." + call.name)) {
            return Crossing.IDENTITY;
        }
        if (call.name.equals("<init>")) {
            if (LISTS.contains(owner) && call.desc.equals("(Ljava/util/Collection;)V")) {
                return Crossing.ORDER;
            }
            if (owner.startsWith("java/util/concurrent/") && !looksInto(call)) {
                return call.desc.contains("Collection;") ? Crossing.ORDER : Crossing.NOTHING;
            }
            return owner.equals("java/lang/Object") || keepsMessage(call) || Type.getArgumentTypes(call.desc).length == 0 ? Crossing.NOTHING : Crossing.EVERYTHING;
        }
        boolean collection = CARRYING.matcher(owner).matches();
        if (collection && SEEKING.contains(call.name) && call.desc.startsWith("(Ljava/lang/Object;)") && call.getOpcode() != Opcodes.INVOKESTATIC) {
            return Crossing.SOUGHT;
        }
        if (collection && call.name.equals("remove") && (call.desc.startsWith("()") || call.desc.startsWith("(I)"))) {
            return Crossing.KEY;
        }
        if (!collection || !PASSING.contains(call.name)) {
            return Crossing.EVERYTHING;
        }
        if (call.getOpcode() != Opcodes.INVOKESTATIC) {
            return MODELLED.contains(owner) ? Crossing.EVERYTHING : Crossing.KEY;
        }
        if (owner.equals("java/util/List") && call.name.equals("copyOf")) {
            return Crossing.ORDER;
        }
        // Sets and maps compare what they are made of or given, and numbers in an array are copied.
        return owner.equals("java/util/Set") || owner.equals("java/util/Map") || call.name.equals("addAll") || call.desc.matches(".*\\[[ZBCSIJFD].*")
                ? Crossing.EVERYTHING : Crossing.NOTHING;
    }

    /** The class of the JDK that a call is for, as far as the program's classes have not overridden the method. */
    private String implementing(MethodInsnNode call) {
        String declaring = isPlatform(call.owner) ? null : hierarchy.declaring(call.owner, call.name, call.desc, loader);
        return declaring == null ? call.owner : declaring;
    }

    /** True if the order of what is in the receiver may become known. */
    static boolean goesThrough(MethodInsnNode call) {
        return GOING_THROUGH.contains(call.name);
    }

    /** True for the constructor of an exception that keeps the message that it is given, to tell it as it is. */
    private boolean keepsMessage(MethodInsnNode constructor) {
        return isThrowable(constructor.owner) && (!constructor.desc.contains("Ljava/lang/Object;") || constructor.owner.equals("java/lang/AssertionError"))
                && "java/lang/Throwable".equals(hierarchy.declaring(constructor.owner, "getMessage", "()Ljava/lang/String;", loader));
    }

    /** True if a constructor copies numbers, or compares what it is to contain. */
    private static boolean looksInto(MethodInsnNode constructor) {
        return constructor.desc.contains("[") || (constructor.desc.contains("Map;") || constructor.desc.contains("Collection;") || constructor.desc.contains("Set;"))
                && (constructor.owner.contains("Map") || constructor.owner.contains("Set") || constructor.owner.contains("Priority"));
    }

    /** True if an object of this static type may have a shadow, or contain one that has. */
    boolean mayHaveShadow(Type type) {
        if (type.getSort() == Type.ARRAY) {
            return true;
        }
        String name = type.getSort() == Type.OBJECT ? type.getInternalName() : "";
        return VALUES.contains(name) || name.startsWith("java/util/") && !name.startsWith("java/util/function/") && !name.startsWith("java/util/concurrent/locks/");
    }

    /** True if an object of this static type may be a boxed number. */
    static boolean mayBeBox(Type type) {
        return type.getSort() == Type.OBJECT && TYPES_OF_BOXES.contains(type.getInternalName());
    }

    /** True if the receiver may have a shadow, or contain one that the method tells about, uses or copies: exceptions tell their messages, handles pass on what they were bound to. */
    boolean receiverMayHaveShadow(MethodInsnNode call) {
        String owner = implementing(call);
        boolean inherited = !owner.equals(call.owner);
        return mayHaveShadow(Type.getObjectType(owner)) && !(inherited && owner.equals("java/lang/Object")) || owner.equals("java/lang/invoke/MethodHandle")
                || Type.getArgumentTypes(call.desc).length == 0 && (call.name.equals("toString") || call.name.equals("clone"));
    }

    /** True if a constructor of the JDK may call methods that subclasses override: exceptions fill in their stack, collections add what they are given, generators set their seed. */
    static boolean mayCallBack(MethodInsnNode constructor) {
        return !CALLING_NOBODY.contains(constructor.owner) && !constructor.owner.startsWith("java/util/Abstract") || constructor.desc.contains("Ljava/util/");
    }

    /** True if an exception is asked for its message. */
    boolean asksMessage(MethodInsnNode call) {
        return (call.name.equals("getMessage") || call.name.equals("getLocalizedMessage")) && call.desc.equals("()Ljava/lang/String;") && isThrowable(call.owner);
    }

    boolean isThrowable(String owner) {
        return hierarchy.extendsClass(owner, "java/lang/Throwable", loader);
    }

    boolean mayReturnShadow(MethodInsnNode call) {
        Model model = model(call);
        return ShadowValue.isNumber(Type.getReturnType(call.desc)) && (model != null ? model.after() != null : isOurs(call) || mayBeOurs(call));
    }

    private boolean isPlatform(String owner) {
        return hierarchy.isOfJdk(owner, loader);
    }

    // ---- numbers ----

    /** The number of a signature: caller and callee agree by it that shadows passed are meant for the callee. */
    public static int token(String name, String descriptor) {
        return token(name + descriptor);
    }

    static int token(String signature) {
        return Signatures.number(signature);
    }

    /** True if the JDK declares the field, and reads it where nobody follows. */
    boolean isOfJdk(FieldInsnNode access) {
        return isPlatform(hierarchy.declaring(access.owner, access.name, loader));
    }

    /** The number of a field. */
    int slot(FieldInsnNode access) {
        return FieldSlots.of(hierarchy.declaring(access.owner, access.name, loader), access.name);
    }

    /** The number of a switch, whose cases become known under it. */
    static int cases(AbstractInsnNode instruction) {
        List<LabelNode> targets = new ArrayList<>();
        List<Integer> keys = new ArrayList<>();
        LabelNode otherwise;
        if (instruction instanceof TableSwitchInsnNode table) {
            for (int i = 0; i < table.labels.size(); i++) {
                keys.add(table.min + i);
            }
            targets.addAll(table.labels);
            otherwise = table.dflt;
        } else {
            LookupSwitchInsnNode lookup = (LookupSwitchInsnNode) instruction;
            keys.addAll(lookup.keys);
            targets.addAll(lookup.labels);
            otherwise = lookup.dflt;
        }
        List<LabelNode> distinct = new ArrayList<>(List.of(otherwise));
        int[] values = new int[keys.size()];
        int[] ways = new int[keys.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = keys.get(i);
            if (!distinct.contains(targets.get(i))) {
                distinct.add(targets.get(i));
            }
            ways[i] = distinct.indexOf(targets.get(i));
        }
        return Branches.addSwitch(values, ways, distinct.size());
    }
}
