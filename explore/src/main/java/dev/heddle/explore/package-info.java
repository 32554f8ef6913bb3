/**
 * The loop that runs a program again and again: frontiers and samplers say what to run, budgets when to end. Findings are confirmed, made simpler and
 * set beside a run that passes.
 */
package dev.heddle.explore;
