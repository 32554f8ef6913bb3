/**
 * What came of an exploration, for people and for machines: a table on the console, JSON, SARIF, and sentences about a finding.
 */
package dev.heddle.report;
