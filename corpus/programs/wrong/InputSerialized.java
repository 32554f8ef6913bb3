package corpus.wrong;

import dev.heddle.Heddle;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** An input in an object that another refers to, both of which are written and read again. */
//! verdict FOUND
//! search dpor
public class InputSerialized {

    private record Inner(int number) implements Serializable {
    }

    private record Outer(Inner inner) implements Serializable {
    }

    public static void main(String[] args) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(new Outer(new Inner(Heddle.anyInt("x", 0, 40))));
        }
        Outer read = (Outer) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
        assert read.inner.number != 37; //! finds assertion-failed
    }
}
