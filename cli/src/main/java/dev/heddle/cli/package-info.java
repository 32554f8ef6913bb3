/**
 * The command line: one class for each command, and the options that commands share. It translates what the user says into an exploration and
 * gives the result to a report.
 */
package dev.heddle.cli;
