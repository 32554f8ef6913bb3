/**
 * What is worth telling of one execution and its finding, apart from the format in which it is told. A {@link dev.heddle.report.story.Story}
 * chooses the rows, a {@link dev.heddle.report.story.Table} draws them, and a {@link dev.heddle.report.story.FindingText} says what they mean.
 */
package dev.heddle.report.story;
