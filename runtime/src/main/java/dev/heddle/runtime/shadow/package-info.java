/**
 * The hooks by which values that depend on inputs are followed, each value with the term that says how. Each hook does nothing but test for
 * null unless there is such a term.
 */
package dev.heddle.runtime.shadow;
