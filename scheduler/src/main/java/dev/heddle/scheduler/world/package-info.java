/**
 * What the JVM has only one of: standard streams, properties, locale, the common pool, static counters. It is put back before every execution,
 * so that each begins in the same world.
 */
package dev.heddle.scheduler.world;

