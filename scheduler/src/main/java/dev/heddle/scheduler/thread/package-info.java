/**
 * A thread of the program as instrumented code sees it, put together from the parts that the packages below have. Here every hook finds the part that it concerns.
 */
package dev.heddle.scheduler.thread;

