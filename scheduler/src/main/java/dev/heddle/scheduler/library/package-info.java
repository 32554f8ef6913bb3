/** What is known of the classes of the JDK: which are followed field by field, and what calls of the others mean. */
package dev.heddle.scheduler.library;
