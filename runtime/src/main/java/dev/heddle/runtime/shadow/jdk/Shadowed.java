package dev.heddle.runtime.shadow.jdk;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Marks a class that says what the methods of classes of the JDK mean for shadows. */
@Retention(RetentionPolicy.RUNTIME)
@interface Shadowed {

    Class<?>[] value();
}
