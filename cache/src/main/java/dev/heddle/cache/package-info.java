/**
 * Files that outlive a run, in a directory that is the user's alone, and those that must not outlive theirs.
 */
package dev.heddle.cache;
