/**
 * The nouns of an execution and their text forms: what could be chosen, what was decided, what happened, what was found. Whoever runs,
 * searches or reports speaks in them.
 */
package dev.heddle.model;
