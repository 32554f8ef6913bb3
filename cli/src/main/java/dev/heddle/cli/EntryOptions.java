package dev.heddle.cli;

import java.util.List;
import java.util.Stack;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The options that say where a program begins, and which of what it is given are inputs. */
final class EntryOptions {

    @Option(names = "--symbolic", paramLabel = "METHOD",
            description = {"Begin in this method instead of main, with inputs for its parameters: com.acme.Foo#bar, or "
                    + "com.acme.Foo#bar(int,String) if there are several. PROGRAM can then be left out."})
    private String method;

    @Option(names = "--symbolic-args", paramLabel = "N", arity = "0..1", parameterConsumer = Count.class,
            description = "Let the arguments of main be inputs, up to so many (1 to 16). N if not given: 2.")
    private Integer symbolicArguments;

    /** Takes what follows an option only if it is a number, so that a program can follow as well. */
    static final class Count implements CommandLine.IParameterConsumer {

        private static final int USUAL = 2;

        @Override
        public void consumeParameters(Stack<String> rest, ArgSpec option, CommandSpec command) {
            boolean given = !rest.isEmpty() && rest.peek().matches("-?\\d{1,9}");
            option.setValue(given ? Integer.valueOf(rest.pop()) : Integer.valueOf(USUAL));
        }
    }

    /** The program, with its beginning in the class that is named for that, if one is. */
    Target target(String program, String classPath) {
        String type = method == null ? "" : Entry.Named.parse(method).type();
        if (type.isEmpty()) {
            if (program == null) {
                throw new UsageException(method == null
                        ? "there is no PROGRAM to check; name a source file or a class, or a method with --symbolic"
                        : "'" + method + "' does not say in which class the method is; write com.acme.Foo#bar, or name a PROGRAM");
            }
            return Target.of(program, classPath);
        }
        if (program != null && !program.endsWith(".java") && !program.replace('/', '.').equals(type)) {
            throw new UsageException("PROGRAM is " + program + ", but --symbolic names a method of " + type);
        }
        return Target.of(program == null ? type : program, classPath).withMainClass(type);
    }

    /** Where {@code target} begins. */
    Entry entry(Target target, List<String> arguments) {
        if (method != null && symbolicArguments != null) {
            throw new UsageException("--symbolic and --symbolic-args contradict each other");
        }
        if (method != null) {
            if (!arguments.isEmpty()) {
                throw new UsageException("arguments are for a main method; the parameters of the method that --symbolic names are inputs");
            }
            return Entry.Named.parse(method).of(target.mainClass());
        }
        if (symbolicArguments == null) {
            return new Entry.Main(arguments);
        }
        if (!arguments.isEmpty()) {
            throw new UsageException("with --symbolic-args the program's arguments are inputs; leave out those on the command line");
        }
        return new Entry.MainWithInputs(symbolicArguments);
    }
}
