package corpus.correct;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** An object that was read from a stream, without a call of its constructor, finds the static fields of its class initialised. */
//! verdict VERIFIED
//! search dpor
//! executions 2
public class ReadWithoutConstructor {

    static class Note implements Serializable {
        static final List<String> SEEN = new CopyOnWriteArrayList<>();

        void see() {
            SEEN.add("seen");
        }
    }

    private static byte[] written;

    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(new Note());
        }
        written = bytes.toByteArray();
        Thread other = new Thread(() -> read().see());
        other.start();
        read().see();
        other.join();
        assert Note.SEEN.size() == 2;
    }

    private static Note read() {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(written))) {
            return (Note) in.readObject();
        } catch (IOException | ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }
}
