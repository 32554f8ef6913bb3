/**
 * What all instrumentation is made with: the hooks that code is made to call, the sites that they are given, stack map frames, class
 * files. How much of a class is instrumented is decided here as well.
 */
package dev.heddle.agent.code;
