package dev.heddle.concolic.backend;

import java.io.File;

/** The native libraries that solvers unpack for themselves into the temporary directory of this process. */
final class Libraries {

    private Libraries() {
    }

    /** Deletes them; they are loaded, so nobody opens their files again. Where files in use cannot be deleted, whoever has started the process does so when it has ended. */
    static void delete(String prefix) {
        File[] directories = new File(System.getProperty("java.io.tmpdir")).listFiles((directory, name) -> name.startsWith(prefix));
        for (File directory : directories == null ? new File[0] : directories) {
            File[] files = directory.listFiles();
            for (File file : files == null ? new File[0] : files) {
                file.delete();
            }
            directory.delete();
        }
    }
}
