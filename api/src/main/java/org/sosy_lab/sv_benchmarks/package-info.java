/**
 * The inputs of the Java programs of the competition on software verification, under the name by which these programs ask for them.
 */
package org.sosy_lab.sv_benchmarks;
