package dev.heddle.tests;

import dev.heddle.cli.Main;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import picocli.CommandLine;

/**
 * A process in which one command is run after the other, as {@code ./heddle} runs each in a process of its own: for tests of what is said, and not of how a JVM begins or ends. Most of
 * what a command takes is the start of its JVM.
 */
final class Session implements AutoCloseable {

    private final Process process;
    private final DataOutputStream commands;
    private final DataInputStream answers;

    /** Commands are run in {@code directory}. */
    Session(Path directory) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(Distribution.ROOT.resolve("tests/with-cli").toString(), "-XX:TieredStopAtLevel=1", "-Dheddle.strict=true", Session.class.getName())
                .directory(directory.toFile()).redirectError(ProcessBuilder.Redirect.to(new File("/dev/null")));
        builder.environment().keySet().removeAll(Run.FOREIGN_OPTIONS);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        process = builder.start();
        commands = new DataOutputStream(new BufferedOutputStream(process.getOutputStream()));
        answers = new DataInputStream(process.getInputStream());
    }

    /** Runs a command with these arguments, as {@link Distribution#heddle} does. */
    Run heddle(String... arguments) {
        try {
            commands.writeInt(arguments.length);
            for (String argument : arguments) {
                commands.writeUTF(argument);
            }
            commands.flush();
            return new Run(answers.readInt(), text(answers), text(answers));
        } catch (IOException e) {
            throw new UncheckedIOException("the process of " + String.join(" ", arguments) + " has ended", e);
        }
    }

    private static String text(DataInputStream from) throws IOException {
        return new String(from.readNBytes(from.readInt()), StandardCharsets.UTF_8);
    }

    private static void answer(StringWriter text, DataOutputStream to) throws IOException {
        byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
        to.writeInt(bytes.length);
        to.write(bytes);
    }

    @Override
    public void close() throws IOException {
        process.destroy();
        commands.close();
    }

    /** The process: takes arguments from its standard input until it is ended. */
    public static void main(String[] args) throws IOException {
        DataInputStream commands = new DataInputStream(System.in);
        DataOutputStream answers = new DataOutputStream(new BufferedOutputStream(System.out));
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        while (true) {
            String[] arguments = new String[commands.readInt()];
            for (int i = 0; i < arguments.length; i++) {
                arguments[i] = commands.readUTF();
            }
            StringWriter out = new StringWriter();
            StringWriter err = new StringWriter();
            CommandLine line = Main.commandLine();
            line.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
            answers.writeInt(line.execute(arguments));
            answer(out, answers);
            answer(err, answers);
            answers.flush();
        }
    }
}
