package dev.heddle.junit;

import dev.heddle.embed.Attachment;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/** Puts the JVM under control before JUnit looks for tests, so that their classes are instrumented when they are loaded. */
public final class SessionListener implements LauncherSessionListener {

    @Override
    public void launcherSessionOpened(LauncherSession session) {
        Attachment.begin();
    }
}
