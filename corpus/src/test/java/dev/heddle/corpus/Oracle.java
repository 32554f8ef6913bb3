package dev.heddle.corpus;

import dev.heddle.agent.shadow.NamedConstants;
import dev.heddle.concolic.SolverChain;
import dev.heddle.concolic.SolverOptions;
import dev.heddle.engine.Catalogue;
import dev.heddle.engine.JvmExecutor;
import dev.heddle.explore.Discovery;
import dev.heddle.explore.loop.Explorer;
import dev.heddle.explore.loop.Progress;
import dev.heddle.explore.result.Result;
import dev.heddle.model.Option;
import dev.heddle.model.OptionValues;
import dev.heddle.model.Verdict;
import dev.heddle.scheduler.Program;
import dev.heddle.scheduler.Settings;
import dev.heddle.term.Solver;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Asks for inputs of methods of which it is known whether there are any, and compares. */
final class Oracle {

    /** So many methods go into a class. */
    private static final int OF_A_CLASS = 40;
    private static final String HEADER = """
            package oracle;
            import static oracle.Given.*;
            import dev.heddle.Heddle;
            import java.lang.reflect.*;
            import java.util.*;
            import java.util.concurrent.*;
            import java.util.concurrent.atomic.*;
            import java.util.function.*;
            import java.util.stream.*;
            """;
    private static final Solver SOLVER = new SolverChain(SolverOptions.standard().withMilliseconds(2_000), NamedConstants.vocabulary());

    /** What an answer is worth. */
    enum Answer {
        FOUND("found"), VERIFIED("verified"), OPEN("open"), REFUSED("refused"), WRONGLY_VERIFIED("wrongly verified"), WRONGLY_FOUND("wrongly found");

        private final String text;

        Answer(String text) {
            this.text = text;
        }

        boolean isWrong() {
            return this == WRONGLY_VERIFIED || this == WRONGLY_FOUND;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /** What came of a shape. */
    record Outcome(Shape shape, Answer answer, Result result) {

        @Override
        public String toString() {
            String more = result.discoveries().isEmpty() ? result.notes().toString()
                    : result.discoveries().get(0).finding().message() + " " + result.discoveries().get(0).trace().inputs();
            return answer + " (" + result.verdict() + ", " + result.executions() + " executions): " + shape + "\n    " + more;
        }
    }

    private final List<Shape> shapes;
    private final Compiled compiled;
    private final int seconds;

    private Oracle(List<Shape> shapes, Compiled compiled, int seconds) {
        this.shapes = shapes;
        this.compiled = compiled;
        this.seconds = seconds;
    }

    /** All shapes of the tables whose family begins with {@code family}. */
    static List<Shape> shapes(String family) throws IOException {
        try (Stream<Path> tables = Files.list(directory())) {
            return tables.filter(table -> table.toString().endsWith(".shapes") && table.getFileName().toString().startsWith(family)).sorted()
                    .flatMap(table -> Shape.read(table).stream()).toList();
        }
    }

    private static Path directory() {
        return Path.of(System.getProperty("heddle.corpus")).resolveSibling("shapes");
    }

    /** Asks for at most {@code seconds} about each of {@code shapes}. */
    static Oracle of(List<Shape> shapes, int seconds) throws IOException {
        Path directory = Compiled.temporary();
        List<Path> sources = new ArrayList<>(List.of(directory().resolve("Given.java")));
        for (int start = 0; start < shapes.size(); start += OF_A_CLASS) {
            StringBuilder text = new StringBuilder(HEADER + "public class " + className(start) + " {\n");
            for (int i = start; i < Math.min(start + OF_A_CLASS, shapes.size()); i++) {
                text.append(shapes.get(i).source(i));
            }
            sources.add(Files.writeString(directory.resolve(className(start) + ".java"), text + "}\n"));
        }
        return new Oracle(shapes, Compiled.of(sources), seconds);
    }

    private static String className(int number) {
        return "Shapes" + number / OF_A_CLASS;
    }

    Outcome ask(int number) throws ReflectiveOperationException {
        OptionValues options = OptionValues.NONE.with(Option.SECONDS, seconds).with(Option.MINIMIZE, 0);
        Program program = compiled.program("oracle." + className(number), type -> check(type, number));
        Result result = new Explorer(new JvmExecutor(program, Settings.defaults()), new Catalogue(options, SOLVER, Option::id).exploration(), Progress.NONE).explore();
        return new Outcome(shapes.get(number), answer(shapes.get(number), result), result);
    }

    private static Answer answer(Shape shape, Result result) {
        if (result.verdict() instanceof Verdict.Found) {
            Discovery first = result.discoveries().get(0);
            return shape.hasWitness() && String.valueOf(first.finding().throwable()).contains("Reached") ? Answer.FOUND : Answer.WRONGLY_FOUND;
        } else if (result.verdict() instanceof Verdict.Verified) {
            return shape.hasWitness() ? Answer.WRONGLY_VERIFIED : Answer.VERIFIED;
        }
        return result.verdict() instanceof Verdict.BudgetSpent ? Answer.OPEN : Answer.REFUSED;
    }

    private static MethodHandle check(Class<?> type, int number) throws ReflectiveOperationException {
        return MethodHandles.publicLookup().findStatic(type, "check" + number, MethodType.methodType(void.class));
    }
}
