package dev.heddle.agent.code;

import dev.heddle.runtime.Classes;
import dev.heddle.runtime.Companions;
import dev.heddle.runtime.Control;
import dev.heddle.runtime.Loaders;
import dev.heddle.runtime.Loops;
import dev.heddle.runtime.Memory;
import dev.heddle.runtime.Monitors;
import dev.heddle.runtime.References;
import dev.heddle.runtime.Statics;
import dev.heddle.runtime.Strand;
import dev.heddle.runtime.merging.Merge;
import dev.heddle.runtime.merging.Merged;
import dev.heddle.runtime.merging.Merges;
import dev.heddle.runtime.shadow.Arithmetic;
import dev.heddle.runtime.shadow.Boxes;
import dev.heddle.runtime.shadow.Branches;
import dev.heddle.runtime.shadow.Crossings;
import dev.heddle.runtime.shadow.EarlyFields;
import dev.heddle.runtime.shadow.Invocations;
import dev.heddle.runtime.shadow.Kept;
import dev.heddle.runtime.shadow.Messages;
import dev.heddle.runtime.shadow.Pins;
import dev.heddle.runtime.shadow.Places;
import dev.heddle.runtime.shadow.Sameness;
import dev.heddle.runtime.shadow.Selection;
import dev.heddle.runtime.shadow.Shadows;
import dev.heddle.runtime.shadow.jdk.Concatenation;
import dev.heddle.runtime.shadow.jdk.Prints;
import dev.heddle.scheduler.jdk.Atomics;
import dev.heddle.scheduler.jdk.Uncontrolled;
import dev.heddle.scheduler.jdk.UnseenCalls;
import dev.heddle.term.Term;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * A static method that instrumented code calls.
 *
 * <p>The agent writes such calls and cannot see them compiled, so each hook is looked up when this class is initialised: one that was
 * renamed, or whose parameters changed, stops the agent at once and says which it is. Models of the JDK's methods are found by
 * their names and are no hooks.
 */
public enum Hook {

    READ(Memory.class, "read", Object.class, int.class),
    WRITE(Memory.class, "write", Object.class, int.class),
    WRITE_REFERENCE(Memory.class, "write", Object.class, Object.class, int.class),
    READ_STATIC(Memory.class, "readStatic", int.class),
    WRITE_STATIC(Memory.class, "writeStatic", int.class),
    WRITE_STATIC_REFERENCE(Memory.class, "writeStatic", Object.class, int.class),
    LOAD(Memory.class, "load", Object.class, int.class, int.class),
    STORE(Memory.class, "store", Object.class, int.class, int.class),
    STORE_REFERENCE(Memory.class, "store", Object.class, int.class, Object.class, int.class),
    CLONING(Memory.class, "cloning", Object.class, int.class),
    ACCESS_BY_HANDLE(Atomics.class, "access", VarHandle.class, Object.class, int.class, Object.class, Object.class, long.class, int.class, int.class),
    ACCESS_BY_OFFSET(Atomics.class, "access", Object.class, long.class, Object.class, Object.class, long.class, int.class, int.class),
    PASS_UNSEEN(UnseenCalls.class, "pass", Object.class),
    PASS_UNSEEN_STRETCH(UnseenCalls.class, "pass", Object.class, int.class, int.class),
    CALL_UNSEEN(UnseenCalls.class, "call", Object.class, int.class),
    STREAM(UnseenCalls.class, "stream"),
    UNSEEN_RETURNED(UnseenCalls.class, "returned", Object.class, boolean.class),
    KEEP_REFERENT(References.class, "made", Object.class),

    ENTER_MONITOR(Monitors.class, "enter", Object.class, int.class),
    ENTER_INNER_MONITOR(Monitors.class, "enterInner", Object.class, int.class),
    EXIT_MONITOR(Monitors.class, "exit", Object.class, int.class),
    CONTROLLED(Control.class, "controlled"),
    BEGIN_QUIET(Control.class, "beginQuiet"),
    END_QUIET(Control.class, "endQuiet", Strand.class),
    LOADER_MADE(Loaders.class, "made", ClassLoader.class),
    ASK_LOADER(Loaders.class, "ask", ClassLoader.class),
    BEGIN_LOADING(Loaders.class, "begin"),
    BEGIN_LOADING_BY(Loaders.class, "begin", ClassLoader.class),
    UNCONTROLLED(Uncontrolled.class, "enter", String.class),

