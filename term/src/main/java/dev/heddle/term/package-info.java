/**
 * Terms over symbolic inputs: sorts, operators with the meaning of the JVM's instructions, rules that simplify, and the interface of a solver.
 */
package dev.heddle.term;
