package dev.heddle.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures whether the command line keeps to {@code --time}: the processor time of the slowest programs of the corpus. */
@Command(name = "clock", mixinStandardHelpOptions = true, sortOptions = false,
        description = "Runs the slowest programs of the corpus with --time, and prints how much processor time each took.")
final class Clock implements Callable<Integer> {

    private static final Path HOME = Path.of(System.getProperty("heddle.home", "."));
    private static final Path LIST = HOME.resolve("bench/slowest.txt");
    private static final Pattern JDK = Pattern.compile("(?m)^//! (jdk|preview) (\\d+)");
    private static final Pattern TIMES = Pattern.compile("(\\d+\\.\\d+) (\\d+\\.\\d+) (\\d+\\.\\d+)\\s*$");
    /** What heddle says when a file is no program by itself. */
    private static final int USAGE = 2;

    @Option(names = "--time", paramLabel = "SECONDS", defaultValue = "5", description = "How long each may be searched. Default: ${DEFAULT-VALUE}.")
    private int seconds;

    @Option(names = "--measure", description = "Find out which programs are the slowest, and write them to bench/slowest.txt.")
    private boolean measure;

    @Option(names = "--number", paramLabel = "N", defaultValue = "50", description = "How many are the slowest. Default: ${DEFAULT-VALUE}.")
    private int number;

    @Parameters(paramLabel = "PROGRAM", description = "Programs of the corpus, as in wrong/EndlessServer.java. Default: those in bench/slowest.txt; with --measure, all.")
    private List<String> programs = new ArrayList<>();

    /** What came of one run; times in seconds. */
    private record Run(String program, double processor, double elapsed, int exit, String verdict) {
    }

    @Override
    public Integer call() throws IOException {
        List<String> all = !programs.isEmpty() ? programs : measure ? corpus() : Files.readAllLines(LIST);
        Path out = Files.createTempDirectory("heddle-clock");
        List<Run> runs = new ArrayList<>();
        System.out.printf("| program | processor, s | elapsed, s | exit | |%n|---|--:|--:|--:|---|%n");
        for (String program : all) {
            if (!isForThisJdk(program)) {
                continue;
            }
            Run run = run(program, out);
            if (run.exit != USAGE) {
                System.out.printf(Locale.ROOT, "| %s | %.1f | %.1f | %d | %s |%n", run.program, run.processor, run.elapsed, run.exit, run.verdict);
                runs.add(run);
            }
        }
        runs.sort(Comparator.comparingDouble(Run::processor).reversed());
        double most = runs.isEmpty() ? 0 : runs.get(0).processor;
        System.out.printf(Locale.ROOT, "%n%d programs, %d of them within %d s of processor time; at most %.1f s%n", runs.size(),
                runs.stream().filter(run -> run.processor <= seconds + 1).count(), seconds + 1, most);
        if (measure) {
            Files.write(LIST, runs.stream().limit(number).map(Run::program).toList());
        }
        return 0;
    }

    private static List<String> corpus() throws IOException {
        List<String> all = new ArrayList<>();
        for (String folder : List.of("correct", "wrong")) {
            try (Stream<Path> files = Files.list(HOME.resolve("corpus/programs").resolve(folder))) {
                files.map(file -> folder + "/" + file.getFileName()).sorted().forEach(all::add);
            }
        }
        return all;
    }

    private static Path file(String program) {
        return HOME.resolve("corpus/programs").resolve(program);
    }

    private static boolean isForThisJdk(String program) {
        try {
            Matcher needed = JDK.matcher(Files.readString(file(program)));
            return !needed.find() || needed.group(1).equals("jdk") && Integer.parseInt(needed.group(2)) <= Runtime.version().feature();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The shell knows the processor time of what it has run, that of a solver's process included. */
    private Run run(String program, Path out) throws IOException {
        Process process = new ProcessBuilder("bash", "-c", "TIMEFORMAT='%U %S %R'; time \"$@\"", "clock", HOME.resolve("heddle").toString(), "check", "--time",
                Integer.toString(seconds), "--out", out.toString(), file(program).toString()).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        Matcher times = TIMES.matcher(text);
        if (!times.find()) {
            throw new IOException("no times in: " + text);
        }
        try {
            return new Run(program, Double.parseDouble(times.group(1)) + Double.parseDouble(times.group(2)), Double.parseDouble(times.group(3)), process.waitFor(), verdict(text));
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
    }

    private static String verdict(String text) {
        return text.lines().filter(line -> line.startsWith("found: ") || line.startsWith("verified: ") || line.startsWith("no failure ") || line.startsWith("unsupported: "))
                .findFirst().orElse("");
    }
}
