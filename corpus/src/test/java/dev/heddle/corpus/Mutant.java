package dev.heddle.corpus;

import dev.heddle.explore.inputs.Flipping;
import dev.heddle.explore.search.Search;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * The reduction with a mistake in it: its sources with one piece of text replaced.
 *
 * @param name what is wrong
 * @param file the class that is changed
 * @param right text that occurs in it once
 * @param wrong what stands there instead
 * @param letters operations with which it matters
 */
record Mutant(String name, String file, String right, String wrong, String letters) {

    private static final String PACKAGE = "dev.heddle.dpor.";

    /** The broken search. */
    Search search() throws IOException, ReflectiveOperationException {
        Path sources = Path.of(System.getProperty("heddle.sources"), "dpor", "src", "main", "java", "dev", "heddle", "dpor");
        Path work = Files.createTempDirectory("heddle-mutant");
        List<Path> changed = new ArrayList<>();
        try (Stream<Path> files = Files.list(sources)) {
            for (Path source : files.toList()) {
                String text = Files.readString(source);
                if (source.endsWith(file + ".java")) {
                    text = change(text);
                }
                changed.add(Files.writeString(work.resolve(source.getFileName()), text));
            }
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter errors = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            if (!compiler.getTask(errors, files, null, List.of("-proc:none", "-nowarn", "-d", work.toString(), "-cp", System.getProperty("java.class.path")),
                    null, files.getJavaFileObjectsFromPaths(changed)).call()) {
                throw new IOException("the mutant does not compile:\n" + errors);
            }
        }
        ClassLoader loader = new URLClassLoader(new URL[] {work.toUri().toURL()}, Mutant.class.getClassLoader()) {
            @Override
            protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
                if (!name.startsWith(PACKAGE)) {
                    return super.loadClass(name, resolve);
                }
                synchronized (getClassLoadingLock(name)) {
                    Class<?> loaded = findLoadedClass(name);
                    return loaded == null ? findClass(name) : loaded;
                }
            }
        };
        return (Search) loader.loadClass(PACKAGE + "Dpor").getMethod("optimal", Flipping.class).invoke(null, Flipping.by(new Enumeration()));
    }

    private String change(String text) {
        int at = text.indexOf(right);
        if (at < 0 || text.indexOf(right, at + 1) >= 0) {
            throw new IllegalStateException("there should be '" + right + "' in " + file + " exactly once: adapt the mutant '" + name + "'");
        }
        return text.substring(0, at) + wrong + text.substring(at + right.length());
    }

    @Override
    public String toString() {
        return name;
    }
}
