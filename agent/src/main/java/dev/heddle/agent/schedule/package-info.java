/**
 * Instrumentation that lets a scheduler see what threads can notice of each other: memory accesses, monitors, loops, static state. Methods of
 * the JDK that have a model are led to it.
 */
package dev.heddle.agent.schedule;
