package corpus.correct;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;

/** A buffered reader holds its lock while it asks a source that counts. */
//! verdict VERIFIED
//! search dpor
//! executions 4
public class SourceOfReader {

    private static final class Source extends Reader {

        private int asked;

        @Override
        public int read(char[] chars, int offset, int length) {
            chars[offset] = (char) ('0' + asked++);
            return 1;
        }

        @Override
        public void close() {
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BufferedReader reader = new BufferedReader(new Source(), 1);
        int[] read = new int[2];
        Thread first = new Thread(() -> read[0] = next(reader));
        Thread second = new Thread(() -> read[1] = next(reader));
        first.start();
        second.start();
        first.join();
        second.join();
        assert read[0] + read[1] == '0' + '1';
    }

    private static int next(Reader reader) {
        try {
            return reader.read();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
