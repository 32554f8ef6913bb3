package dev.heddle.scheduler.memory;

import dev.heddle.runtime.Internals;
import java.util.Arrays;

/** The memory outside of the heap that the program has allocated in one execution. Whoever guesses an address can use it, so all of it is published. */
public final class Blocks {

    private final Heap heap;
    /** By address; the first {@link #size} are in use. */
    private Shared[] all = new Shared[4];
    private int size;
    private long[] toFree = new long[4];
    private int freed;

    Blocks(Heap heap) {
        this.heap = heap;
    }

    /** {@code by} has allocated {@code size} bytes. */
    public void add(long address, long size, Publisher by) {
        if (this.size == all.length) {
            all = Arrays.copyOf(all, all.length * 2);
        }
        int index = after(address);
        System.arraycopy(all, index, all, index + 1, this.size - index);
        all[index] = heap.introduce(new Block(address, size), by);
        this.size++;
    }

    /** The memory at {@code address} is given back: it will be when the execution is over, so that who still uses it harms nobody else. */
    public void free(long address) {
        if (freed == toFree.length) {
            toFree = Arrays.copyOf(toFree, freed * 2);
        }
        toFree[freed++] = address;
    }

    /** How many bytes the block has. */
    public static long size(Shared block) {
        return ((Block) block.target).size;
    }

    /** The memory in which {@code address} lies; null if the program has not allocated it in this execution. */
    public Shared find(long address) {
        int index = after(address) - 1;
        if (index < 0) {
            return null;
        }
        Block block = (Block) all[index].target;
        return address - block.address < block.size ? all[index] : null;
    }

    /** Which byte of {@code block} lies at {@code address}. */
    public static int index(Shared block, long address) {
        return (int) Math.min(Integer.MAX_VALUE, address - ((Block) block.target).address);
    }

    /** The index of the first block that lies behind {@code address}. */
    private int after(long address) {
        int index = size;
        while (index > 0 && ((Block) all[index - 1].target).address > address) {
            index--;
        }
        return index;
    }

    void clear() {
        Arrays.fill(all, 0, size, null);
        size = 0;
        while (freed > 0) {
            Internals.UNSAFE.freeMemory(toFree[--freed]);
        }
    }
}
