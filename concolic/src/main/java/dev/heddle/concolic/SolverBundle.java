package dev.heddle.concolic;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * The solvers' jars inside of a jar on the class path, where no class loader finds their classes.
 *
 * <p>A process needs them as files. They are unpacked once, into the user's cache; where that is not possible, into a temporary directory
 * that lives as long as this JVM.
 */
final class SolverBundle {

    private static final String FOLDER = "dev/heddle/solvers/";

    private SolverBundle() {
    }

    /** The files. */
    static List<Path> files() throws IOException, URISyntaxException {
        URL folder = SolverBundle.class.getClassLoader().getResource(FOLDER);
        if (folder == null) {
            throw new IllegalStateException("there are no solvers: dev.heddle:heddle-solvers is missing on the class path");
        }
        if (!(folder.openConnection() instanceof JarURLConnection connection)) {
            // In a build, what will be the jar may still be a directory.
            try (Stream<Path> files = Files.list(Path.of(folder.toURI()))) {
                return files.sorted().toList();
            }
        }
        connection.setUseCaches(false);
        try (JarFile bundle = connection.getJarFile()) {
            List<JarEntry> jars = bundle.stream().filter(entry -> entry.getName().startsWith(FOLDER) && entry.getName().endsWith(".jar")).toList();
            try {
                return unpack(bundle, jars, cache().resolve("solvers-" + Integer.toHexString(contents(jars))));
            } catch (IOException unwritable) {
                Path temporary = Files.createTempDirectory("heddle-solvers");
                temporary.toFile().deleteOnExit();
                List<Path> files = unpack(bundle, jars, temporary);
                files.forEach(file -> file.toFile().deleteOnExit());
                return files;
            }
        }
    }

    private static Path cache() {
        String place = System.getenv("XDG_CACHE_HOME");
        Path caches = place == null || place.isBlank() ? Path.of(System.getProperty("user.home"), ".cache") : Path.of(place);
        return caches.resolve("heddle");
    }

    /** A number that is another one if they hold something else. */
    private static int contents(List<JarEntry> jars) {
        int hash = 0;
        for (JarEntry jar : jars) {
            hash = Objects.hash(hash, jar.getName(), jar.getSize(), jar.getCrc());
        }
        return hash;
    }

    private static List<Path> unpack(JarFile bundle, List<JarEntry> jars, Path directory) throws IOException {
        Files.createDirectories(directory);
        List<Path> files = new ArrayList<>();
        for (JarEntry jar : jars) {
            Path file = directory.resolve(jar.getName().substring(FOLDER.length()));
            if (!Files.isRegularFile(file) || Files.size(file) != jar.getSize()) {
                unpack(bundle, jar, file);
            }
            files.add(file);
        }
        return files;
    }

    /** Others may be about to do the same: whoever is first, the file is there as a whole or not at all. */
    private static void unpack(JarFile bundle, JarEntry jar, Path file) throws IOException {
        Path unfinished = Files.createTempFile(file.getParent(), "unpacking", null);
        try (InputStream in = bundle.getInputStream(jar)) {
            Files.copy(in, unfinished, StandardCopyOption.REPLACE_EXISTING);
            Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }
}
