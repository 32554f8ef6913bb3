package dev.heddle.agent;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32;

/** Checksums of the program's class files, by which a witness knows the program it was made for. */
public final class ClassHashes {

    private static final Map<String, String> HASHES = new ConcurrentHashMap<>();

    private ClassHashes() {
    }

    static void add(String name, byte[] bytes) {
        CRC32 crc = new CRC32();
        crc.update(bytes);
        HASHES.put(name.replace('/', '.'), String.format("%08x", crc.getValue()));
    }

    /** The checksum of a class, named with dots, that has been loaded; else null. */
    public static String of(String className) {
        return HASHES.get(className);
    }
}
