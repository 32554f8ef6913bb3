package dev.heddle.cli;

import picocli.CommandLine;

/** What {@code heddle --version} says. */
final class Version implements CommandLine.IVersionProvider {

    static String text() {
        return "Heddle " + number();
    }

    static String number() {
        String version = Version.class.getPackage().getImplementationVersion();
        return version == null ? "(development)" : version;
    }

    @Override
    public String[] getVersion() {
        return new String[] {text(), "Java " + Runtime.version() + " (" + System.getProperty("java.vendor") + ")"};
    }
}
