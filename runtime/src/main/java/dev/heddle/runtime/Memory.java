package dev.heddle.runtime;

/** Hooks before reads and writes of fields, statics and array elements. */
public final class Memory {

    private Memory() {
    }

    public static void read(Object target, int site) {
        Strand strand = Control.strand();
        if (strand != null && target != null) {
            strand.field(target, null, site, false);
        }
    }

    public static void write(Object target, int site) {
        Strand strand = Control.strand();
        if (strand != null && target != null) {
            strand.field(target, null, site, true);
        }
    }

    public static void write(Object target, Object value, int site) {
        Strand strand = Control.strand();
        if (strand != null && target != null) {
            strand.field(target, value, site, true);
        }
    }

    public static void readStatic(int site) {
        Strand strand = Control.strand();
        if (strand != null) {
            strand.global(null, site, false);
        }
    }

    public static void writeStatic(int site) {
        Strand strand = Control.strand();
        if (strand != null) {
            strand.global(null, site, true);
        }
    }

    public static void writeStatic(Object value, int site) {
        Strand strand = Control.strand();
        if (strand != null) {
            strand.global(value, site, true);
        }
    }

    public static void load(Object array, int index, int site) {
        Strand strand = Control.strand();
        if (strand != null && array != null) {
            strand.element(array, index, null, site, false);
        }
    }

    public static void store(Object array, int index, int site) {
        Strand strand = Control.strand();
        if (strand != null && array != null) {
            strand.element(array, index, null, site, true);
        }
    }

    public static void store(Object array, int index, Object value, int site) {
        Strand strand = Control.strand();
        if (strand != null && array != null) {
            strand.element(array, index, value, site, true);
        }
    }

    public static void cloning(Object object, int site) {
        Strand strand = Control.strand();
        if (strand != null && object != null) {
            strand.cloning(object, site);
        }
    }
}
