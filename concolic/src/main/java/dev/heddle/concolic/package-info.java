/**
 * Solves constraints on inputs by a chain: independence, a cache, guesses, and only then solvers in a process of their own, which is spoken to
 * in SMT-LIB.
 */
package dev.heddle.concolic;
