package dev.heddle.runtime;

import java.util.Arrays;

/**
 * The table of all sites; instrumented code names a site by its number.
 *
 * <p>Sites in the JDK have odd numbers and all others have even ones, so that the former mean the same in every run that goes on with what an earlier run has made.
 */
public final class Sites {

    /** The sites of an earlier run. */
    public interface Earlier {

        /** The site with this number, which was made by an earlier run. */
        Site site(int number);
    }

    private static Site[] table = new Site[4096];
    private static int nextOfJdk = 1;
    private static int nextOfOthers = 2;
    private static Earlier earlier;

    private Sites() {
    }

    public static synchronized int add(String className, String method, String descriptor, String file, int line,
            int offset, ClassLoader loader, String owner, String member, String jar) {
        boolean jdk = loader == null || loader == ClassLoader.getPlatformClassLoader();
        int number = jdk ? nextOfJdk : nextOfOthers;
        reserve(number);
        table[number] = new Site(number, className, method, descriptor, file, line, offset, loader, owner, member, jar);
        if (jdk) {
            nextOfJdk += 2;
        } else {
            nextOfOthers += 2;
        }
        return number;
    }

    private static void reserve(int number) {
        if (number >= table.length) {
            table = Arrays.copyOf(table, Math.max(number + 1, table.length * 2));
        }
    }

    /** Goes on with the sites in the JDK that an earlier run has made, those with numbers below {@code end}; before there are any others. */
    public static synchronized void goOn(int end, Earlier sites) {
        if (nextOfJdk != 1) {
            throw new IllegalStateException("there are sites in the JDK already");
        }
        reserve(end);
        nextOfJdk = end;
        earlier = sites;
    }

    /** The number that the next site in the JDK gets. */
    public static synchronized int end() {
        return nextOfJdk;
    }

    public static Site get(int number) {
        Site site = table[number];
        return site != null ? site : remember(number);
    }

    /** Few of the sites of earlier runs are ever asked for, so they are made one by one. */
    private static synchronized Site remember(int number) {
        if (table[number] == null && earlier != null && number % 2 == 1) {
            Strand strand = Control.beginQuiet();
            try {
                table[number] = earlier.site(number);
            } finally {
                Control.endQuiet(strand);
            }
        }
        return table[number];
    }
}
