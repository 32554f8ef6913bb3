package corpus.counts;

/** Each thread gives a block to an inode of its own; from fourteen threads on some begin at the same block: 2^(N - 13). */
//! count 13 1
//! count 14 2
//! count 16 8
//! count 18 32
//! count 19 64
public class FileSystem {

    private static final int BLOCKS = 26;
    private static final int INODES = 32;

    public static void main(String[] args) throws InterruptedException {
        Object[] inodeLocks = locks(INODES);
        Object[] blockLocks = locks(BLOCKS);
        int[] inodes = new int[INODES];
        boolean[] busy = new boolean[BLOCKS];
        Threads.run(Integer.parseInt(args[0]), thread -> {
            int inode = thread % INODES;
            synchronized (inodeLocks[inode]) {
                if (inodes[inode] == 0) {
                    int block = inode * 2 % BLOCKS;
                    while (!take(blockLocks, busy, block)) {
                        block = (block + 1) % BLOCKS;
                    }
                    inodes[inode] = block + 1;
                }
            }
        });
    }

    private static boolean take(Object[] locks, boolean[] busy, int block) {
        synchronized (locks[block]) {
            if (busy[block]) {
                return false;
            }
            busy[block] = true;
            return true;
        }
    }

    private static Object[] locks(int count) {
        Object[] locks = new Object[count];
        for (int i = 0; i < count; i++) {
            locks[i] = new Object();
        }
        return locks;
    }
}
