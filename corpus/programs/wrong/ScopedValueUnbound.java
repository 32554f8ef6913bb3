package corpus.wrong;

import java.util.NoSuchElementException;

/** A thread that is started where a value is bound does not find it bound. */
//! verdict FOUND
//! jdk 25
public class ScopedValueUnbound {

    private static final ScopedValue<String> NAME = ScopedValue.newInstance();

    public static void main(String[] args) {
        ScopedValue.where(NAME, "main").run(() -> {
            Thread thread = new Thread(() -> {
                NAME.get().length(); //! finds uncaught-exception
            });
            thread.start();
        });
    }
}
