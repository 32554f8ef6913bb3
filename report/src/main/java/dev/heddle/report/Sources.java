package dev.heddle.report;

import dev.heddle.model.CodePoint;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where the source files of a program are, as far as that can be told from the names of its classes.
 *
 * <p>Files are named relative to the top directory of the checkout, which is the nearest one with {@code .git} in it, or
 * else the current directory. That is what services expect to which a report is uploaded.
 */
public final class Sources {

    private static final List<String> USUAL = List.of("src/main/java", "src/test/java", "src/main/kotlin", "src/test/kotlin", "src");

    private final Path top;
    private final Optional<Path> program;
    private final List<Path> roots;
    private final Map<String, Optional<Path>> known = new HashMap<>();

    Sources(Path top, Optional<Path> program, List<Path> roots) {
        this.top = top;
        this.program = program;
        this.roots = roots;
    }

    /** Those of a program that says nothing about them. */
    static Sources unknown() {
        return new Sources(Path.of("").toAbsolutePath(), Optional.empty(), List.of());
    }

    /**
     * Looks in the directories that {@code roots} names; if it names none, in the current directory and those that are usually
     * beside the entries of {@code classPath}. {@code program} is the source file that was run, if one was.
     */
    public static Sources of(Optional<Path> program, List<Path> roots, List<Path> classPath) {
        Path here = Path.of("").toAbsolutePath();
        Path top = here;
        for (Path each = here; each != null; each = each.getParent()) {
            if (Files.exists(each.resolve(".git"))) {
                top = each;
                break;
            }
        }
        List<Path> all = new ArrayList<>(roots);
        if (roots.isEmpty()) {
            usual(here, all);
            for (Path entry : classPath) {
                for (Path each = entry.toAbsolutePath().normalize(); each != null && each.startsWith(top) && !each.equals(top); each = each.getParent()) {
                    usual(each.getParent(), all);
                }
            }
            all.add(here);
        }
        return new Sources(top, program, all.stream().map(root -> root.toAbsolutePath().normalize()).distinct().toList());
    }

    private static void usual(Path directory, List<Path> roots) {
        USUAL.stream().map(directory::resolve).filter(Files::isDirectory).forEach(roots::add);
    }

    /** To what the addresses of known files are relative. */
    URI top() {
        String uri = top.toUri().toString();
        return URI.create(uri.endsWith("/") ? uri : uri + "/");
    }

    /** The source file of a place in the code, relative to the top directory if it is below that; nothing if it is not known. */
    Optional<URI> find(CodePoint point) {
        return known.computeIfAbsent(byPackage(point), path -> search(point, path)).map(file -> {
            Path absolute = file.toAbsolutePath().normalize();
            return absolute.startsWith(top) ? top().relativize(absolute.toUri()) : absolute.toUri();
        });
    }

    private Optional<Path> search(CodePoint point, String path) {
        if (program.isPresent() && program.get().getFileName().toString().equals(point.file())) {
            return program;
        }
        return roots.stream().map(root -> root.resolve(path)).filter(Files::isRegularFile).findFirst();
    }

    /** What the file is called below the directory of its sources: {@code com/acme/Account.java}. */
    static String byPackage(CodePoint point) {
        int dot = point.className().lastIndexOf('.');
        return (dot < 0 ? "" : point.className().substring(0, dot + 1).replace('.', '/')) + point.file();
    }
}
