package dev.heddle.runtime;

/** A place in instrumented code that calls a hook, and the member that the code there works on, if any. */
public final class Site {

    public final int number;
    /** Binary names with dots; {@code file} is null and {@code line} -1 where the class file does not tell. */
    public final String className;
    public final String method;
    public final String descriptor;
    public final String file;
    public final int line;
    /** Bytecode offset in the class file as it was before instrumentation. */
    public final int offset;
    /** The loader of the code, by which {@link #owner} is resolved. */
    public final ClassLoader loader;
    /** Class of the member, with dots, or null. */
    public final String owner;
    public final String member;
    /** The location of the jar that the code comes from; empty if it comes from none. */
    public final String jar;
    /** Code of the JDK's own concurrency library: its plain accesses are deliberate. */
    public final boolean trusted;

    /** What the member resolved to; filled in by the scheduler at first use. */
    public Object resolved;

    public Site(int number, String className, String method, String descriptor, String file, int line, int offset,
            ClassLoader loader, String owner, String member, String jar) {
        this.number = number;
        this.className = className;
        this.method = method;
        this.descriptor = descriptor;
        this.file = file;
        this.line = line;
        this.offset = offset;
        this.loader = loader;
        this.owner = owner;
        this.member = member;
        this.jar = jar;
        this.trusted = loader == null && className.startsWith("java.util.concurrent.");
    }

    /** True for code that belongs to the JDK rather than to the program or its libraries. */
    public boolean isPlatform() {
        return loader == null;
    }

    @Override
    public String toString() {
        return file == null ? className + "." + method : file + ":" + line;
    }
}
