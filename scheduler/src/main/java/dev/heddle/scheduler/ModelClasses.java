package dev.heddle.scheduler;

import dev.heddle.scheduler.jdk.Objects;
import dev.heddle.scheduler.jdk.Parking;
import dev.heddle.scheduler.jdk.Systems;
import dev.heddle.scheduler.jdk.ThreadIdentifiers;
import dev.heddle.scheduler.jdk.Threads;
import java.util.List;

/** All classes that model a class of the JDK. */
public final class ModelClasses {

    public static final List<Class<?>> ALL = List.of(
            Objects.class, Parking.class, Systems.class, ThreadIdentifiers.class, Threads.class);

    private ModelClasses() {
    }
}
