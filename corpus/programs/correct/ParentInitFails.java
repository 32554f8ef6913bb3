package corpus.correct;

import java.util.concurrent.atomic.AtomicInteger;

/** If a superclass cannot be initialised, its subclasses cannot either. */
//! verdict VERIFIED
//! executions 12
public class ParentInitFails {

    static class Parent {
        static {
            if (true) {
                throw new IllegalStateException("no");
            }
        }
    }

    static class Child extends Parent {
    }

    static int failures(AtomicInteger errors) {
        try {
            new Child();
        } catch (ExceptionInInitializerError first) {
            errors.addAndGet(10);
        } catch (NoClassDefFoundError later) {
            errors.addAndGet(1);
        }
        return errors.get();
    }

    public static void main(String[] args) throws Exception {
        AtomicInteger errors = new AtomicInteger();
        Thread first = new Thread(() -> failures(errors));
        Thread second = new Thread(() -> failures(errors));
        first.start();
        second.start();
        first.join();
        second.join();
        assert errors.get() == 11 : errors;
    }
}
