/** Searches by name, and those that need nothing but choices: depth first, and an exhaustive search by turns with samples. */
package dev.heddle.explore.search;
