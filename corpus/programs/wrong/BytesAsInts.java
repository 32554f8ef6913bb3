package corpus.wrong;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** A view of an array of bytes as numbers: the other thread changes one of the bytes. */
//! verdict FOUND
//! search dpor
//! finds assertion-failed, data-race
public class BytesAsInts {

    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);

    public static void main(String[] args) throws Exception {
        byte[] bytes = new byte[8];
        Thread thread = new Thread(() -> INTS.set(bytes, 0, -1));
        thread.start();
        bytes[3] = 1;
        thread.join();
        assert bytes[3] == 1;
    }
}
