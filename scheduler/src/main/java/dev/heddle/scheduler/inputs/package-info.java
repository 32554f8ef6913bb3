/**
 * How threads depend on inputs: where they ask for them, what they assume of them, and which branches inputs decide. What the program's
 * values look like as terms is known to the hooks, not here.
 */
package dev.heddle.scheduler.inputs;

