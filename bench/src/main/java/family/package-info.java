/**
 * Classical programs of the literature, each in any size: the subjects of the measurements.
 */
package family;
