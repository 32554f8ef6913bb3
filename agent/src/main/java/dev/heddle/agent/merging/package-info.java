/** Finds branches whose ways meet again and have done nothing but compute until then, so that both can be followed in one execution. */
package dev.heddle.agent.merging;
