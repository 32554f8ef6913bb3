/**
 * The models of the classes by which a program speaks to Heddle. Outside of executions those classes do something plain or refuse.
 */
package dev.heddle.scheduler.jdk.api;
