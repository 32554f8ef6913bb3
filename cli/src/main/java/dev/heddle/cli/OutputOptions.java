package dev.heddle.cli;

import dev.heddle.explore.Mishap;
import dev.heddle.model.Legible;
import dev.heddle.report.ConsoleReport;
import dev.heddle.report.Format;
import dev.heddle.report.ReportContext;
import dev.heddle.report.WholeFile;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The options that say how the result is written, and where to. */
final class OutputOptions {

    @Option(names = "--format", order = SearchOptions.LAST + 5, paramLabel = "FORMAT[=FILE]", split = ",", defaultValue = "text",
            description = "How to write the result: text, json or sarif; several are separated by commas. Without a file, the first "
                    + "goes to standard output, and others to files beside the witnesses. Default: ${DEFAULT-VALUE}.")
    private List<String> formats = new ArrayList<>();

    @Option(names = "--sources", order = SearchOptions.LAST + 6, paramLabel = "PATH", defaultValue = "",
            description = "For sarif: the directories of the program's sources. Default: src/main/java and the like, beside the classes.")
    private String sources;

    @Option(names = "--full", order = SearchOptions.LAST + 7, description = "Leave nothing out of the tables.")
    private boolean full;

    boolean full() {
        return full;
    }

    /** The directories that {@code --sources} names. */
    List<Path> sources() {
        List<Path> roots = Stream.of(sources.split(File.pathSeparator)).filter(entry -> !entry.isEmpty()).map(Path::of).toList();
        roots.stream().filter(root -> !Files.isDirectory(root)).findFirst().ifPresent(root -> {
            throw new UsageException("there is no directory " + root + ", which --sources names");
        });
        return roots;
    }

    /** Decides which format goes where; a file without a name is called {@code name}, with an ending, and put into {@code directory}. */
    Outputs outputs(Path directory, String name) {
        Map<Format, Optional<Path>> places = new LinkedHashMap<>();
        Set<Path> files = new HashSet<>();
        boolean printed = false;
        for (String each : formats) {
            int equals = each.indexOf('=');
            Format format = format(equals < 0 ? each : each.substring(0, equals));
            Optional<Path> file = equals >= 0 ? Optional.of(Path.of(each.substring(equals + 1)))
                    : printed ? Optional.of(directory.resolve(name + "." + format.extension())) : Optional.empty();
            printed |= file.isEmpty();
            file.ifPresent(path -> requireWritable(path, files));
            if (places.put(format, file) != null) {
                throw new UsageException("--format names " + format.id() + " twice");
            }
        }
        return new Outputs(places);
    }

    private static Format format(String name) {
        return Stream.of(Format.values()).filter(each -> each.id().equalsIgnoreCase(name)).findFirst()
                .orElseThrow(() -> new UsageException("'--format' does not know '" + name + "'; there are " + known()));
    }

    private static String known() {
        List<String> names = Stream.of(Format.values()).map(Format::id).toList();
        return String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.get(names.size() - 1);
    }

    /** It is better to complain before the search than after it. */
    private static void requireWritable(Path file, Set<Path> others) {
        if (file.toString().isEmpty()) {
            throw new UsageException("--format lacks the name of a file behind '='");
        }
        if (!others.add(file.toAbsolutePath().normalize())) {
            throw new UsageException("--format names the file " + file + " twice");
        }
        if (Files.isDirectory(file) || Files.exists(file) && !Files.isWritable(file) || !Files.exists(file) && !canBeMade(file)) {
            throw new UsageException("cannot write " + file);
        }
    }

    /** Directories that do not exist are made. */
    private static boolean canBeMade(Path file) {
        Path directory = file.toAbsolutePath().getParent();
        while (directory != null && !Files.exists(directory)) {
            directory = directory.getParent();
        }
        return directory != null && Files.isDirectory(directory) && Files.isWritable(directory);
    }

    /**
     * Where each format goes.
     *
     * @param places the file, or nothing for standard output
     */
    record Outputs(Map<Format, Optional<Path>> places) {

        /** True if nothing but text for people goes to standard output. */
        boolean isForPeople() {
            return places.entrySet().stream().allMatch(place -> place.getKey() == Format.TEXT || place.getValue().isPresent());
        }

        /** Writes a report in each format, what goes to standard output last. Returns false if a file could not be written. */
        boolean write(ReportContext context, PrintWriter out, PrintWriter err) {
            boolean written = true;
            for (Map.Entry<Format, Optional<Path>> place : places.entrySet()) {
                written &= place.getValue().isEmpty() || write(place.getValue().get(), text(place.getKey(), false, context, err), err);
            }
            if (!written && places.get(Format.TEXT) == null) {
                err.println(new ConsoleReport(context).summary());
            }
            err.flush();
            places.forEach((format, file) -> {
                if (file.isEmpty()) {
                    out.print(text(format, true, context, err));
                    out.flush();
                }
            });
            return written;
        }

        private static String text(Format format, boolean printed, ReportContext context, PrintWriter err) {
            try {
                return format.print(context);
            } catch (OutOfMemoryError full) {
                err.println("heddle: there is no " + format.id() + " report: " + ConsoleReport.OUT_OF_MEMORY);
                err.flush();
                return printed || format == Format.TEXT ? new ConsoleReport(context).summary() + "\n" : "";
            } catch (RuntimeException | StackOverflowError mistake) {
                // What was found must not be lost with a report about it.
                err.println("heddle: a mistake in Heddle, please report it: " + Legible.text(Mishap.of("writing a report", "", mistake).thrown()));
                err.flush();
                return printed || format == Format.TEXT ? new ConsoleReport(context).summary() + "\n" : "";
            }
        }

        private static boolean write(Path file, String text, PrintWriter err) {
            try {
                WholeFile.write(file, text);
                err.println("heddle: wrote " + Legible.line(file.toString()));
                return true;
            } catch (IOException e) {
                err.println("heddle: cannot write " + Legible.line(file + ": " + WholeFile.reason(e)));
                return false;
            }
        }
    }
}
