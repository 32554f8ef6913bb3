/**
 * Explores code of the JVM that it runs in: options from several places, witnesses that are kept from one run to the next, and how the JVM
 * came under control.
 */
package dev.heddle.embed;
