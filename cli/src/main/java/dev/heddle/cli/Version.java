package dev.heddle.cli;

import dev.heddle.explore.HeddleVersion;
import picocli.CommandLine;

/** What {@code heddle --version} says. */
final class Version implements CommandLine.IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {"Heddle " + HeddleVersion.number(), "Java " + Runtime.version() + " (" + System.getProperty("java.vendor") + ")"};
    }
}
