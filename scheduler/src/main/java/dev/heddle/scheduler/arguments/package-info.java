/**
 * Inputs as arguments of a method of the program. They are asked for as the program itself would ask.
 */
package dev.heddle.scheduler.arguments;

