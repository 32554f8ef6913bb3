/**
 * Searches that put inputs first: they flip what branches have decided, and draw a schedule for each execution.
 */
package dev.heddle.concolic.search;
