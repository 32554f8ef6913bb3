package dev.heddle.scheduler.library;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What is known of the JDK's classes whose code nobody follows. A class that is instrumented, field by field, needs no entry here ({@link Instrumented}).
 *
 * <p>An entry is about a class and those inside of it; about a package, if its name ends with {@code .*}; or about a package and all below it, if
 * it ends with {@code .**}. The longest one that fits counts. What has no entry is {@link Group#UNKNOWN}: as little trusted as can be.
 */
public final class JdkTable {

    /** What calls of the methods of a class mean. */
    public enum Group {
        /** Immutable, and refers to nothing of the program's: calls mean nothing. */
        VALUE,
        /** Immutable, but may refer to objects of the program. */
        HOLDER,
        /** The JVM's own, which the program cannot change in a way that it could notice. */
        MACHINERY,
        /** Models say what its methods mean. */
        MODELLED,
        /** One variable for each object, and one for the class: each call reads it, and writes it unless the table says otherwise. */
        PLAIN,
        /** The same, but meant for several threads: its calls are no data races, and order what comes before and after. */
        SAFE,
        /** It works on files. */
        FILES,
        /** It waits for, or runs, what is outside of the JVM. */
        NETWORK,
        /** It runs native code. */
        NATIVE,
        /** Nobody has thought about it yet: calls depend on each other; nothing is said about races. */
        UNKNOWN;

        /** True if calls touch something that threads can share. */
        public boolean isCoarse() {
            return this == PLAIN || this == SAFE || this == UNKNOWN;
        }

        /** True if an object of such a class leads to nothing that threads of the program share. */
        public boolean isLeaf() {
            return this == VALUE || this == MACHINERY;
        }
    }

    /**
     * What is known of a class.
     *
     * @param name the entry that says so
     * @param reads names of the methods that change nothing; {@code *} at the end stands for anything
     */
    public record Entry(String name, Group group, Set<String> reads) {

        /** Static methods of these names make something new. */
        static final Set<String> FACTORIES = Set.of("getInstance", "of", "valueOf");

        private static final Set<String> QUESTIONS = Set.of("toString", "hashCode", "equals", "compareTo", "getClass");

        /** True if the table names it. */
        boolean isNamed() {
            return !name.isEmpty();
        }

        /** True if a method of this name changes nothing. */
        public boolean reads(String method) {
            if (QUESTIONS.contains(method) || FACTORIES.contains(method) || reads.contains(method)) {
                return true;
            }
            for (String each : reads) {
                if (each.endsWith("*") && method.startsWith(each.substring(0, each.length() - 1))) {
                    return true;
                }
            }
            return false;
        }
    }

    /** The JDK's inside: what its methods mean is known from what they implement, and what no program can call means nothing. */
    private static final Entry INSIDE = new Entry("", Group.MACHINERY, Set.of());
    private static final Entry UNKNOWN = new Entry("", Group.UNKNOWN, Set.of());

    private static final String TEXT = """
            value java.lang.* java.lang.annotation.* java.lang.classfile.** java.lang.constant.* java.lang.foreign.*
            value java.lang.module.* java.lang.runtime.* java.lang.invoke.MethodType java.lang.invoke.TypeDescriptor java.lang.invoke.MethodHandleInfo
            holder java.lang.invoke.* java.lang.reflect.* java.lang.Iterable
            machinery java.lang.invoke.MemberName java.lang.invoke.LambdaForm java.lang.invoke.MethodTypeForm java.lang.invoke.BoundMethodHandle$SpeciesData
            holder java.lang.Runnable java.lang.Comparable java.lang.Record java.lang.Enum java.lang.Thread$UncaughtExceptionHandler
            holder java.lang.reflect.InvocationHandler java.lang.Cloneable java.lang.Number java.lang.StableValue
            machinery java.lang.Class java.lang.ClassLoader java.lang.Module java.lang.ModuleLayer java.lang.Package java.lang.SecurityManager java.lang.StackWalker
            modelled java.lang.Object reads clone finalize
            modelled java.lang.Thread reads start* run stop suspend resume clone checkAccess activeCount enumerate dumpStack countStackFrames getAllStackTraces getId threadId getStackTrace getThreadGroup isDaemon setDaemon isVirtual of*
            modelled java.lang.ThreadLocal java.lang.InheritableThreadLocal java.lang.ScopedValue reads *
            modelled java.lang.Runtime reads exec freeMemory gc getRuntime maxMemory runFinalization totalMemory version
            modelled java.lang.System reads console exit gc getLogger getSecurityManager getenv inheritedChannel lineSeparator mapLibraryName runFinalization setSecurityManager
            modelled java.lang.ref.Reference java.lang.ref.WeakReference java.lang.ref.SoftReference java.lang.ref.PhantomReference reads clone isEnqueued reachabilityFence
            modelled java.lang.invoke.MutableCallSite java.lang.invoke.VolatileCallSite reads dynamicInvoker syncAll
            modelled java.lang.invoke.VarHandle java.lang.invoke.MethodHandles$Lookup reads *
            value java.lang.Runtime$Version java.lang.Thread$State
            plain java.lang.Thread$Builder reads unstarted factory
            modelled java.lang.reflect.Field reads get* is* setAccessible to* accessFlags
            modelled java.lang.reflect.Array reads getLength newInstance
            modelled sun.misc.Unsafe jdk.internal.misc.Unsafe jdk.internal.misc.ScopedMemoryAccess jdk.internal.util.ArraysSupport
            plain java.lang.Appendable java.lang.AutoCloseable java.lang.CharSequence java.lang.Readable reads charAt length subSequence isEmpty chars codePoints
            safe java.lang.Throwable reads get* printStackTrace
            safe java.lang.ThreadGroup reads get* is* active* enumerate parentOf list
            safe java.lang.ClassValue java.lang.ref.Cleaner java.lang.ref.ReferenceQueue java.lang.System$Logger java.lang.System$LoggerFinder java.lang.invoke.SwitchPoint
            safe java.lang.reflect.AccessibleObject java.lang.reflect.Method java.lang.reflect.Constructor java.lang.reflect.Executable reads get* is* to* invoke newInstance canAccess accessFlags
            network java.lang.Process java.lang.ProcessBuilder java.lang.ProcessHandle
            native java.lang.foreign.Linker java.lang.foreign.SymbolLookup
            safe java.lang.foreign.Arena java.lang.foreign.SegmentAllocator reads scope allocate*
            safe java.lang.management.** javax.management.** reads get* is*

            safe java.io.* reads get* check*
            value java.io.Serializable java.io.ObjectStreamConstants java.io.ObjectStreamClass java.io.ObjectStreamField java.io.FileDescriptor java.io.FilePermission java.io.SerializablePermission
            plain java.io.DataInputStream java.io.DataOutputStream java.io.ObjectInputStream java.io.ObjectOutputStream java.io.FilterInputStream java.io.FilterOutputStream
            plain java.io.PushbackInputStream java.io.SequenceInputStream java.io.StreamTokenizer java.io.DataInput java.io.DataOutput java.io.ObjectInput java.io.ObjectOutput
            files java.io.FileInputStream java.io.FileReader java.io.RandomAccessFile reads read* get* available skip* seek length close
            files java.io.FileOutputStream java.io.FileWriter reads get* close
            files java.io.File reads get* is* can* exists length last* list* to* compareTo equals hashCode
            network java.io.Console

            value java.math.* java.time.** java.util.spi.* java.nio.charset.spi.* java.nio.channels.spi.SelectorProvider java.nio.channels.spi.AsynchronousChannelProvider java.nio.file.spi.* java.text.spi.* java.net.spi.*
            modelled java.time.Clock java.time.InstantSource java.time.Instant reads *
            plain java.time.format.DateTimeFormatterBuilder
            value java.nio.ByteOrder java.nio.charset.* java.nio.file.*
            plain java.nio.charset.CharsetDecoder java.nio.charset.CharsetEncoder reads charset average* max* is* malformed* unmappable* replacement
            files java.nio.file.Files reads exists notExists is* read* list walk* find lines size get* probe* newInputStream newBufferedReader newByteChannel mismatch
            files java.nio.channels.FileChannel java.nio.channels.AsynchronousFileChannel java.nio.channels.FileLock reads read size position close isOpen
            safe java.nio.file.FileSystem java.nio.file.FileSystems java.nio.file.FileStore java.nio.file.SecureDirectoryStream java.nio.file.DirectoryStream reads get* is* new* provider supported*
            network java.nio.file.WatchService java.nio.file.WatchKey java.nio.channels.* java.nio.channels.spi.*
            safe java.nio.channels.spi.AbstractInterruptibleChannel reads isOpen
            value java.nio.channels.FileChannel$MapMode java.nio.channels.Channels
            files java.nio.file.attribute.* reads get* is* read* size name list owner group permissions last* creation* file*

            value java.net.URI java.net.URL java.net.InetAddress java.net.Inet4Address java.net.Inet6Address java.net.InetSocketAddress java.net.UnixDomainSocketAddress java.net.SocketAddress
            value java.net.IDN java.net.URLDecoder java.net.URLEncoder java.net.Proxy java.net.NetPermission java.net.SocketPermission java.net.URLPermission java.net.PasswordAuthentication
            value java.net.StandardSocketOptions java.net.SocketOption java.net.SocketOptions java.net.ProtocolFamily java.net.InterfaceAddress java.net.NetworkInterface
            machinery java.net.URLClassLoader
            plain java.net.HttpCookie java.net.DatagramPacket reads get* has* is*
            safe java.net.CookieManager java.net.CookieHandler java.net.CookieStore java.net.CookiePolicy java.net.Authenticator java.net.ProxySelector java.net.ResponseCache java.net.FileNameMap
            safe java.net.ContentHandler java.net.URLStreamHandler java.net.ContentHandlerFactory java.net.URLStreamHandlerFactory
            network java.net.* java.net.http.** javax.net.** java.rmi.** javax.rmi.** com.sun.net.**

            safe java.security.** javax.crypto.** javax.security.** reads get* is* generate* translate*
            plain java.security.MessageDigest java.security.Signature java.security.DigestInputStream java.security.DigestOutputStream javax.crypto.Cipher javax.crypto.Mac reads get* is*
            plain javax.crypto.CipherInputStream javax.crypto.CipherOutputStream javax.crypto.KeyAgreement
            value java.security.interfaces.* java.security.spec.* javax.crypto.spec.* javax.crypto.interfaces.* java.security.Key java.security.PublicKey java.security.PrivateKey java.security.KeyPair
            value java.security.Permission java.security.AccessController java.security.AccessControlContext java.security.CodeSource java.security.Principal java.security.cert.Certificate
            machinery java.security.Provider java.security.ProtectionDomain java.security.SecureClassLoader java.security.Security
            holder java.security.PrivilegedAction java.security.PrivilegedExceptionAction java.security.GuardedObject
            modelled java.security.SecureRandom reads *

            plain java.text.* reads get* is* format parse compare
            safe java.text.Collator java.text.RuleBasedCollator reads get* compare
            holder java.text.Annotation
            value java.text.Normalizer java.text.Format$Field java.text.CollationKey java.text.ListFormat

            value java.util.Base64 java.util.Currency java.util.HexFormat java.util.OptionalInt java.util.OptionalLong java.util.OptionalDouble java.util.Locale java.util.FormattableFlags java.util.UUID
            value java.util.PropertyPermission java.util.EventListener java.util.RandomAccess
            holder java.util.Optional java.util.Comparator java.util.ImmutableCollections java.util.KeyValueHolder java.util.EventObject java.util.Formattable java.util.EventListenerProxy java.util.Comparators
            holder java.util.function.*
            modelled java.util.TimeZone java.util.Objects java.util.DualPivotQuicksort java.util.random.* reads *
            plain java.util.Formatter java.util.ServiceLoader reads locale out ioException
            safe java.util.ResourceBundle java.util.ListResourceBundle java.util.PropertyResourceBundle reads get* contains* keySet handle*
            plain java.util.stream.*
            holder java.util.stream.Collector java.util.stream.Collectors java.util.stream.Gatherer java.util.stream.Gatherers
            value java.util.regex.Pattern
            plain java.util.regex.Matcher java.util.regex.MatchResult reads end start group* has* named* pattern to* region* require*
            safe java.util.zip.** java.util.jar.** reads get* is*
            plain java.util.zip.CRC32 java.util.zip.CRC32C java.util.zip.Adler32 java.util.zip.Checksum java.util.zip.ZipEntry java.util.jar.Attributes java.util.jar.Manifest reads get* is* entrySet keySet
            files java.util.zip.ZipFile java.util.jar.JarFile reads get* entries stream size close version*
            value java.util.jar.Attributes$Name
            safe java.util.logging.** reads get* is* entering exiting throwing
            plain java.util.logging.LogRecord reads get*
            value java.util.logging.Level java.util.logging.LoggingPermission
            files java.util.prefs.** reads get* keys children* node* name parent is*

            safe java.sql.** javax.sql.** reads get* is* was* to*
            value java.sql.Types java.sql.SQLType java.sql.JDBCType java.sql.SQLPermission
            plain java.sql.Date java.sql.Time java.sql.Timestamp reads get* to* compareTo before after
            safe java.beans.** reads get* is* has*
            plain javax.xml.** org.w3c.dom.** org.xml.sax.** reads get* is* has*
            safe javax.naming.** javax.script.** javax.transaction.** javax.tools.** javax.lang.** javax.annotation.** org.ietf.jgss.** reads get* is*
            machinery java.lang.instrument.*
            plain java.awt.** javax.swing.** javax.imageio.** javax.sound.** javax.print.** javax.accessibility.**
            """;

    private static final Map<String, Entry> ENTRIES = parse();

    private JdkTable() {
    }

    private static Map<String, Entry> parse() {
        Map<String, Entry> all = new HashMap<>();
        for (String line : TEXT.split("\n")) {
            if (line.isBlank()) {
                continue;
            }
            String[] words = line.trim().split(" ");
            Group group = Group.valueOf(words[0].toUpperCase(java.util.Locale.ROOT));
            List<String> names = new ArrayList<>();
            Set<String> reads = new HashSet<>();
            boolean methods = false;
            for (int i = 1; i < words.length; i++) {
                if (words[i].equals("reads")) {
                    methods = true;
                } else if (methods) {
                    reads.add(words[i]);
                } else {
                    names.add(words[i]);
                }
            }
            for (String name : names) {
                if (all.put(name, new Entry(name, group, Set.copyOf(reads))) != null) {
                    throw new IllegalStateException(name + " is in the table twice");
                }
            }
        }
        return Map.copyOf(all);
    }

    /** The table, for a reader. */
    public static String text() {
        return TEXT;
    }

    /** The names of all entries. */
    public static Set<String> names() {
        return ENTRIES.keySet();
    }

    /** What is known of the class with this binary name; {@link Group#UNKNOWN} if nothing is. */
    public static Entry of(String className) {
        String name = className;
        while (true) {
            Entry entry = ENTRIES.get(name);
            if (entry != null) {
                return entry;
            }
            int inner = name.lastIndexOf('$');
            if (inner < 0) {
                break;
            }
            name = name.substring(0, inner);
        }
        int dot = name.lastIndexOf('.');
        if (dot < 0) {
            return UNKNOWN;
        }
        Entry flat = ENTRIES.get(name.substring(0, dot) + ".*");
        if (flat != null) {
            return flat;
        }
        for (; dot > 0; dot = name.lastIndexOf('.', dot - 1)) {
            Entry deep = ENTRIES.get(name.substring(0, dot) + ".**");
            if (deep != null) {
                return deep;
            }
        }
        return isInside(name) ? INSIDE : UNKNOWN;
    }

    /** What is known of {@code type}: for one that no program can name, what is known of what it extends or implements. */
    public static Entry of(Class<?> type) {
        Entry entry = of(type.getName());
        if (entry.isNamed() && (Modifier.isPublic(type.getModifiers()) || ENTRIES.containsKey(type.getName()))) {
            return entry;
        }
        Class<?> parent = type.getSuperclass();
        Entry inherited = parent == null || parent == Object.class ? UNKNOWN : of(parent);
        for (Class<?> implemented : type.getInterfaces()) {
            inherited = inherited.isNamed() || isMark(implemented) ? inherited : of(implemented);
        }
        return inherited.isNamed() ? inherited : entry;
    }

    /** True for an interface without methods, such as {@link java.io.Serializable}: it says nothing of what those do that are marked by it. */
    private static boolean isMark(Class<?> implemented) {
        return implemented.getMethods().length == 0;
    }

    /** True for packages that are none of a program's business. */
    static boolean isInside(String className) {
        return className.startsWith("jdk.internal.") || className.startsWith("sun.") || className.startsWith("com.sun.") && !className.startsWith("com.sun.net.");
    }
}
