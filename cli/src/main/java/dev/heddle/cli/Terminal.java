package dev.heddle.cli;

import java.io.Console;

/** Whether there is somebody to talk to. */
final class Terminal {

    private Terminal() {
    }

    /** Since JDK 22 there may be a console where there is no terminal, and a method that tells. */
    static boolean isThere() {
        Console console = System.console();
        if (console == null || Runtime.version().feature() < 22) {
            return console != null;
        }
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException e) {
            return false;
        }
    }
}
