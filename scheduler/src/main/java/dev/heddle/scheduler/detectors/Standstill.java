package dev.heddle.scheduler.detectors;

import dev.heddle.model.CodePoint;
import dev.heddle.model.Finding;
import dev.heddle.model.Operation;
import dev.heddle.model.ThreadId;
import dev.heddle.scheduler.kernel.Action;
import dev.heddle.scheduler.kernel.Execution;
import dev.heddle.scheduler.kernel.ProgramThread;
import java.util.ArrayList;
import java.util.List;

/** Explains why no thread can go on. */
public final class Standstill {

    private Standstill() {
    }

    public static void explain(Execution execution) {
        List<ProgramThread> blocked = new ArrayList<>();
        for (int i = 0; i < execution.threads().count(); i++) {
            ProgramThread thread = execution.threads().get(i);
            if (thread.isWaiting()) {
                blocked.add(thread);
            }
        }
        List<ProgramThread> cycle = cycle(blocked);
        if (!cycle.isEmpty()) {
            execution.ending().add(finding(execution, Finding.Kind.DEADLOCK, "deadlock of " + names(cycle), cycle, blocked));
            return;
        }
        List<ProgramThread> users = blocked.stream().filter(thread -> !thread.isDaemon()).toList();
        for (ProgramThread thread : users) {
            if (thread.pending().kind() == Operation.Kind.SPIN || thread.waitsForTime()) {
                execution.ending().add(finding(execution, Finding.Kind.LIVELOCK,
                        thread.name() + " goes round for ever: it waits for " + thread.waitingFor(), List.of(thread), blocked));
                return;
            }
        }
        for (ProgramThread thread : users) {
            Action.Unheard unheard = thread.unheard();
            if (unheard != null) {
                execution.ending().add(finding(execution, Finding.Kind.LOST_NOTIFICATION, thread.name() + " waits for ever: "
                        + unheard.thread().name() + " had notified before it began to wait", List.of(thread), blocked));
                return;
            }
        }
        ProgramThread main = execution.threads().get(0);
        if (main.hasEnded() && !execution.isShuttingDown()) {
            execution.ending().add(finding(execution, Finding.Kind.LEAKED_THREAD, names(users)
                    + (users.size() == 1 ? " is" : " are") + " still waiting when the main thread has ended", users, blocked));
        } else {
            execution.ending().add(finding(execution, Finding.Kind.DEADLOCK, "no thread can go on: " + names(users)
                    + (users.size() == 1 ? " waits" : " wait"), users, blocked));
        }
    }

    /** A cycle of threads each of which waits for the next, or nothing. */
    private static List<ProgramThread> cycle(List<ProgramThread> blocked) {
        for (ProgramThread start : blocked) {
            List<ProgramThread> path = new ArrayList<>();
            ProgramThread thread = start;
            while (thread != null && thread.isWaiting() && !path.contains(thread)) {
                path.add(thread);
                thread = thread.awaited();
            }
            if (thread != null && path.contains(thread)) {
                return path.subList(path.indexOf(thread), path.size());
            }
        }
        return List.of();
    }

    private static Finding finding(Execution execution, Finding.Kind kind, String message, List<ProgramThread> about,
            List<ProgramThread> blocked) {
        List<String> details = new ArrayList<>();
        List<ThreadId> ids = new ArrayList<>();
        List<CodePoint> points = new ArrayList<>();
        for (ProgramThread thread : about) {
            details.add(describe(thread));
            ids.add(thread.id());
            CodePoint point = execution.blockedAt(thread);
            if (point != null) {
                points.add(point);
            }
        }
        for (ProgramThread thread : blocked) {
            if (!about.contains(thread)) {
                details.add(describe(thread));
            }
        }
        return new Finding(kind, message, details, ids, points, List.of(), null);
    }

    private static String describe(ProgramThread thread) {
        StringBuilder text = new StringBuilder(thread.name()).append(" waits for ").append(thread.waitingFor());
        ProgramThread awaited = thread.awaited();
        if (awaited != null && thread.pending().kind() == Operation.Kind.END) {
            text.append(", which ").append(awaited.name()).append(" has begun");
        } else if (awaited != null && thread.pending().kind() != Operation.Kind.JOIN) {
            text.append(", which ").append(awaited.name()).append(" holds");
            CodePoint taken = thread.execution().recorder() == null ? null
                    : thread.execution().recorder().takenAt(thread.pending().resource(), awaited);
            if (taken != null) {
                text.append(" since ").append(taken.shortForm());
            }
        }
        CodePoint point = thread.execution().blockedAt(thread);
        if (point != null) {
            text.append(" (").append(point.shortForm()).append(')');
        }
        return text.toString();
    }

    private static String names(List<ProgramThread> threads) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < threads.size(); i++) {
            text.append(i == 0 ? "" : i == threads.size() - 1 ? " and " : ", ").append(threads.get(i).name());
        }
        return text.toString();
    }
}
