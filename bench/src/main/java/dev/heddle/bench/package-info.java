/**
 * Measures Heddle: how soon failures are found, and how fast executions, solving and following inputs are.
 */
package dev.heddle.bench;