    FRAME(Loops.class, "frame"),
    LOOP_HEAD(Loops.class, "head", int.class),
    ITERATE(Loops.class, "iterate", long.class, int.class),
    MIX(Loops.class, "mix", long.class, int.class),
    MIX_LONG(Loops.class, "mix", long.class, long.class),
    MIX_FLOAT(Loops.class, "mix", long.class, float.class),
    MIX_DOUBLE(Loops.class, "mix", long.class, double.class),
    MIX_REFERENCE(Loops.class, "mix", long.class, Object.class),

    TOUCH(Classes.class, "touch", int.class),
    REFERENCE(Classes.class, "reference", int.class),
    INITIALIZES_ITSELF(Classes.class, "initializesItself", int.class),
    PUBLISH(Statics.class, "publish", Object.class),
    PUT(Statics.class, "put", int.class, Class.class, String.class),
    PUT_LONG(Statics.class, "put", long.class, Class.class, String.class),
    PUT_FLOAT(Statics.class, "put", float.class, Class.class, String.class),
    PUT_DOUBLE(Statics.class, "put", double.class, Class.class, String.class),
    PUT_REFERENCE(Statics.class, "put", Object.class, Class.class, String.class),
    GET(Statics.class, "getI", int.class),
    GET_LONG(Statics.class, "getJ", int.class),
    GET_FLOAT(Statics.class, "getF", int.class),
    GET_DOUBLE(Statics.class, "getD", int.class),
    GET_REFERENCE(Statics.class, "getReference", int.class),
    LAMBDA(Companions.class, "lambda", MethodHandles.Lookup.class, String.class, MethodType.class, int.class),

    BINARY(Arithmetic.class, "binary", int.class, int.class, Term.class, Term.class, int.class),
    BINARY_LONG(Arithmetic.class, "binary", long.class, long.class, Term.class, Term.class, int.class),
    BINARY_SHIFT(Arithmetic.class, "binary", long.class, int.class, Term.class, Term.class, int.class),
    BINARY_FLOAT(Arithmetic.class, "binary", float.class, float.class, Term.class, Term.class, int.class),
    BINARY_DOUBLE(Arithmetic.class, "binary", double.class, double.class, Term.class, Term.class, int.class),
    UNARY(Arithmetic.class, "unary", Term.class, int.class),
    INCREMENT(Arithmetic.class, "increment", Term.class, int.class),
    OVERFLOW(Arithmetic.class, "overflow", int.class, int.class, Term.class, Term.class, int.class, int.class),
    OVERFLOW_LONG(Arithmetic.class, "overflow", long.class, long.class, Term.class, Term.class, int.class, int.class),
    OVERFLOW_OF_NEGATION(Arithmetic.class, "overflow", int.class, Term.class, int.class),
    OVERFLOW_OF_NEGATION_LONG(Arithmetic.class, "overflow", long.class, Term.class, int.class),

    TEST(Branches.class, "test", int.class, Term.class, int.class, int.class),
    COMPARE(Branches.class, "compare", int.class, int.class, Term.class, Term.class, int.class, int.class),
    SELECT(Branches.class, "select", int.class, Term.class, int.class, int.class),
    SELECT_STRING(Branches.class, "select", String.class, int.class, int.class),
    SELECT_LABEL(Branches.class, "selectLabel", Object.class, int.class, int.class),
    DIVISOR(Branches.class, "divisor", int.class, Term.class, int.class),
    DIVISOR_LONG(Branches.class, "divisor", long.class, Term.class, int.class),
    LENGTH(Branches.class, "length", int.class, Term.class, int.class),
    STRINGS_COMPARED(Sameness.class, "compared", Object.class, Object.class, int.class),
    BOXES_COMPARED(Boxes.class, "compared", Object.class, Object.class, int.class),
    IDENTIFIED(Boxes.class, "identified", Object.class, int.class),
    CANONICAL(Shadows.class, "canonical", Object.class),

