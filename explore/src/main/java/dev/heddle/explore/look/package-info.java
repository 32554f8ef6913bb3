/** Looks at single executions: a witness once more, a failure beside the nearest run that passes, an execution step by step. */
package dev.heddle.explore.look;
