package dev.heddle.scheduler.jdk;

import dev.heddle.runtime.Control;
import dev.heddle.runtime.Internals;
import dev.heddle.runtime.Strand;
import java.lang.invoke.VarHandle;

/** Where the accesses through the handles of one implementation class go. */
record HandleShape(Kind kind, long offsetField, long baseField, long targetField) {

    enum Kind {
        FIELD, STATIC, ARRAY, OTHER
    }

    private static final ClassValue<HandleShape> SHAPES = new ClassValue<>() {
        @Override
        protected HandleShape computeValue(Class<?> type) {
            return compute(type);
        }
    };

    static HandleShape of(VarHandle handle) {
        Strand strand = Control.beginQuiet();
        try {
            return SHAPES.get(handle.getClass());
        } finally {
            Control.endQuiet(strand);
        }
    }

    private static HandleShape compute(Class<?> type) {
        long offset = inherited(type, "fieldOffset");
        long base = inherited(type, "base");
        long target = inherited(type, "target");
        Kind kind = Kind.OTHER;
        if (offset >= 0) {
            kind = base >= 0 ? Kind.STATIC : Kind.FIELD;
        } else if (inherited(type, "ashift") >= 0) {
            kind = Kind.ARRAY;
        }
        return new HandleShape(kind, offset, base, target);
    }

    private static long inherited(Class<?> type, String field) {
        for (Class<?> owner = type; owner != VarHandle.class && owner != null; owner = owner.getSuperclass()) {
            long offset = Internals.offset(owner, field);
            if (offset >= 0) {
                return offset;
            }
        }
        return -1;
    }

    /** The handle that does the access, if {@code handle} only forwards to it. */
    VarHandle direct(VarHandle handle) {
        if (targetField < 0) {
            return handle;
        }
        Object target = Internals.UNSAFE.getReference(handle, targetField);
        return target instanceof VarHandle direct ? direct : handle;
    }

    long offset(VarHandle handle) {
        return Internals.UNSAFE.getLong(handle, offsetField);
    }

    Object base(VarHandle handle) {
        return Internals.UNSAFE.getReference(handle, baseField);
    }
}
