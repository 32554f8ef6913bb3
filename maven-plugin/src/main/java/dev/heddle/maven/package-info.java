/**
 * The goals of {@code heddle-maven-plugin}. They start the command line in a JVM of its own or add the agent to the project's tests, and know nothing
 * of explorations but the command line's exit codes and files.
 */
package dev.heddle.maven;
