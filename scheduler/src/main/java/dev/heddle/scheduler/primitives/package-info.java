/**
 * What threads synchronise by: monitors, locks, wait sets, permits, the lifetimes of threads, class initialisation, the end of the program. One primitive
 * is one file; the models of the JDK's classes are made of these.
 */
package dev.heddle.scheduler.primitives;

