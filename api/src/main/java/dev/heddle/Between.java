package dev.heddle;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The numbers, or characters, that a parameter of an {@link Operation} gets; without it, 1 to 3, or {@code 'a'} to {@code 'c'}. */
@Target(ElementType.PARAMETER)
@Retention(RetentionPolicy.RUNTIME)
public @interface Between {

    /** The least of them. */
    long low();

    /** The greatest of them. */
    long high();
}
