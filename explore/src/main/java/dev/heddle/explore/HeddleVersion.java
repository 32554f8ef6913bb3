package dev.heddle.explore;

/** The version of Heddle, as its jar states it. */
public final class HeddleVersion {

    private HeddleVersion() {
    }

    public static String number() {
        String version = HeddleVersion.class.getPackage().getImplementationVersion();
        return version == null ? "(development)" : version;
    }
}
