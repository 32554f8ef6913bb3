package corpus.correct;

/** Two threads append to one StringBuffer: two orders. */
//! verdict VERIFIED
//! executions 2
public class SharedStringBuffer {

    public static void main(String[] args) throws InterruptedException {
        StringBuffer buffer = new StringBuffer();
        Thread first = new Thread(() -> buffer.append("ab"));
        Thread second = new Thread(() -> buffer.append("cd"));
        first.start();
        second.start();
        first.join();
        second.join();
        String text = buffer.toString();
        assert text.equals("abcd") || text.equals("cdab") : text;
    }
}
