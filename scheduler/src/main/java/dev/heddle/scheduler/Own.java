package dev.heddle.scheduler;

import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.util.List;

/**
 * The program's own code, as opposed to that of libraries.
 *
 * @param names packages, with those below them, or classes, that are its own; if there are none, what does not come from a jar is
 * @param jar the location of a jar that is its own, too; empty if there is none
 */
public record Own(List<String> names, String jar) {

    public Own {
        names = List.copyOf(names);
    }

    /** As the names say, or else what comes from directories. */
    public static Own of(List<String> names) {
        return new Own(names, "");
    }

    /** The same, and what comes from the jar of {@code type}, if it is in one. */
    public Own beside(Class<?> type) {
        return new Own(names, jarOf(type.getProtectionDomain()));
    }

    /** True for the class of this name, which comes from {@code from}, as {@link #jarOf} has it. */
    public boolean covers(String className, String from) {
        if (names.isEmpty()) {
            return from.isEmpty() || from.equals(jar);
        }
        for (String name : names) {
            if (className.startsWith(name) && (className.length() == name.length() || ".$".indexOf(className.charAt(name.length())) >= 0)) {
                return true;
            }
        }
        return false;
    }

    /** The location of the jar that a class comes from; empty if it comes from a directory, or nobody knows where from. */
    public static String jarOf(ProtectionDomain domain) {
        CodeSource source = domain == null ? null : domain.getCodeSource();
        if (source == null || source.getLocation() == null) {
            return "";
        }
        String path = source.getLocation().getPath();
        int inside = path.indexOf("!/");
        String file = inside < 0 ? path : path.substring(0, inside);
        return file.endsWith(".jar") ? file.substring(file.startsWith("file:") ? "file:".length() : 0) : "";
    }
}
