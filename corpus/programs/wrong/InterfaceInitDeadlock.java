package corpus.wrong;

/** An interface with a default method, two levels up, and a class need each other to be initialised. */
//! verdict FOUND
//! finds deadlock
public class InterfaceInitDeadlock {

    interface Codec {
        Codec PLAIN = new PlainCodec();

        default int width() {
            return 8;
        }
    }

    interface NamedCodec extends Codec {
    }

    static class PlainCodec implements NamedCodec {
    }

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> new PlainCodec());
        Thread second = new Thread(() -> Codec.PLAIN.width());
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
