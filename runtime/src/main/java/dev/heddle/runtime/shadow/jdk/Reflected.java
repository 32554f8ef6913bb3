package dev.heddle.runtime.shadow.jdk;

import dev.heddle.runtime.shadow.Places;
import dev.heddle.term.Term;

/** Numbers that reflection has in boxes, and their places have not. */
final class Reflected {

    private Reflected() {
    }

    /** What is in a box; null if {@code object} is none. */
    static Class<?> primitive(Object object) {
        if (object instanceof Integer) {
            return int.class;
        }
        if (object instanceof Long) {
            return long.class;
        }
        if (object instanceof Float) {
            return float.class;
        }
        if (object instanceof Double) {
            return double.class;
        }
        if (object instanceof Boolean) {
            return boolean.class;
        }
        if (object instanceof Byte) {
            return byte.class;
        }
        if (object instanceof Short) {
            return short.class;
        }
        if (object instanceof Character) {
            return char.class;
        }
        return null;
    }

    static void store(Object box, Term shadow, Object owner, int slot) {
        if (box instanceof Integer) {
            Places.stored((Integer) box, shadow, owner, slot);
        } else if (box instanceof Long) {
            Places.stored((Long) box, shadow, owner, slot);
        } else if (box instanceof Float) {
            Places.stored((Float) box, shadow, owner, slot);
        } else if (box instanceof Double) {
            Places.stored((Double) box, shadow, owner, slot);
        } else if (box instanceof Boolean) {
            Places.stored((Boolean) box ? 1 : 0, shadow, owner, slot);
        } else if (box instanceof Byte) {
            Places.stored((Byte) box, shadow, owner, slot);
        } else if (box instanceof Short) {
            Places.stored((Short) box, shadow, owner, slot);
        } else if (box instanceof Character) {
            Places.stored((Character) box, shadow, owner, slot);
        }
    }

    /** The box to go on with instead of {@code box}, which reflection has made for the number at a place. */
    static Object load(Object box, Object owner, int slot, int site) {
        if (box instanceof Integer) {
            return IntegerShadows.valueOf((Integer) box, Places.loaded((Integer) box, owner, slot), (Integer) box, site);
        } else if (box instanceof Long) {
            return LongShadows.valueOf((Long) box, Places.loaded((Long) box, owner, slot), (Long) box, site);
        } else if (box instanceof Float) {
            return FloatShadows.valueOf((Float) box, Places.loaded((Float) box, owner, slot), (Float) box, site);
        } else if (box instanceof Double) {
            return DoubleShadows.valueOf((Double) box, Places.loaded((Double) box, owner, slot), (Double) box, site);
        } else if (box instanceof Boolean) {
            return BooleanShadows.valueOf((Boolean) box, Places.loaded((Boolean) box ? 1 : 0, owner, slot), (Boolean) box, site);
        } else if (box instanceof Byte) {
            return ByteShadows.valueOf((Byte) box, Places.loaded((Byte) box, owner, slot), (Byte) box, site);
        } else if (box instanceof Short) {
            return ShortShadows.valueOf((Short) box, Places.loaded((Short) box, owner, slot), (Short) box, site);
        } else if (box instanceof Character) {
            return CharacterShadows.valueOf((Character) box, Places.loaded((Character) box, owner, slot), (Character) box, site);
        }
        return box;
    }
}
