package dev.heddle.scheduler.jdk;

import dev.heddle.scheduler.kernel.ProgramThread;
import java.util.Map;
import java.util.Set;

/** Methods of the JDK that wait for what is outside of the program: Heddle can neither schedule nor repeat that. */
public final class Uncontrolled {

    /** By class, with slashes, the names of the methods. */
    public static final Map<String, Set<String>> METHODS = Map.ofEntries(
            Map.entry("java/net/Socket", Set.of("connect")),
            Map.entry("java/net/ServerSocket", Set.of("accept", "bind")),
            Map.entry("java/net/DatagramSocket", Set.of("bind", "connect", "receive", "send")),
            Map.entry("sun/nio/ch/SocketChannelImpl", Set.of("bind", "connect", "read", "write")),
            Map.entry("sun/nio/ch/ServerSocketChannelImpl", Set.of("accept", "bind")),
            Map.entry("sun/nio/ch/DatagramChannelImpl", Set.of("bind", "connect", "read", "receive", "send", "write")),
            Map.entry("sun/nio/ch/SelectorImpl", Set.of("select", "selectNow")),
            Map.entry("sun/nio/ch/SourceChannelImpl", Set.of("read")),
            Map.entry("sun/nio/ch/SinkChannelImpl", Set.of("write")),
            Map.entry("sun/nio/ch/FileChannelImpl", Set.of("lock")),
            Map.entry("sun/nio/fs/AbstractWatchService", Set.of("poll", "take")),
            Map.entry("java/lang/ProcessBuilder", Set.of("start")),
            Map.entry("java/lang/Process", Set.of("waitFor")),
            // Not where the program calls them, which ends the execution, but where it has them called.
            Map.entry("java/lang/Runtime", Set.of("exit", "halt")),
            Map.entry("java/lang/ref/ReferenceQueue", Set.of("remove")),
            Map.entry("java/io/Console", Set.of("readLine", "readPassword")));

    private Uncontrolled() {
    }

    public static boolean contains(String owner, String method) {
        Set<String> methods = METHODS.get(owner);
        return methods != null && methods.contains(method);
    }

    /** Called at the start of such a method. */
    public static void enter(String call) {
        ProgramThread current = ProgramThread.current();
        if (current != null) {
            current.unsupported(call);
        }
    }
}
