/**
 * Accesses to memory as operations: fields, elements, whole stretches of arrays. An access that no other thread could notice is none.
 */
package dev.heddle.scheduler.accesses;

