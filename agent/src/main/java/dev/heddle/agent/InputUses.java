package dev.heddle.agent;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;

/**
 * Whether the classes of a program ask for inputs: then, and only then, it is worth while to follow what depends on them.
 *
 * <p>How deep a class is instrumented is decided when it is loaded, before anything has run. So the class files are looked through
 * that lie in directories of the class path, as those of a project that is being built do.
 */
final class InputUses {

    private static final String API = "dev/heddle/Heddle";
    private static final String ANNOTATION = "dev/heddle/Symbolic";
    private static final String VERIFIER = "org/sosy_lab/sv_benchmarks/Verifier";
    private static final int METHOD_REFERENCE = 10;

    private InputUses() {
    }

    /**
     * True if a class in a directory of the class path of {@code loader} asks for inputs; the system property {@code heddle.inputs}, or else
     * the variable {@code HEDDLE_INPUTS} of the environment, can say so as well.
     */
    static boolean isIn(ClassLoader loader) {
        String said = System.getProperty("heddle.inputs", System.getenv("HEDDLE_INPUTS"));
        if (said != null && !said.isBlank()) {
            return Boolean.parseBoolean(said.strip());
        }
        try {
            for (URL root : Collections.list(loader.getResources(""))) {
                if (root.getProtocol().equals("file") && isIn(Path.of(root.toURI()))) {
                    return true;
                }
            }
            return false;
        } catch (IOException | URISyntaxException e) {
            throw new IllegalStateException("the class path cannot be looked through for inputs; -Dheddle.inputs says whether there are some", e);
        }
    }

    private static boolean isIn(Path directory) throws IOException {
        Path ours = directory.resolve("dev/heddle");
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(file -> file.toString().endsWith(".class") && !file.startsWith(ours)).anyMatch(InputUses::asks);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static boolean asks(Path file) {
        try {
            return asks(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** True if the class file names what inputs are asked for with. */
    static boolean asks(byte[] classFile) {
        // Names stand in class files as they are.
        String text = new String(classFile, StandardCharsets.ISO_8859_1);
        return text.contains(ANNOTATION) || text.contains(VERIFIER) || text.contains(API) && calls(new ClassReader(classFile));
    }

    private static boolean calls(ClassReader file) {
        char[] buffer = new char[file.getMaxStringLength()];
        for (int i = 1; i < file.getItemCount(); i++) {
            int item = file.getItem(i);
            if (item > 0 && file.readByte(item - 1) == METHOD_REFERENCE && file.readClass(item, buffer).equals(API)
                    && file.readUTF8(file.getItem(file.readUnsignedShort(item + 2)), buffer).startsWith("any")) {
                return true;
            }
        }
        return false;
    }
}
