/** What inputs decide in executions, and how a solver finds other ones. What a search leaves out of that is written down for the verdict. */
package dev.heddle.explore.inputs;
