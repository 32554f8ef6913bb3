package dev.heddle.maven;

import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;

/** A program that {@code check} runs, as the POM has it. */
public final class Program {

    private String mainClass;
    private String id;
    private List<String> arguments = List.of();
    private List<String> options = List.of();

    /** Where there is nothing but a name, it is that of the class. */
    public void set(String name) {
        mainClass = name.strip();
    }

    /** The class with the main method. */
    public void setMainClass(String mainClass) {
        this.mainClass = mainClass;
    }

    /** What the program is called in reports, and the directory of its results. */
    public void setId(String id) {
        this.id = id;
    }

    /** Arguments of the program. */
    public void setArguments(List<String> arguments) {
        this.arguments = arguments;
    }

    /** Further options of {@code heddle check}, for this program alone. */
    public void setOptions(List<String> options) {
        this.options = options;
    }

    String mainClass() throws MojoExecutionException {
        if (mainClass == null || mainClass.isEmpty()) {
            throw new MojoExecutionException("a program in <programs> has no <mainClass>");
        }
        return mainClass;
    }

    String id() throws MojoExecutionException {
        String name = id == null ? mainClass() : id;
        if (!name.matches("[\\w.$-]*\\w[\\w.$-]*")) {
            throw new MojoExecutionException("'" + name + "' cannot be the name of a directory; give the program another <id>");
        }
        return name;
    }

    List<String> arguments() {
        return arguments;
    }

    List<String> options() {
        return options;
    }
}
