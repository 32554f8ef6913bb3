package dev.heddle;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The values that a parameter of an {@link Operation} gets, as text. */
@Target(ElementType.PARAMETER)
@Retention(RetentionPolicy.RUNTIME)
public @interface OneOf {

    /** As in source code, but without quotes: {@code "5"} for a number, {@code "RED"} for a constant of an enumeration. */
    String[] value();
}
