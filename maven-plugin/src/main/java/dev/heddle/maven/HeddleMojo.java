package dev.heddle.maven;

import dev.heddle.model.FormatException;
import dev.heddle.report.ReportPage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/** What all goals have in common. */
abstract class HeddleMojo extends AbstractMojo {

    /** The project that is built. */
    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    MavenProject project;

    @Parameter(defaultValue = "${plugin.artifacts}", readonly = true, required = true)
    private List<Artifact> pluginArtifacts;

    /** Lets the goal do nothing. */
    @Parameter(property = "heddle.skip", defaultValue = "false")
    private boolean skip;

    @Override
    public final void execute() throws MojoExecutionException, MojoFailureException {
        if (skip) {
            getLog().info("skipped, because of heddle.skip");
            skipped();
        } else {
            perform();
        }
    }

    abstract void perform() throws MojoExecutionException, MojoFailureException;

    /** Called instead of {@link #perform}. */
    void skipped() {
    }

    final List<Artifact> pluginArtifacts() {
        return pluginArtifacts;
    }

    /** The jar with the agent. */
    final Path agent() {
        return pluginArtifacts.stream().filter(artifact -> artifact.getGroupId().equals("dev.heddle") && artifact.getArtifactId().equals("heddle-agent"))
                .map(Artifact::getFile).map(File::toPath).findFirst()
                .orElseThrow(() -> new IllegalStateException("the plugin was resolved without heddle-agent"));
    }

    final Path baseDirectory() {
        return project.getBasedir().toPath();
    }

    /** Writes one page about all {@code results}, with commands as a user of Maven would give them. */
    final void writePage(Path results, Path page) throws MojoExecutionException {
        try {
            ReportPage.of(results, project.getName(), baseDirectory(), HeddleMojo::replay, page).write();
        } catch (IOException e) {
            throw new MojoExecutionException("cannot write " + page + ": " + e.getMessage(), e);
        } catch (FormatException e) {
            throw new MojoExecutionException(e.getMessage(), e);
        }
        getLog().info("report: " + shorten(page));
    }

    private static String replay(String witness) {
        return "mvn heddle:replay -Dheddle.witness=" + (witness.indexOf(' ') < 0 ? witness : '"' + witness + '"');
    }

    /** As somebody in the project's directory would name it. */
    final String shorten(Path path) {
        Path absolute = baseDirectory().resolve(path).normalize();
        return absolute.startsWith(baseDirectory()) ? baseDirectory().relativize(absolute).toString() : absolute.toString();
    }
}
