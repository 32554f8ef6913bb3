/**
 * The solver process. Only this package uses the classes of solvers, and no JVM of a tested program loads it.
 */
package dev.heddle.concolic.backend;
