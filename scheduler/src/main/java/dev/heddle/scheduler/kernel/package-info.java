/**
 * One execution: its threads, the operations that they arrive at, who goes next, what is written down, and how it ends. The kernel knows actions and
 * synchronisers, but none in particular.
 */
package dev.heddle.scheduler.kernel;

