/**
 * Writes and reads JSON. It is our own because nothing of a third party may enter the tested program's JVM under its own name.
 */
package dev.heddle.report.json;
