package dev.heddle.cli;

import dev.heddle.Heddle;
import dev.heddle.agent.Agent;
import dev.heddle.agent.Depth;
import dev.heddle.cache.Cache;
import dev.heddle.cache.Scratch;
import dev.heddle.report.Sources;
import dev.heddle.report.WholeFile;
import dev.heddle.scheduler.Program;
import dev.heddle.scheduler.Settings;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipFile;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * The program that the user names: a source file, which is compiled, or a class on a class path.
 *
 * @param name as the user gave it
 * @param mainClass binary name of the class in which it begins
 */
record Target(String name, String mainClass, List<Path> classPath) {

    private static final String PREVIEW = "--enable-preview";
    private static final String ENABLE_PREVIEW = "set the environment variable HEDDLE_JAVA_OPTIONS=" + PREVIEW;

    static Target of(String name, String classPath) {
        List<Path> entries = new ArrayList<>();
        for (String entry : classPath.isEmpty() ? new String[0] : classPath.split(File.pathSeparator)) {
            if (entry.endsWith("*")) {
                entries.addAll(jarsIn(Path.of(entry.substring(0, entry.length() - 1))));
            } else {
                Path path = Path.of(entry);
                if (!Files.exists(path)) {
                    throw new UsageException("there is no " + entry + ", which the class path names");
                }
                if (!Files.isRegularFile(path) && !Files.isDirectory(path)) {
                    // Who opens a pipe waits until somebody writes to it.
                    throw new UsageException(entry + ", which the class path names, is neither a file nor a directory");
                }
                entries.add(path);
            }
        }
        if (name.endsWith(".java")) {
            return compile(name, entries);
        }
        if (entries.isEmpty()) {
            entries.add(Path.of("."));
        }
        return new Target(name, name.replace('/', '.'), entries);
    }

    /** The same program with its beginning in another class. */
    Target withMainClass(String type) {
        return new Target(name, type, classPath);
    }

    /** How a witness names the program. */
    String kind() {
        return (name.endsWith(".java") ? "source " : "class ") + name;
    }

    /** The name of the main class without its package. */
    String simpleName() {
        return mainClass.substring(mainClass.lastIndexOf('.') + 1);
    }

    /** Where the program's sources are; {@code roots} may be empty. */
    Sources sources(List<Path> roots) {
        return Sources.of(name.endsWith(".java") ? Optional.of(Path.of(name)) : Optional.empty(), roots, classPath);
    }

    private static List<Path> jarsIn(Path directory) {
        try (var files = Files.list(directory)) {
            return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
        } catch (IOException e) {
            throw new UsageException("cannot read the directory " + directory + ", which the class path names");
        }
    }

