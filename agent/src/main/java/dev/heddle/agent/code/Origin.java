package dev.heddle.agent.code;

import java.net.URL;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.util.List;

/** Where a class comes from, which decides, before its name does, how much of it is instrumented. */
public enum Origin {

    JDK,
    /** A directory of the class path, or the program itself, which makes classes at run time. */
    PROGRAM,
    /** A jar of the class path. */
    JAR,
    /** A jar of the class path with the name of a library that tests are written with. */
    TOOL_JAR,
    /** A jar of a class path on which not only the program is, but also what runs tests. */
    SHARED_JAR;

    /** How the files of libraries that tests are written with begin. */
    private static final List<String> TOOLS = List.of("junit", "opentest4j", "assertj", "hamcrest", "java-hamcrest", "truth", "mockito", "byte-buddy", "objenesis");

    /** Where the class {@code name}, with slashes, comes from; {@code shared} if what runs tests is on the class path, too. */
    public static Origin of(String name, ClassLoader loader, ProtectionDomain domain, boolean shared) {
        if (Scope.isRegistry(name)) {
            return PROGRAM;
        }
        if (loader == null || loader == ClassLoader.getPlatformClassLoader()) {
            return JDK;
        }
        CodeSource source = domain == null ? null : domain.getCodeSource();
        return source == null || source.getLocation() == null ? PROGRAM : of(source.getLocation(), shared);
    }

    /** The same for what lies at {@code place}: a class file, or a jar or directory of class files. */
    static Origin of(URL place, boolean shared) {
        if (place.getProtocol().equals("jrt")) {
            return JDK;
        }
        String path = place.getPath();
        int inside = path.indexOf("!/");
        String file = inside < 0 ? path : path.substring(0, inside);
        if (!file.endsWith(".jar")) {
            return PROGRAM;
        }
        return shared ? SHARED_JAR : isTool(file.substring(file.lastIndexOf('/') + 1)) ? TOOL_JAR : JAR;
    }

    private static boolean isTool(String jar) {
        for (String tool : TOOLS) {
            if (jar.startsWith(tool)) {
                return true;
            }
        }
        return false;
    }
}
