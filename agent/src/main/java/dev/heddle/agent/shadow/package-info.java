/**
 * Instrumentation that follows how values depend on inputs: beside each value that may, code computes the shadow, a term. Lambdas and
 * records are rewritten where the JVM would make code that nobody sees.
 */
package dev.heddle.agent.shadow;
