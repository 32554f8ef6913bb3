package dev.heddle.scheduler;

import dev.heddle.model.FormatException;
import dev.heddle.runtime.Control;
import dev.heddle.runtime.Strand;
import dev.heddle.scheduler.memory.FieldSlot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What executions have taught about which operations can interact.
 *
 * <p>Some operations are invisible until there is evidence that others can notice them: reads of final fields,
 * the ends of threads, objects whose escape no hook has seen. The evidence only grows. When it does, executions
 * have more decisions than before, so a search must begin anew and a witness must say under which lens it was
 * found.
 */
public final class Lens {

    private final Set<String> facts = new TreeSet<>();
    /** No collection: it is asked for at accesses of fields, and the fields of collections are instrumented. */
    private String[] escapingTypes = {};
    private final Set<String> lateFinals = new HashSet<>();
    private boolean lateFinalsKnown;
    private final Set<String> written = new HashSet<>();
    private boolean writtenKnown;
    /** No collection, for the same reason. */
    private String[] distrusted = {};
    private boolean livenessObserved;
    private boolean rollCallsObserved;
    private boolean hooksObserved;
    private boolean interruptsObserved;
    private boolean queuesObserved;
    private boolean overtakingObserved;
    private boolean innerMonitorsObserved;
    private boolean statesObserved;
    private boolean deepStacks;
    private int version;

    /** How often something was learnt. */
    public int version() {
        return version;
    }

    /** What was learnt, one line each. */
    public List<String> facts() {
        return new ArrayList<>(facts);
    }

    /** Learns what another lens knew. */
    public void accept(String fact) {
        String[] words = fact.split(" ");
        String name = words.length == 2 ? words[1] : "";
        switch (words.length == 2 ? words[0] + " NAME" : fact) {
            case "escapes NAME" -> learnEscape(name);
            case "liveness" -> learnLiveness();
            case "roll-calls" -> learnRollCalls();
            case "hooks" -> learnHooks();
            case "interrupts" -> learnInterrupts();
            case "queues" -> learnQueues();
            case "overtaking" -> learnOvertaking();
            case "inner-monitors" -> learnInnerMonitors();
            case "written NAME" -> learnWritten(name);
            case "explored NAME" -> learnDistrust(name);
            case "states" -> learnStates();
            case "deep-stacks" -> learnDeepStacks();
            case "late-final NAME" -> learnLateFinal(name);
            default -> throw new FormatException("'" + fact + "' is nothing that can be learnt");
        }
    }

    public boolean escapes(Object object) {
        return escapingTypes.length > 0 && isAmong(escapingTypes, object.getClass().getName());
    }

    private static boolean isAmong(String[] types, String type) {
        for (String each : types) {
            if (each.equals(type)) {
                return true;
            }
        }
        return false;
    }

    private static String[] with(String[] types, String type) {
        String[] all = Arrays.copyOf(types, types.length + 1);
        all[types.length] = type;
        return all;
    }

    /** True if something is done with objects of the JDK's class {@code type} that is more than one step, so that no call of them is. */
    public boolean isDistrusted(String type) {
        return distrusted.length > 0 && isAmong(distrusted, type);
    }

    public void learnDistrust(String type) {
        if (!isDistrusted(type)) {
            distrusted = with(distrusted, type);
            learn("explored " + type);
        }
    }

    public void learnEscape(Class<?> type) {
        learnEscape(type.getName());
    }

    private void learnEscape(String type) {
        if (!isAmong(escapingTypes, type)) {
            escapingTypes = with(escapingTypes, type);
            learn("escapes " + type);
        }
    }

    /** True if {@code slot}, though final, is written in objects that others can reach already. */
    public boolean isLateFinal(FieldSlot slot) {
        return lateFinalsKnown && lateFinals.contains(slot.owner.getName() + "." + slot.name);
    }

    public void learnLateFinal(FieldSlot slot) {
        learnLateFinal(slot.owner.getName() + "." + slot.name);
    }

    private void learnLateFinal(String field) {
        if (lateFinals.add(field)) {
            lateFinalsKnown = true;
            learn("late-final " + field);
        }
    }

    /** True if what {@code name} stands for, of which nobody sees the fields, changes while others can notice it. */
    public boolean isWritten(String name) {
        return writtenKnown && written.contains(name);
    }

    public void learnWritten(String name) {
        if (!isWritten(name)) {
            Strand strand = Control.beginQuiet();
            try {
                written.add(name);
            } finally {
                Control.endQuiet(strand);
            }
            writtenKnown = true;
            learn("written " + name);
        }
    }

    /** Somebody asks whether threads are alive, so that starts and ends can be noticed. */
    public void learnLiveness() {
        if (!livenessObserved) {
            livenessObserved = true;
            learn("liveness");
        }
    }

    public boolean livenessObserved() {
        return livenessObserved;
    }

    /** Somebody asks which threads there are, so that starts and ends can be noticed by who knows none of them. */
    public void learnRollCalls() {
        if (!rollCallsObserved) {
            rollCallsObserved = true;
            learn("roll-calls");
        }
    }

    public boolean rollCallsObserved() {
        return rollCallsObserved;
    }

    /** Somebody registers shutdown hooks, so that it matters which thread ends last: it starts them. */
    public void learnHooks() {
        if (!hooksObserved) {
            hooksObserved = true;
            learn("hooks");
        }
    }

    public boolean hooksObserved() {
        return hooksObserved;
    }

    /** Somebody interrupts, so that it matters when a thread begins to wait. */
    public void learnInterrupts() {
        if (!interruptsObserved) {
            interruptsObserved = true;
            learn("interrupts");
        }
    }

    public boolean interruptsObserved() {
        return interruptsObserved;
    }

    /** Somebody asks who queues for locks and permits, so that it matters when a thread begins to. */
    public void learnQueues() {
        if (!queuesObserved) {
            queuesObserved = true;
            learn("queues");
        }
    }

    public boolean queuesObserved() {
        return queuesObserved;
    }

    /** Somebody comes to a stamped lock while others queue, so that it matters whether he overtakes them. */
    public void learnOvertaking() {
        if (!overtakingObserved) {
            overtakingObserved = true;
            learn("overtaking");
        }
    }

    public boolean overtakingObserved() {
        return overtakingObserved;
    }

    /** A thread does something visible inside a monitor of the JDK, so that it matters when others come to that monitor. */
    public void learnInnerMonitors() {
        if (!innerMonitorsObserved) {
            innerMonitorsObserved = true;
            learn("inner-monitors");
        }
    }

    public boolean innerMonitorsObserved() {
        return innerMonitorsObserved;
    }

    /** Somebody asks what other threads are doing, so that everything they do can be noticed. */
    public void learnStates() {
        if (!statesObserved) {
            statesObserved = true;
            learn("states");
        }
    }

    public boolean statesObserved() {
        return statesObserved;
    }

    /** The stack of a thread came to its end within an operation, so that there has to be a look before each whether there is room for it. */
    public void learnDeepStacks() {
        if (!deepStacks) {
            deepStacks = true;
            learn("deep-stacks");
        }
    }

    public boolean deepStacks() {
        return deepStacks;
    }

    /** Invariants read more than was known. */
    public void learnWatched() {
        version++;
    }

    private void learn(String fact) {
        Strand strand = Control.beginQuiet();
        try {
            version += facts.add(fact) ? 1 : 0;
        } finally {
            Control.endQuiet(strand);
        }
    }
}
