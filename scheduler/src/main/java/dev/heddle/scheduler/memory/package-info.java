/**
 * The program's objects and variables as they lie in memory, with the names and numbers by which executions know them, and who
 * accessed them. An object becomes visible to other threads by being published ({@link dev.heddle.scheduler.memory.Heap}).
 */
package dev.heddle.scheduler.memory;

