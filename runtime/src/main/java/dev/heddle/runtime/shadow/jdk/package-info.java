/**
 * What methods of the JDK mean for shadows: one class for each class of the JDK. A method that has no model here pins what it is given.
 */
package dev.heddle.runtime.shadow.jdk;
