/**
 * The models of {@code java.lang}: threads, monitors, the system, the runtime. What they answer depends on the execution and never on the machine.
 */
package dev.heddle.scheduler.jdk.lang;
