package dev.heddle.scheduler.kernel;

/** Memory that is given up when there is no other left, so that an execution can be brought to an end and be told about. */
public final class Reserve {

    private static final int SIZE = (int) Math.min(4 << 20, Runtime.getRuntime().maxMemory() / 32);

    /** Null once it was given up. */
    private byte[] memory;

    public void hold() {
        if (memory == null) {
            memory = new byte[SIZE];
        }
    }

    public void giveUp() {
        memory = null;
    }
}
