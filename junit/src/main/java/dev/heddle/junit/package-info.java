/**
 * Explores JUnit tests: what JUnit does around a test method is done once in every execution.
 */
package dev.heddle.junit;
