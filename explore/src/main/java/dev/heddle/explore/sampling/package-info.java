/** Searches that draw executions at random, each by a distribution of its own. None of them knows an end. */
package dev.heddle.explore.sampling;
