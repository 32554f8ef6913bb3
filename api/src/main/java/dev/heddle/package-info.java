/**
 * What a checked program may say to Heddle: choices, invariants, events and properties, explorations that the program starts by itself, and
 * scenarios made of the operations of a class. Nothing here depends on the rest of Heddle.
 */
package dev.heddle;
