package dev.heddle.maven;

import java.util.Properties;
import java.util.stream.Stream;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/** Lets the JVMs of the project's tests load the agent: appends it to the property from which Surefire takes their options. */
@Mojo(name = "prepare-agent", defaultPhase = LifecyclePhase.INITIALIZE, threadSafe = true)
public final class PrepareAgentMojo extends HeddleMojo {

    /** The property that the agent is appended to. */
    @Parameter(property = "heddle.propertyName", defaultValue = "argLine")
    private String propertyName;

    @Parameter(defaultValue = "${session}", readonly = true, required = true)
    private MavenSession session;

    @Override
    void perform() {
        String path = agent().toString();
        String option = path.indexOf(' ') < 0 ? "-javaagent:" + path : "\"-javaagent:" + path + "\"";
        append(project.getProperties(), option);
        // What the command line says wins over the project, so the agent has to be there as well.
        Stream.of(session.getUserProperties(), session.getSystemProperties()).filter(properties -> properties.containsKey(propertyName))
                .forEach(properties -> append(properties, option));
        getLog().info(propertyName + " set to " + project.getProperties().getProperty(propertyName));
    }

    private void append(Properties properties, String option) {
        String before = properties.getProperty(propertyName, "").strip();
        if (!before.contains(option)) {
            properties.setProperty(propertyName, before.isEmpty() ? option : before + " " + option);
        }
    }

    /** Without the property, a configuration that says {@code @{argLine}} would hand just that to the JVM. */
    @Override
    void skipped() {
        project.getProperties().putIfAbsent(propertyName, "");
    }
}
