package dev.heddle.agent;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.ClassReader;

/** What a class of the program has of Heddle that it should not have: references to classes of its insides, or a name of its packages. */
final class Trespass {

    private static final String OURS = "dev/heddle/";
    private static final int CLASS_TAG = 7;
    /** The packages, below {@link #OURS}, that lie on the boot class path, where every class finds them. */
    private static final Set<String> EVERYWHERE = Set.of("runtime", "scheduler", "model", "term");

    private Trespass() {
    }

    /** True if the class {@code name} that {@code bytes} are is the program's, though its name is in a package of ours. */
    static boolean isUnderOurName(String name, byte[] bytes) throws IOException {
        if (!name.startsWith(OURS)) {
            return false;
        }
        try (InputStream file = Trespass.class.getClassLoader().getResourceAsStream(name + ".class")) {
            return file == null || !Arrays.equals(file.readAllBytes(), bytes);
        }
    }

    /** Which class of our insides the class {@code name} uses, if it is not one of ours and does. */
    static Optional<String> of(String name, byte[] bytes) {
        if (name.startsWith(OURS)) {
            return Optional.empty();
        }
        ClassReader reader = new ClassReader(bytes);
        char[] buffer = new char[reader.getMaxStringLength()];
        for (int i = 1; i < reader.getItemCount(); i++) {
            int item = reader.getItem(i);
            if (item > 0 && reader.readByte(item - 1) == CLASS_TAG) {
                String used = reader.readUTF8(item, buffer);
                int start = used.startsWith("[") ? used.indexOf('L') + 1 : 0;
                if (used.startsWith(OURS, start) && isInside(used, start + OURS.length())) {
                    return Optional.of(used.substring(start).replace('/', '.').replace(";", ""));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isInside(String used, int from) {
        int end = used.indexOf('/', from);
        return end > 0 && EVERYWHERE.contains(used.substring(from, end));
    }
}
