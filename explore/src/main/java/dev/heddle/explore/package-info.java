/**
 * What the loop is made of: an executor runs plans, a frontier says what remains to be run, and coverage how much that stands for. All else in this
 * module, and the modules of other searches, speak to each other through these.
 */
package dev.heddle.explore;
