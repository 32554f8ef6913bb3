/**
 * What the program tells Heddle about its execution, and what it lets Heddle choose. The claims themselves are looked after in the kernel, where operations happen.
 */
package dev.heddle.scheduler.claims;

