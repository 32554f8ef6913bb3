package corpus.wrong;

/** Nobody waits for a virtual thread, and the program may end before it has done anything. */
//! verdict FOUND
//! jdk 21
public class VirtualNotJoined {

    private static volatile boolean done;

    public static void main(String[] args) {
        Thread.startVirtualThread(() -> done = true);
        Thread.yield();
        assert done; //! finds assertion-failed
    }
}
