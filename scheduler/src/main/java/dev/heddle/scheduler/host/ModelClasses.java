package dev.heddle.scheduler.host;

import dev.heddle.scheduler.jdk.ArraySupports;
import dev.heddle.scheduler.jdk.Buffers;
import dev.heddle.scheduler.jdk.ClassUses;
import dev.heddle.scheduler.jdk.Fencing;
import dev.heddle.scheduler.jdk.Fields;
import dev.heddle.scheduler.jdk.Lookups;
import dev.heddle.scheduler.jdk.ReflectedArrays;
import dev.heddle.scheduler.jdk.Sorts;
import dev.heddle.scheduler.jdk.Unsafes;
import dev.heddle.scheduler.jdk.api.ApiCalls;
import dev.heddle.scheduler.jdk.api.HistoryCalls;
import dev.heddle.scheduler.jdk.api.VerifierCalls;
import dev.heddle.scheduler.jdk.concurrent.Barriers;
import dev.heddle.scheduler.jdk.concurrent.Conditions;
import dev.heddle.scheduler.jdk.concurrent.Exchangers;
import dev.heddle.scheduler.jdk.concurrent.Latches;
import dev.heddle.scheduler.jdk.concurrent.Locks;
import dev.heddle.scheduler.jdk.concurrent.Parking;
import dev.heddle.scheduler.jdk.concurrent.ReadLocks;
import dev.heddle.scheduler.jdk.concurrent.ReadWriteLocks;
import dev.heddle.scheduler.jdk.concurrent.Semaphores;
import dev.heddle.scheduler.jdk.concurrent.StampedLocks;
import dev.heddle.scheduler.jdk.concurrent.WriteLocks;
import dev.heddle.scheduler.jdk.lang.CallSites;
import dev.heddle.scheduler.jdk.lang.CarrierThreads;
import dev.heddle.scheduler.jdk.lang.ClassLoaders;
import dev.heddle.scheduler.jdk.lang.Maths;
import dev.heddle.scheduler.jdk.lang.Objects;
import dev.heddle.scheduler.jdk.lang.Referents;
import dev.heddle.scheduler.jdk.lang.Runtimes;
import dev.heddle.scheduler.jdk.lang.StrictMaths;
import dev.heddle.scheduler.jdk.lang.Systems;
import dev.heddle.scheduler.jdk.lang.ThreadFlocks;
import dev.heddle.scheduler.jdk.lang.ThreadGroups;
import dev.heddle.scheduler.jdk.lang.ThreadIdentifiers;
import dev.heddle.scheduler.jdk.lang.Threads;
import dev.heddle.scheduler.jdk.lang.Types;
import dev.heddle.scheduler.jdk.lang.VirtualThreads;
import dev.heddle.scheduler.jdk.trusted.BlockingQueues;
import dev.heddle.scheduler.jdk.trusted.FutureTasks;
import dev.heddle.scheduler.jdk.trusted.MapViews;
import dev.heddle.scheduler.jdk.trusted.Maps;
import dev.heddle.scheduler.jdk.trusted.Pools;
import dev.heddle.scheduler.jdk.trusted.Traversals;
import dev.heddle.scheduler.jdk.util.ArrayMethods;
import dev.heddle.scheduler.jdk.util.Clocks;
import dev.heddle.scheduler.jdk.util.Locales;
import dev.heddle.scheduler.jdk.util.Randoms;
import dev.heddle.scheduler.jdk.util.SecureRandoms;
import dev.heddle.scheduler.jdk.util.ThreadLocalRandoms;
import dev.heddle.scheduler.jdk.util.TimeZones;
import java.util.List;

/** All classes that model a class of the JDK. */
public final class ModelClasses {

    public static final List<Class<?>> ALL = List.of(
            ApiCalls.class, ArrayMethods.class, ArraySupports.class, Barriers.class, BlockingQueues.class, Buffers.class, CallSites.class, CarrierThreads.class, ClassLoaders.class, ClassUses.class, Clocks.class,
            Conditions.class, Exchangers.class, Fencing.class, Fields.class, FutureTasks.class, HistoryCalls.class, Latches.class,
            Locales.class, Locks.class, Lookups.class, MapViews.class, Maps.class, Maths.class,
            Objects.class, Parking.class, Pools.class, Randoms.class, ReadLocks.class,
            ReadWriteLocks.class, Referents.class, ReflectedArrays.class, Runtimes.class, SecureRandoms.class,
            Semaphores.class, Sorts.class, StampedLocks.class, StrictMaths.class, Systems.class,
            ThreadFlocks.class, ThreadGroups.class, ThreadIdentifiers.class, ThreadLocalRandoms.class, Threads.class,
            TimeZones.class, Traversals.class, Types.class, Unsafes.class, VerifierCalls.class, VirtualThreads.class,
            WriteLocks.class);

    private ModelClasses() {
    }
}
