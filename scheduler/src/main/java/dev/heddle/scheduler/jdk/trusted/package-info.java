/**
 * Collections, futures and executors of the JDK whose calls are one step each: the JDK's own code runs in it, unseen, and what it touches is stated here, in terms of what callers can notice.
 *
 * <p>Which calls of such objects may change places is what the documentation of the JDK promises, and not what its code happens to do; so is what happens before what.
 */
package dev.heddle.scheduler.jdk.trusted;
