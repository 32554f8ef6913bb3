package corpus.wrong;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;

/** Two classes initialise each other; threads come by way of a variable handle and of reflection. */
//! verdict FOUND
//! finds deadlock
public class HandleInitDeadlock {

    static class Left {
        static final Object OTHER = new Right();
    }

    static class Right {
        static final Object OTHER = new Left();
    }

    static void read(VarHandle handle) {
        Object other = handle.get();
    }

    static void read(Field field) {
        try {
            field.get(null);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        VarHandle left = MethodHandles.lookup().findStaticVarHandle(Left.class, "OTHER", Object.class);
        Field right = Right.class.getDeclaredField("OTHER");
        Thread first = new Thread(() -> read(left));
        Thread second = new Thread(() -> read(right));
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
