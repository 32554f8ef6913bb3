/**
 * The hooks that instrumented code calls, and the strand that hooks report to. This package lies on the boot class path, so it needs nothing but terms
 * and the JDK.
 */
package dev.heddle.runtime;