    MERGE_TEST(Merges.class, "test", int.class, Term.class, Merged.class, int.class, int.class, int.class),
    MERGE_COMPARE(Merges.class, "compare", int.class, int.class, Term.class, Term.class, Merged.class, int.class, int.class, int.class),
    MERGE_SELECT(Merges.class, "select", int.class, Term.class, Merged.class, int.class, int.class, int.class),
    MERGE_AND(Merges.class, "and", Merge.class, int.class, Term.class),
    MERGE_AND_LONG(Merges.class, "and", Merge.class, long.class, Term.class),
    MERGE_AND_FLOAT(Merges.class, "and", Merge.class, float.class, Term.class),
    MERGE_AND_DOUBLE(Merges.class, "and", Merge.class, double.class, Term.class),
    MERGE_AND_ARRAY(Merges.class, "and", Merge.class, Object.class),
    MERGED(Merges.class, "merged", Merge.class, Merged.class),
    MERGE_TAKE(Merges.class, "take", Term.class, Merged.class, int.class, int.class),
    MERGE_BEYOND(Merges.class, "beyond", Merged.class, int.class),

    LOADED(Places.class, "loaded", int.class, Object.class, int.class),
    LOADED_LONG(Places.class, "loaded", long.class, Object.class, int.class),
    LOADED_FLOAT(Places.class, "loaded", float.class, Object.class, int.class),
    LOADED_DOUBLE(Places.class, "loaded", double.class, Object.class, int.class),
    STORED(Places.class, "stored", int.class, Term.class, Object.class, int.class),
    STORED_LONG(Places.class, "stored", long.class, Term.class, Object.class, int.class),
    STORED_FLOAT(Places.class, "stored", float.class, Term.class, Object.class, int.class),
    STORED_DOUBLE(Places.class, "stored", double.class, Term.class, Object.class, int.class),
    SELECT_READ(Selection.class, "read", Object.class, int.class, Term.class, int.class),
    SELECTED(Selection.class, "loaded", int.class, Object.class, int.class, Term.class),
    SELECTED_LONG(Selection.class, "loaded", long.class, Object.class, int.class, Term.class),
    SELECTED_FLOAT(Selection.class, "loaded", float.class, Object.class, int.class, Term.class),
    SELECTED_DOUBLE(Selection.class, "loaded", double.class, Object.class, int.class, Term.class),
    SELECT_WRITE(Selection.class, "write", int.class, Term.class, Object.class, int.class, Term.class, int.class),
    SELECT_WRITE_LONG(Selection.class, "write", long.class, Term.class, Object.class, int.class, Term.class, int.class),
    SELECT_WRITE_FLOAT(Selection.class, "write", float.class, Term.class, Object.class, int.class, Term.class, int.class),
    SELECT_WRITE_DOUBLE(Selection.class, "write", double.class, Term.class, Object.class, int.class, Term.class, int.class),
    SELECT_OBJECT(Selection.class, "readObject", Object[].class, int.class, Term.class, int.class),
    SELECT_PLACE(Selection.class, "writeObject", Object[].class, int.class, Term.class, int.class),
    SELECT_GET(Selection.class, "get", Object.class, int.class, Term.class, int.class),
    EARLY_AND(EarlyFields.class, "and", Strand.Early.class, Term.class, int.class),
    EARLY_PASS(EarlyFields.class, "pass", Strand.Early.class, int.class),
    EARLY_TAKE(EarlyFields.class, "take", int.class),
    EARLY_SETTLE(EarlyFields.class, "settle", Object.class, int.class),
    EARLY_STORE(EarlyFields.class, "store", Strand.Early.class, Object.class),
    EARLY_PIN(EarlyFields.class, "pin", Strand.Early.class, int.class),
    CLONED(Places.class, "cloned", Object.class, Object.class),

    PIN(Pins.class, "pin", Term.class, int.class),
    PIN_ALL(Pins.class, "pinAll", Object.class, int.class),
    PIN_GRAPH(Pins.class, "pinGraph", Object.class, int.class),
    PIN_FOR(Pins.class, "pinFor", Object.class, Object.class, int.class, int.class),
    PIN_INHERITED(Pins.class, "pinInherited", Object.class, Object.class, int.class, int.class),
    PIN_KEY(Pins.class, "pinKey", Object.class, Object.class, int.class, int.class),
    LOOK(Crossings.class, "look", int.class),
    LOOKED(Crossings.class, "looked"),
    HANDED(Crossings.class, "handed"),
    PIN_SOUGHT(Pins.class, "pinSought", Object.class, Object.class, boolean.class, int.class, int.class),
    PIN_ORDER(Pins.class, "pinOrder", Object.class, int.class),
    PIN_VALUE(Pins.class, "pinValue", Object.class, Object.class, int.class, int.class),
    PIN_IDENTITY(Pins.class, "pinIdentity", Object.class, int.class),
    PIN_IDENTITIES(Pins.class, "pinIdentities", Object.class, int.class),
    PIN_RETURNED(Pins.class, "pinReturned", Object.class, int.class),

