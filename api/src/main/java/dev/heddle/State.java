package dev.heddle;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The method without parameters that tells the state of the object under test. It is called when all operations of a scenario are over, and
 * what it returns must be right, too.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface State {
}
