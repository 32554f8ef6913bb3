package dev.heddle.tests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.ProtectionDomain;
import java.util.concurrent.atomic.AtomicLong;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** A Java agent that lets one call of a method of the search fail: which one, counted from the first discovery of the process. */
public final class FaultyCalls {

    private static final String DISCOVERY = "dev/heddle/explore/Discovery";

    private static AtomicLong left;
    private static Path mark;
    private static volatile boolean counting;

    private FaultyCalls() {
    }

    /** {@code arguments} are the number of the call and a file that tells, by being there, that it has failed. */
    public static void premain(String arguments, Instrumentation instrumentation) {
        int comma = arguments.indexOf(',');
        left = new AtomicLong(Long.parseLong(arguments.substring(0, comma)));
        mark = Path.of(arguments.substring(comma + 1));
        instrumentation.addTransformer(new ClassFileTransformer() {
            @Override
            public byte[] transform(ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] file) {
                return name != null && isSearch(name) ? faulty(name, file) : null;
            }
        });
    }

    /** What keeps book of mistakes is believed to make none. */
    private static boolean isSearch(String name) {
        return (name.startsWith("dev/heddle/explore/") || name.startsWith("dev/heddle/dpor/")) && !name.contains("Mishap");
    }

    private static byte[] faulty(String name, byte[] file) {
        ClassReader reader = new ClassReader(file);
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(new ClassVisitor(Opcodes.ASM9, writer) {
            @Override
            public MethodVisitor visitMethod(int access, String method, String descriptor, String signature, String[] exceptions) {
                MethodVisitor visitor = super.visitMethod(access, method, descriptor, signature, exceptions);
                boolean begins = name.equals(DISCOVERY) && method.equals("<init>");
                if (!begins && method.startsWith("<")) {
                    return visitor;
                }
                return new MethodVisitor(Opcodes.ASM9, visitor) {
                    @Override
                    public void visitCode() {
                        super.visitCode();
                        super.visitMethodInsn(Opcodes.INVOKESTATIC, "dev/heddle/tests/FaultyCalls", begins ? "begin" : "pass", "()V", false);
                    }
                };
            }
        }, 0);
        return writer.toByteArray();
    }

    /** Called where a discovery is made. */
    public static void begin() {
        counting = true;
    }

    /** Called where a method of the search begins. */
    public static void pass() {
        if (counting && left.decrementAndGet() == 0) {
            try {
                Files.write(mark, new byte[0]);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            throw new IllegalStateException("this call was to fail");
        }
    }

    /** Makes a jar of the agent; the library that it uses is named in it. */
    static Path jar(Path directory) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().putValue("Premain-Class", FaultyCalls.class.getName());
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, ClassReader.class.getProtectionDomain().getCodeSource().getLocation().toString());
        Path jar = directory.resolve("faulty-calls.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
            for (String name : new String[] {"FaultyCalls", "FaultyCalls$1", "FaultyCalls$2", "FaultyCalls$2$1"}) {
                String file = "dev/heddle/tests/" + name + ".class";
                out.putNextEntry(new JarEntry(file));
                FaultyCalls.class.getClassLoader().getResourceAsStream(file).transferTo(out);
                out.closeEntry();
            }
        }
        return jar;
    }
}
