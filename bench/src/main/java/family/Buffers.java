package family;

/** Appends one buffer to another: its length is asked for first, its content is taken later. */
public final class Buffers {

    private final char[] chars = new char[8];
    private int length;

    private synchronized int length() {
        return length;
    }

    private synchronized void copyTo(char[] target, int count) {
        if (count > length) {
            throw new IndexOutOfBoundsException(count + " of " + length + " characters");
        }
        System.arraycopy(chars, 0, target, 0, count);
    }

    private synchronized void clear() {
        length = 0;
    }

    private synchronized void append(Buffers other) {
        int count = other.length();
        other.copyTo(chars, count);
        length = count;
    }

    public static void main(String[] args) throws InterruptedException {
        Buffers source = new Buffers();
        source.length = 3;
        Crew.run(() -> new Buffers().append(source), source::clear);
    }
}
