/**
 * The models of {@code java.util.concurrent}: locks, conditions, latches, barriers, semaphores, parking. They are made of the scheduler's primitives.
 */
package dev.heddle.scheduler.jdk.concurrent;
