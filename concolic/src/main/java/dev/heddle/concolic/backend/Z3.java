package dev.heddle.concolic.backend;

import com.microsoft.z3.Context;
import com.microsoft.z3.Global;
import com.microsoft.z3.Native;

/** Z3, through its own reader of SMT-LIB. */
final class Z3 implements Engine {

    private static final String MEGABYTES = "2000";

    static {
        // Characters are UTF-16 units, as in Java.
        Global.setParameter("encoding", "bmp");
        Global.setParameter("memory_max_size", MEGABYTES);
        Libraries.delete("turnkey");
    }

    private final Context context = new Context();

    @Override
    public String run(String script) {
        return Native.evalSmtlib2String(context.nCtx(), script);
    }

    @Override
    public void close() {
        context.close();
    }
}