    private static Target compile(String name, List<Path> classPath) {
        Path source = Path.of(name);
        if (!Files.isReadable(source)) {
            throw new UsageException(Files.exists(source) ? "cannot read " + name : "there is no file " + name);
        }
        if (Files.isDirectory(source)) {
            throw new UsageException(name + " is a directory; name a source file in it");
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new UsageException("this Java has no compiler; use a JDK, or compile " + name + " yourself and name the class");
        }
        try {
            Path classes = Files.createDirectory(new Scratch(Cache.ofUser()).directory().resolve("classes"));
            StringWriter messages = new StringWriter();
            List<Path> path = new ArrayList<>(classPath);
            path.add(apiJar());
            try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
                List<String> options = new ArrayList<>(List.of("-g", "-proc:none", "-d", classes.toString(),
                        "-cp", String.join(File.pathSeparator, path.stream().map(Path::toString).toList())));
                if (ManagementFactory.getRuntimeMXBean().getInputArguments().contains(PREVIEW)) {
                    options.addAll(List.of(PREVIEW, "--release", String.valueOf(Runtime.version().feature())));
                }
                if (!compiler.getTask(messages, files, null, options, null, files.getJavaFileObjects(source)).call()) {
                    throw new UsageException(name + " does not compile" + (asksForPreview(messages.toString()) ? "; " + ENABLE_PREVIEW : "")
                            + ":\n" + messages);
                }
            }
            List<Path> all = new ArrayList<>(List.of(classes));
            all.addAll(classPath);
            return new Target(name, mainClassIn(classes, name), all);
        } catch (IOException e) {
            throw new UsageException("cannot compile " + name + ": " + e.getMessage());
        }
    }

    /** Compiler and JVM name the option in every language. */
    private static boolean asksForPreview(String message) {
        return message.contains(PREVIEW);
    }

    /** The class that {@code java NAME} would run: the one named like the file, or else the only one with a main method. */
    private static String mainClassIn(Path classes, String name) throws IOException {
        String simple = Path.of(name).getFileName().toString().replace(".java", "");
        List<String> candidates = new ArrayList<>();
        try (var files = Files.walk(classes)) {
            files.filter(file -> file.toString().endsWith(".class")).map(file -> classes.relativize(file).toString())
                    .map(file -> file.substring(0, file.length() - 6).replace(File.separatorChar, '.')).sorted()
                    .forEach(candidates::add);
        }
        List<String> named = candidates.stream().filter(each -> each.equals(simple) || each.endsWith("." + simple)).toList();
        if (!named.isEmpty()) {
            return named.get(0);
        }
        List<String> outer = candidates.stream().filter(each -> each.indexOf('$') < 0).toList();
        if (outer.isEmpty()) {
            throw new UsageException(name + " declares no class");
        }
        return outer.get(0);
    }

    private static Path apiJar() {
        try {
            return Path.of(Heddle.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Loads the program under instrumentation, to be run from {@code entry} on. */
    Program load(Entry entry, Settings settings) {
        return load(entry, settings, Depth.SCHEDULE);
    }

    private Program load(Entry entry, Settings settings, Depth depth) {
        Agent.install();
        List<URL> urls = new ArrayList<>();
        try {
            for (Path place : classPath) {
                urls.add(place.toUri().toURL());
            }
            urls.add(apiJar().toUri().toURL());
        } catch (MalformedURLException e) {
            throw new UsageException("the class path cannot be used: " + e.getMessage());
        }
        ClassLoader loader = new URLClassLoader(urls.toArray(new URL[0]), ClassLoader.getPlatformClassLoader());
        if (depth != Depth.SCHEDULE) {
            Agent.follow(loader, depth);
        }
        Class<?> type = load(loader);
        Entry.Call call = entryIn(type, entry);
        return new Program() {
            @Override
            public void run() throws Throwable {
                call.run();
            }

            @Override
            public Program followingInputs() {
                return followsInputs() ? this : load(entry, settings, settings.overflow() ? Depth.OVERFLOW : Depth.INPUTS);
            }

            @Override
            public boolean followsInputs() {
                return depth != Depth.SCHEDULE;
            }

            @Override
            public ClassLoader loader() {
                return loader;
            }
        };
    }

    private Entry.Call entryIn(Class<?> type, Entry entry) {
        try {
            Entry.Call call = entry.in(type);
            Agent.requireInstrumented(type);
            return call;
        } catch (NoClassDefFoundError e) {
            throw new UsageException("the class " + mainClass + " needs a class that is not on the class path " + classPath + ": " + e.getMessage());
        } catch (LinkageError e) {
            if (Agent.isToBlameFor(e)) {
                throw e;
            }
            throw new UsageException("the class " + mainClass + " is not valid: " + e);
        }
    }

    /** Which parts of the class path nobody can look into: the JVM goes on without them, and without a word. */
    private String unreadable() {
        StringBuilder all = new StringBuilder();
        for (Path place : classPath) {
            String problem = "permission denied";
            if (Files.isDirectory(place)) {
                if (Files.isReadable(place) && Files.isExecutable(place)) {
                    continue;
                }
            } else {
                try (ZipFile jar = new ZipFile(place.toFile())) {
                    continue;
                } catch (IOException e) {
                    problem = WholeFile.reason(e);
                }
            }
            all.append("; ").append(place).append(" cannot be read: ").append(problem);
        }
        return all.toString();
    }

    /** The class in which the program begins, as {@code loader} has it. */
    Class<?> load(ClassLoader loader) {
        try {
            Class<?> type = Class.forName(mainClass, false, loader);
            if (type.getClassLoader() != loader) {
                throw new UsageException("the class " + mainClass + " is a part of Java and no program");
            }
            return type;
        } catch (ClassNotFoundException e) {
            throw new UsageException("there is no class " + mainClass + " on the class path " + classPath + unreadable());
        } catch (UnsupportedClassVersionError e) {
            if (asksForPreview(e.getMessage())) {
                throw new UsageException("the class " + mainClass + " uses preview features of Java; " + ENABLE_PREVIEW);
            }
            throw new UsageException("the class " + mainClass + " was compiled for a newer Java than this one, "
                    + Runtime.version().feature() + " (" + e.getMessage() + ")");
        } catch (NoClassDefFoundError e) {
            throw new UsageException("the class " + mainClass + " cannot be loaded: " + e.getMessage()
                    + (mainClass.contains(".") ? "" : "; is it in a package?"));
        } catch (LinkageError e) {
            throw new UsageException("the class " + mainClass + " cannot be loaded: " + e);
        }
    }
}
