package dev.heddle.scheduler.jdk.api;

import dev.heddle.scheduler.jdk.Models;
import dev.heddle.scheduler.thread.InstrumentedThread;

/** {@code Verifier}, by which the Java programs of the competition on software verification ask for inputs. */
@Models("org.sosy_lab.sv_benchmarks.Verifier")
public final class VerifierCalls {

    private VerifierCalls() {
    }

    public static void assume(boolean condition) {
        ApiCalls.assume(condition);
    }

    public static boolean nondetBoolean() {
        return ApiCalls.anyBoolean(name("boolean"));
    }

    public static byte nondetByte() {
        return ApiCalls.anyByte(name("byte"));
    }

    public static char nondetChar() {
        return ApiCalls.anyChar(name("char"));
    }

    public static short nondetShort() {
        return ApiCalls.anyShort(name("short"));
    }

    public static int nondetInt() {
        return ApiCalls.anyInt(name("int"));
    }

    public static long nondetLong() {
        return ApiCalls.anyLong(name("long"));
    }

    public static float nondetFloat() {
        return ApiCalls.anyFloat(name("float"));
    }

    public static double nondetDouble() {
        return ApiCalls.anyDouble(name("double"));
    }

    public static String nondetString() {
        return ApiCalls.anyString(name("string"));
    }

    private static String name(String kind) {
        return InstrumentedThread.current().inputs().nextName(kind);
    }
}
