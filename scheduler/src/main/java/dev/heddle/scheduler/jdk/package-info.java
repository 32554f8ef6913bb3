/**
 * What the methods of the JDK's classes mean under control, here of those that reach memory by reflection, handles and {@code Unsafe}, and what a model is
 * ({@link dev.heddle.scheduler.jdk.Models}). One class of the JDK is one file, in this package or in those below it.
 */
package dev.heddle.scheduler.jdk;
