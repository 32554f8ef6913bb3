package corpus.wrong;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Two threads count through a handle that is bound to an object. */
//! verdict FOUND
//! search dpor
//! finds assertion-failed, data-race
public class HandleOfMethod {

    private int sum;

    private void add(int number) {
        sum += number;
    }

    public static void main(String[] args) throws Exception {
        HandleOfMethod object = new HandleOfMethod();
        MethodHandle bound = MethodHandles.lookup().findVirtual(HandleOfMethod.class, "add", MethodType.methodType(void.class, int.class)).bindTo(object);
        MethodHandle one = MethodHandles.insertArguments(bound, 0, 1);
        Runnable work = () -> {
            try {
                one.invokeExact();
            } catch (Throwable impossible) {
                throw new AssertionError(impossible);
            }
        };
        Thread first = new Thread(work);
        Thread other = new Thread(work);
        first.start();
        other.start();
        first.join();
        other.join();
        assert object.sum == 2;
    }
}
