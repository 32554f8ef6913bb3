package corpus.wrong;

import dev.heddle.Heddle;
import java.io.StringWriter;
import java.io.Writer;

/** A writer of the program's that is called as one of the JDK's. */
//! verdict FOUND
//! search dpor
public class InputOverriddenWriter {

    static class Checked extends StringWriter {

        @Override
        public void write(String text) {
            assert !text.endsWith("</bad>"); //! finds assertion-failed
            super.write(text);
        }
    }

    public static void main(String[] args) throws Exception {
        Writer writer = new Checked();
        writer.write(Heddle.anyString("text", 12));
    }
}
