/**
 * The models of the JDK's classes, and of the program's calls to Heddle: what their methods mean under control. One class of the JDK is one file, annotated with what
 * it models ({@link dev.heddle.scheduler.jdk.Models}).
 */
package dev.heddle.scheduler.jdk;

