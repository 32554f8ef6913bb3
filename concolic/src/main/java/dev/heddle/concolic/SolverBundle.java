package dev.heddle.concolic;

import dev.heddle.cache.Cache;
import dev.heddle.cache.Content;
import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * The solvers' jars inside of a jar on the class path, where no class loader finds their classes.
 *
 * <p>A process needs them as files. They are unpacked once, into the user's {@link Cache}.
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
            List<Path> files = new ArrayList<>();
            for (JarEntry jar : jars) {
                files.add(Cache.ofUser().file(jar.getName().substring(FOLDER.length()), Content.of(jar.getSize(), jar.getCrc(), () -> bundle.getInputStream(jar))));
            }
            return files;
        }
    }
}
