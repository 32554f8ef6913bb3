package dev.heddle.cli;

import dev.heddle.explore.Discovery;
import picocli.CommandLine;

/** What {@code heddle --version} says. */
final class Version implements CommandLine.IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {Discovery.version(), "Java " + Runtime.version() + " (" + System.getProperty("java.vendor") + ")"};
    }
}
