package dev.heddle.agent;

import dev.heddle.runtime.Internals;
import java.io.IOException;
import java.lang.module.ResolvedModule;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.TreeSet;
import java.util.jar.JarFile;

/** What the instrumented classes of the JDK are made from: this JDK, with the modules that it was started with, and this Heddle. */
final class Provenance {

    /** Goes up with every change of what is kept, and of how. */
    private static final String FORMAT = "1";

    /** Where there is less memory than that, it is for the program. */
    private static final long LEAST_MEMORY = 128 << 20;

    private Provenance() {
    }

    /** All of it as a text; nothing if it cannot be told, or if there is no room for what is made from it. */
    static Optional<byte[]> key() {
        try {
            Path jar = Path.of(Agent.class.getProtectionDomain().getCodeSource().getLocation().toURI());
            if (!Files.isRegularFile(jar) || isPatched() || Runtime.getRuntime().maxMemory() < LEAST_MEMORY) {
                return Optional.empty();
            }
            return Optional.of((FORMAT + '\n' + jdk() + modules() + heddle(jar)).getBytes(StandardCharsets.UTF_8));
        } catch (Throwable unknown) {
            return Optional.empty();
        }
    }

    private static String jdk() throws IOException {
        StringBuilder text = new StringBuilder();
        for (String property : new String[] {"java.home", "java.vendor", "java.runtime.version", "java.vm.name", "java.vm.version"}) {
            text.append(System.getProperty(property)).append('\n');
        }
        Path image = Path.of(System.getProperty("java.home"), "lib", "modules");
        return text.append(Files.size(image)).append(' ').append(Files.getLastModifiedTime(image).toMillis()).append('\n').toString();
    }

    /** Which modules there are; what one adds, or another takes the place of, is part of the JDK. */
    private static String modules() {
        TreeSet<String> modules = new TreeSet<>();
        for (ResolvedModule module : ModuleLayer.boot().configuration().modules()) {
            modules.add(module.name() + " " + module.reference().location().map(Object::toString).orElse(""));
        }
        return String.join("\n", modules) + '\n';
    }

    /** True if classes were put into modules of the JDK. */
    private static boolean isPatched() throws Throwable {
        Class<?> bootstrap = Class.forName("jdk.internal.module.ModuleBootstrap", true, null);
        Class<?> patcher = Class.forName("jdk.internal.module.ModulePatcher", true, null);
        Object patches = Internals.statically(bootstrap, "patcher", patcher).invoke();
        return (boolean) Internals.virtual(patcher, "hasPatches", boolean.class).invoke(patches);
    }

    /** The checksums of all that is in the agent's jar. */
    private static String heddle(Path file) throws IOException {
        StringBuilder text = new StringBuilder();
        try (JarFile jar = new JarFile(file.toFile())) {
            jar.stream().forEach(entry -> text.append(entry.getName()).append(' ').append(entry.getSize()).append(' ').append(entry.getCrc()).append('\n'));
        }
        return text.toString();
    }
}
