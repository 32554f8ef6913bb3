package dev.heddle.scheduler.memory;

/** Memory outside of the heap that the program has allocated; to Heddle it is an array of bytes. */
final class Block {

    /** Where its bytes begin for {@link Shared#at}: further than any field of an object. */
    static final long BASE = 1L << 40;

    final long address;
    final long size;

    Block(long address, long size) {
        this.address = address;
        this.size = size;
    }
}
