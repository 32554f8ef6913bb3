package dev.heddle.scheduler.kernel;

import dev.heddle.model.CodePoint;
import dev.heddle.runtime.Site;
import dev.heddle.runtime.Sites;
import java.util.Arrays;

/** The code points of sites: one object for each, since events of many executions name the same few. */
public final class CodePoints {

    /** By the number of the site. Threads that come here at the same time may make a point twice, which nobody notices. */
    private static CodePoint[] known = new CodePoint[256];

    private CodePoints() {
    }

    /** Where the site with this number is; null if there is none. */
    public static CodePoint of(int site) {
        return site == 0 ? null : of(Sites.get(site));
    }

    public static CodePoint of(Site site) {
        CodePoint[] table = known;
        if (site.number >= table.length) {
            table = Arrays.copyOf(table, Math.max(site.number + 1, table.length * 2));
            known = table;
        }
        CodePoint point = table[site.number];
        if (point == null) {
            point = new CodePoint(site.className, site.method, site.descriptor, site.offset, site.file, site.line);
            table[site.number] = point;
        }
        return point;
    }
}
