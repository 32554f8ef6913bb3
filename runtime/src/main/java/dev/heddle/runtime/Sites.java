package dev.heddle.runtime;

import java.util.Arrays;

/** The table of all sites; instrumented code names a site by its number. */
public final class Sites {

    private static Site[] table = new Site[4096];
    private static int size = 1;

    private Sites() {
    }

    public static synchronized int add(String className, String method, String descriptor, String file, int line,
            int offset, ClassLoader loader, String owner, String member) {
        if (size == table.length) {
            table = Arrays.copyOf(table, size * 2);
        }
        table[size] = new Site(size, className, method, descriptor, file, line, offset, loader, owner, member);
        return size++;
    }

    public static Site get(int number) {
        return table[number];
    }
}
