package corpus.correct;

/** A static field that is named through a subclass initialises the class that declares it, and no other. */
//! verdict VERIFIED
//! executions 7
public class DeclaringClassOnly {

    static class Parent {
        static Object value = new Object();
    }

    static class Child extends Parent {
        static final Object OWN = fail();

        static Object fail() {
            throw new AssertionError("initialised");
        }
    }

    static class Bare extends Parent {
        static Object get() {
            return value;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> System.out.println(Child.value.hashCode()));
        Thread second = new Thread(() -> System.out.println(Bare.get().hashCode()));
        first.start();
        second.start();
        first.join();
        second.join();
        assert Child.value == Bare.get();
    }
}
