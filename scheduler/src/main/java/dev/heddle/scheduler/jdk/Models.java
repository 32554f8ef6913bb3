package dev.heddle.scheduler.jdk;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says that a class holds the meaning, under control, of methods of another class, or of several that have the same methods.
 *
 * <p>Each static method of the annotated class stands for the method of the same name of the modelled class; the
 * receiver of an instance method comes first. Where the modelled method has a body, instrumentation inserts a call
 * at its start, made if the caller is controlled; if the annotated class declares {@code boolean applies(receiver)},
 * that decides instead. Where the method is native, synchronised or an intrinsic of the JIT, calls to it are
 * redirected, and the model has to serve uncontrolled callers as well. An intrinsic is what the JIT has code of its
 * own for: nobody knows when that code takes the place of the method's, with all that was inserted there.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface Models {

    /** Binary names of the modelled classes. */
    String[] value();

    /** Names of modelled methods whose calls are redirected though they have a body. */
    String[] redirect() default {};

    /** Names of methods that need a model, and have one, only in JDKs where they are intrinsics; elsewhere what their bodies do is seen there. */
    String[] intrinsic() default {};

    /** Names of methods of the annotated class that only look on: the original runs afterwards. */
    String[] before() default {};
}
