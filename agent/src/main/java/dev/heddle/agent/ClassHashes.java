package dev.heddle.agent;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
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

    /** Which of the classes, given with the checksums that they had, have changed since. */
    public static List<String> changed(Map<String, String> before) {
        return before.entrySet().stream().filter(each -> HASHES.containsKey(each.getKey()) && !of(each.getKey()).equals(each.getValue()))
                .map(Map.Entry::getKey).toList();
    }

    /** The checksums of all classes that have been loaded, by their names, which are in order. */
    public static SortedMap<String, String> all() {
        return new TreeMap<>(HASHES);
    }

    /** The checksum of a class, named with dots, that has been loaded; else null. */
    public static String of(String className) {
        return HASHES.get(className);
    }
}
