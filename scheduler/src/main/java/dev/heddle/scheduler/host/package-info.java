/**
 * Runs executions of a program in this JVM: the top of the scheduler, where everything below is put together. Other modules begin here.
 */
package dev.heddle.scheduler.host;

