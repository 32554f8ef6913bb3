/**
 * Puts the parts together: what options mean to a search, what runs executions in this JVM, and what makes witnesses of discoveries. Front ends give
 * it a job and get a result.
 */
package dev.heddle.engine;
