/**
 * What a host is told and what it learns: the program, the settings of its executions, and the lens. The packages below this one are the scheduler; each uses only
 * those that lie deeper, from {@code host} at the top to {@code memory} at the bottom.
 */
package dev.heddle.scheduler;

