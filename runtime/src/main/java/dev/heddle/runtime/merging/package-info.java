/**
 * Branches without effects, of which an execution goes one way while the terms of what they compute say both. Which branches those are
 * the agent finds out before; here is what they compute, and the hooks around them.
 */
package dev.heddle.runtime.merging;
