/**
 * Partial-order reduction: of all executions that differ only in the order of independent steps, one is run. Values that inputs decide are
 * further branches of the same tree.
 */
package dev.heddle.dpor;
