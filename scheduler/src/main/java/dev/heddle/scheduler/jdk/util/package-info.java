/**
 * The models of clocks, locales, time zones and random numbers. They give the same answers in every run of an execution.
 */
package dev.heddle.scheduler.jdk.util;
