/**
 * What holds the stacks of the program's threads and passes the turn between them: continuations of one JVM thread, or one JVM thread for each. Executions are
 * the same on both.
 */
package dev.heddle.scheduler.carriers;

