package dev.heddle;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A parameter of a test that is an input: a search looks for values that make the test behave differently, together with schedules.
 *
 * <p>It can be of a primitive type, a {@code String}, an enum, or an array of a primitive type or of {@code String}. It is never null.
 */
@Documented
@Target(ElementType.PARAMETER)
@Retention(RetentionPolicy.RUNTIME)
public @interface Symbolic {

    /** What reports call it. Default: the name of the parameter, if the class file has it. */
    String value() default "";

    /** Of an {@code int} or {@code long}: no less than this. */
    long min() default Long.MIN_VALUE;

    /** Of an {@code int} or {@code long}: no more than this. */
    long max() default Long.MAX_VALUE;

    /** How many characters or elements there are at most. Default: any number of characters, 4 elements. */
    int longest() default -1;
}
