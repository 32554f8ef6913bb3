package dev.heddle.scheduler.host;

import dev.heddle.scheduler.kernel.ProgramThread;
import java.io.IOException;
import java.io.InputStream;

/** Standard input, which a program under control does not have: what it would read is not repeatable. */
final class NoInput extends InputStream {

    @Override
    public int read() throws IOException {
        ProgramThread current = ProgramThread.current();
        if (current != null) {
            current.unsupported("reading System.in");
        }
        return -1;
    }
}
