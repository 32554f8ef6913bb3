/**
 * What looks for failures that the program cannot notice itself, or did not catch: data races, standstills, uncaught exceptions. Each detector is one file and adds findings
 * to the execution.
 */
package dev.heddle.scheduler.detectors;

