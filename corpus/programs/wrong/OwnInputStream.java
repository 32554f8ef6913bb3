package corpus.wrong;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;

/** A stream of the program counts what is read; a reader of the JDK reads it. */
//! verdict FOUND
//! search dpor
//! finds assertion-failed, data-race
public class OwnInputStream {

    static class Endless extends InputStream {
        int count;

        @Override
        public int read() throws IOException {
            count++;
            return 'a';
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            bytes[from] = (byte) read();
            return 1;
        }
    }

    public static void main(String[] args) throws Exception {
        Endless stream = new Endless();
        Reader reader = new InputStreamReader(stream);
        Thread thread = new Thread(() -> stream.count++);
        thread.start();
        reader.read();
        thread.join();
    }
}
