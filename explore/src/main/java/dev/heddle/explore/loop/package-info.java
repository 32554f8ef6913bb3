/** The loop that runs a program again and again until there is a verdict. Findings are confirmed and made simpler before they count. */
package dev.heddle.explore.loop;
