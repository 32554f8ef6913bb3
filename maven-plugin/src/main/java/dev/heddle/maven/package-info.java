/**
 * The goals of the Maven plugin, which start the command line in a JVM of its own and add the agent to the JVMs of the project's tests.
 */
package dev.heddle.maven;
