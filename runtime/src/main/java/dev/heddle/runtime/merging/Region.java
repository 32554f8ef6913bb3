package dev.heddle.runtime.merging;

import java.util.List;

/**
 * Code between a branch and the place where its ways meet, if all it does is compute values of variables and operands.
 *
 * @param formulas how each value is computed, those that it needs before it
 * @param results the numbers of the values that are of use where the ways meet
 * @param inputs how many values and arrays from before the region are needed
 * @param join the place where the ways meet, among those of the method
 */
public record Region(List<Formula> formulas, int[] results, int inputs, int join) {
}
