package dev.heddle.scheduler.host;

import dev.heddle.scheduler.jdk.ApiCalls;
import dev.heddle.scheduler.jdk.Barriers;
import dev.heddle.scheduler.jdk.CarrierThreads;
import dev.heddle.scheduler.jdk.Clocks;
import dev.heddle.scheduler.jdk.Conditions;
import dev.heddle.scheduler.jdk.Exchangers;
import dev.heddle.scheduler.jdk.Fields;
import dev.heddle.scheduler.jdk.HistoryCalls;
import dev.heddle.scheduler.jdk.Latches;
import dev.heddle.scheduler.jdk.Locales;
import dev.heddle.scheduler.jdk.Locks;
import dev.heddle.scheduler.jdk.Lookups;
import dev.heddle.scheduler.jdk.Maths;
import dev.heddle.scheduler.jdk.Objects;
import dev.heddle.scheduler.jdk.Parking;
import dev.heddle.scheduler.jdk.Randoms;
import dev.heddle.scheduler.jdk.ReadLocks;
import dev.heddle.scheduler.jdk.ReadWriteLocks;
import dev.heddle.scheduler.jdk.ReflectedArrays;
import dev.heddle.scheduler.jdk.Runtimes;
import dev.heddle.scheduler.jdk.SecureRandoms;
import dev.heddle.scheduler.jdk.Semaphores;
import dev.heddle.scheduler.jdk.StampedLocks;
import dev.heddle.scheduler.jdk.StrictMaths;
import dev.heddle.scheduler.jdk.Systems;
import dev.heddle.scheduler.jdk.ThreadFlocks;
import dev.heddle.scheduler.jdk.ThreadIdentifiers;
import dev.heddle.scheduler.jdk.ThreadLocalRandoms;
import dev.heddle.scheduler.jdk.Threads;
import dev.heddle.scheduler.jdk.TimeZones;
import dev.heddle.scheduler.jdk.Types;
import dev.heddle.scheduler.jdk.Unsafes;
import dev.heddle.scheduler.jdk.VerifierCalls;
import dev.heddle.scheduler.jdk.VirtualThreads;
import dev.heddle.scheduler.jdk.WriteLocks;
import java.util.List;

/** All classes that model a class of the JDK. */
public final class ModelClasses {

    public static final List<Class<?>> ALL = List.of(
            ApiCalls.class, Barriers.class, CarrierThreads.class, Clocks.class,
            Conditions.class, Exchangers.class, Fields.class, HistoryCalls.class, Latches.class,
            Locales.class, Locks.class, Lookups.class, Maths.class,
            Objects.class, Parking.class, Randoms.class, ReadLocks.class,
            ReadWriteLocks.class, ReflectedArrays.class, Runtimes.class, SecureRandoms.class,
            Semaphores.class, StampedLocks.class, StrictMaths.class, Systems.class,
            ThreadFlocks.class, ThreadIdentifiers.class, ThreadLocalRandoms.class, Threads.class,
            TimeZones.class, Types.class, Unsafes.class, VerifierCalls.class, VirtualThreads.class,
            WriteLocks.class);

    private ModelClasses() {
    }
}
