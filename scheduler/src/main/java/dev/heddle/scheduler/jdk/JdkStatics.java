package dev.heddle.scheduler.jdk;

import dev.heddle.scheduler.kernel.ProgramThread;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.logging.LogManager;
import java.util.logging.Logger;

/** Static finals of the JDK that have to differ from one execution to the next, or must not differ between JVMs. */
public final class JdkStatics {

    /** The method through which each of these fields is seen, by {@code owner.field}. */
    public static final Map<String, String> FILTERS = Map.ofEntries(
            Map.entry("java/util/concurrent/ForkJoinPool.common", "common"),
            Map.entry("java/util/concurrent/CompletableFuture.ASYNC_POOL", "async"),
            Map.entry("java/util/concurrent/CompletableFuture$Delayer.delayer", "delayer"),
            Map.entry("java/util/logging/LogManager.manager", "manager"),
            Map.entry("java/util/logging/Logger.global", "global"),
            Map.entry("java/util/logging/Level$KnownLevel.nameToLevels", "levels"),
            Map.entry("java/util/logging/Level$KnownLevel.intToLevels", "levels"),
            Map.entry("java/util/ImmutableCollections.SALT32L", "salt"),
            Map.entry("java/util/ImmutableCollections.REVERSE", "reverse"),
            Map.entry("java/util/concurrent/Phaser.NCPU", "processors"),
            Map.entry("java/util/concurrent/Phaser.SPINS_PER_ARRIVAL", "spins"),
            Map.entry("java/util/concurrent/ConcurrentHashMap.NCPU", "processors"),
            Map.entry("java/util/concurrent/atomic/Striped64.NCPU", "processors"));

    private JdkStatics() {
    }

    public static ForkJoinPool common(ForkJoinPool original) {
        ProgramThread current = ProgramThread.current();
        return current == null ? original : current.execution().world().commonPool(current);
    }

    public static ForkJoinPool async(ForkJoinPool original) {
        return common(original);
    }

    public static Executor async(Executor original) {
        ProgramThread current = ProgramThread.current();
        return current == null ? original : current.execution().world().commonPool(current);
    }

    public static ScheduledThreadPoolExecutor delayer(ScheduledThreadPoolExecutor original) {
        ProgramThread current = ProgramThread.current();
        return current == null ? original : current.execution().world().delayer(current, original);
    }

    /** What is configured, and which loggers there are, is of this execution, also where nobody looks. */
    public static LogManager manager(LogManager original) {
        ProgramThread current = ProgramThread.calling();
        return current == null || original == null ? original : current.execution().world().logManager(current, original, current.execution().heap());
    }

    public static Map<Object, List<Object>> levels(Map<Object, List<Object>> original) {
        ProgramThread current = ProgramThread.current();
        return current == null || original == null ? original : current.execution().world().logLevels(current, original);
    }

    public static Logger global(Logger original) {
        ProgramThread current = ProgramThread.calling();
        return current == null || original == null ? original : current.execution().world().globalLogger(current);
    }

    /** The iteration order of {@code Set.of} and {@code Map.of} is salted anew in every JVM. */
    public static long salt(long original) {
        return ProgramThread.current() == null ? original : 0;
    }

    public static boolean reverse(boolean original) {
        return ProgramThread.current() == null && original;
    }

    /** How many processors there are must be the same everywhere. */
    public static int processors(int original) {
        ProgramThread current = ProgramThread.current();
        return current == null ? original : current.execution().world().processors();
    }

    /** To look a few hundred times before one waits is what a machine with several processors gains by; it is nothing but longer schedules. */
    public static int spins(int original) {
        return ProgramThread.current() == null ? original : 0;
    }
}
