package dev.heddle.maven;

import java.io.File;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/** Writes one page about all results in a directory: findings with their tables and witnesses, and what was verified. */
@Mojo(name = "report", threadSafe = true)
public final class ReportMojo extends HeddleMojo {

    /** Where the results are. Directories in it are searched as well. */
    @Parameter(property = "heddle.outputDirectory", defaultValue = "${project.build.directory}/heddle")
    private File outputDirectory;

    /** The page. */
    @Parameter(property = "heddle.reportFile", defaultValue = "${project.build.directory}/heddle/index.html")
    private File reportFile;

    @Override
    void perform() throws MojoExecutionException {
        if (!outputDirectory.isDirectory()) {
            getLog().info("there are no results in " + shorten(outputDirectory.toPath()));
            return;
        }
        writePage(outputDirectory.toPath(), reportFile.toPath());
    }
}