    CALL(Invocations.class, "call", int.class),
    CALL_VIA(Invocations.class, "callVia", Object.class, int.class),
    PASS(Invocations.class, "pass", Term.class, int.class),
    PASS_VIA(Invocations.class, "passVia", Term.class, int.class, int.class),
    ENTER(Invocations.class, "enter", int.class),
    ENTER_AS(Invocations.class, "enterAs", Term[].class, int.class),
    GIVEN(Kept.class, "given", Term[].class, Object.class),
    PASSED(Invocations.class, "passed", Term[].class, int.class),
    LEAVE(Invocations.class, "leave", Term[].class, Term.class, int.class),
    RESULT(Invocations.class, "result", int.class),
    RESULT_OR(Invocations.class, "resultOr", Term.class, int.class),
    CAUGHT(Invocations.class, "caught", Throwable.class),
    CAPTURE(Invocations.class, "capture", Term[].class, Term.class, int.class),
    FORWARD(Invocations.class, "forward", Term[].class, Term[].class, int.class, int.class),
    RELAY(Invocations.class, "relay", Term[].class),

    EXCEPTION_MADE(Messages.class, "made", Throwable.class),
    MESSAGE_ASKED(Messages.class, "asked", Object.class, int.class, int.class),
    DETAIL(Prints.class, "detail", Object.class, int.class),
    REDIRECT_PRINTS(Prints.class, "redirect"),
    CALL_PRINTING(Prints.class, "call", Object.class, int.class),
    PRINTED(Prints.class, "printed", Object.class, Object.class, int.class, int.class),
    SAID(Prints.class, "said", Object.class, Object.class, int.class, int.class),
    FORMATTED(Prints.class, "formatted", Object.class, String.class, Object.class, int.class, int.class),
    PRINTING_DONE(Prints.class, "done"),
    TRACE(Prints.class, "trace", Object.class, int.class),
    TRACE_TO(Prints.class, "trace", Object.class, Object.class, int.class),

    TEXT(Concatenation.class, "text", Object.class, int.class),
    PART(Concatenation.class, "part", int.class, Term.class),
    PART_LONG(Concatenation.class, "part", long.class, Term.class),
    PART_CHAR(Concatenation.class, "part", char.class, Term.class),
    PART_BOOLEAN(Concatenation.class, "part", boolean.class, Term.class),
    PART_FLOAT(Concatenation.class, "part", float.class, Term.class, int.class),
    PART_DOUBLE(Concatenation.class, "part", double.class, Term.class, int.class),
    PART_STRING(Concatenation.class, "part", String.class),
    JOIN(Concatenation.class, "join", String.class, String.class, String[].class, Object[].class, int.class);

    private static final Hook[] ALL = values();

    private final Method method;
    private final String owner;
    private final String descriptor;

    Hook(Class<?> owner, String name, Class<?>... parameters) {
        Method found;
        try {
            found = owner.getMethod(name, parameters);
        } catch (NoSuchMethodException absent) {
            found = null;
        }
        if (found == null || !Modifier.isStatic(found.getModifiers())) {
            throw new IllegalStateException("the hook " + name() + " calls " + owner.getName() + "." + name + " with " + Arrays.toString(parameters)
                    + ", but there is no such public static method");
        }
        this.method = found;
        this.owner = Type.getInternalName(owner);
        this.descriptor = Type.getMethodDescriptor(found);
    }

    /** The method that is called. */
    public Method method() {
        return method;
    }

    /** The overload of this hook whose parameters begin with {@code types}. */
    public Hook of(Type... types) {
        StringBuilder beginning = new StringBuilder("(");
        for (Type type : types) {
            beginning.append(type.getDescriptor());
        }
        for (Hook hook : ALL) {
            if (hook.owner.equals(owner) && hook.method.getName().equals(method.getName()) && hook.descriptor.startsWith(beginning.toString())) {
                return hook;
            }
        }
        throw new IllegalStateException("the hook " + name() + " has no overload whose parameters begin with " + beginning.substring(1));
    }

    /** The instruction that calls the hook. */
    public MethodInsnNode call() {
        return new MethodInsnNode(Opcodes.INVOKESTATIC, owner, method.getName(), descriptor);
    }

    /** The hook as a bootstrap method. */
    public Handle handle() {
        return new Handle(Opcodes.H_INVOKESTATIC, owner, method.getName(), descriptor, false);
    }
}
