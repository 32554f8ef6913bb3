/**
 * The entry of the Java agent, and what it does with each class that is loaded. What this package makes public is all that other
 * modules know of instrumentation.
 */
package dev.heddle.agent;
