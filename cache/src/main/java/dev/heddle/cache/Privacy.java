package dev.heddle.cache;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.Optional;
import java.util.Set;

/** Whether files are the user's alone. Where files have neither owners nor permissions of the usual kind, nothing is known, and nothing objected to. */
final class Privacy {

    private static final int OTHERS_WRITE = 02;
    private static final int STICKY = 01000;

    private Privacy() {
    }

    /** What a directory is made with that nobody else may look into. */
    static FileAttribute<?>[] ofDirectory(Path near) {
        return attributes(near, "rwx------");
    }

    /** What a file is made with that nobody else may read or write. */
    static FileAttribute<?>[] ofFile(Path near) {
        return attributes(near, "rw-------");
    }

    private static FileAttribute<?>[] attributes(Path near, String permissions) {
        boolean posix = near.getFileSystem().supportedFileAttributeViews().contains("posix");
        return posix ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))} : new FileAttribute<?>[0];
    }

    /** What stands against trusting {@code directory}, which exists: that somebody else owns it or may write to it, or may put another into its place. */
    static Optional<String> objection(Path directory) throws IOException {
        Path real = directory.toRealPath();
        if (!Files.isDirectory(real)) {
            return Optional.of("it is no directory");
        }
        if (!real.getFileSystem().supportedFileAttributeViews().contains("unix")) {
            return Optional.empty();
        }
        if (!isMine(real)) {
            return Optional.of("it belongs to " + Files.getOwner(real).getName());
        }
        Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(real);
        if (permissions.contains(PosixFilePermission.GROUP_WRITE) || permissions.contains(PosixFilePermission.OTHERS_WRITE)) {
            return Optional.of("others may write to it");
        }
        for (Path above = real.getParent(); above != null; above = above.getParent()) {
            int mode = (Integer) Files.getAttribute(above, "unix:mode");
            if ((mode & OTHERS_WRITE) != 0 && (mode & STICKY) == 0) {
                return Optional.of("everybody may write to " + above);
            }
        }
        return Optional.empty();
    }

    /** True if who runs this JVM owns {@code file}; what he makes is his. */
    static boolean isMine(Path file) throws IOException {
        return Files.getOwner(file).equals(Me.OWNER);
    }

    private static final class Me {

        private static final UserPrincipal OWNER = owner();

        private static UserPrincipal owner() {
            try {
                Path file = Files.createTempFile("heddle", null);
                try {
                    return Files.getOwner(file);
                } finally {
                    Files.delete(file);
                }
            } catch (IOException noTemporaryFiles) {
                return named();
            }
        }

        private static UserPrincipal named() {
            try {
                return FileSystems.getDefault().getUserPrincipalLookupService().lookupPrincipalByName(ProcessHandle.current().info().user().orElse(""));
            } catch (IOException | UnsupportedOperationException nobodyKnows) {
                return null;
            }
        }
    }
}
