/**
 * Says what came of an exploration: a {@link dev.heddle.report.Format} makes a {@link dev.heddle.report.Report} of a
 * {@link dev.heddle.report.ReportContext}, for people or for machines. Reports that were saved are shown together on a
 * {@link dev.heddle.report.ReportPage}.
 */
package dev.heddle.report;
