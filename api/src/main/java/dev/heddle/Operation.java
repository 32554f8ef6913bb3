package dev.heddle;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A method that scenarios may call: one operation of the object under test. Names of operations are unique in their class; parameters
 * are numbers, {@code boolean}, {@code char}, {@code String} or enumerations, and what values they get can be said with {@link Between} and {@link OneOf}.
 *
 * @see Linearizability
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface Operation {

    /** Call it at most once in a scenario. */
    boolean once() default false;

    /** Operations with the same group are called by one thread only, so no two of them at the same time: there is one consumer, say. */
    String group() default "";

    /** It may wait for ever if no other operation comes. Such a wait is right if it would also wait after the others one by one. */
    boolean blocks() default false;
}
