package corpus.wrong;

/** An exception takes all memory for its message, keeps it, and does not mind that there is none left. */
//! verdict FOUND
public class MessageHoards {

    static class Greedy extends RuntimeException {

        private Object[] kept;

        @Override
        public String getMessage() {
            while (true) {
                try {
                    kept = new Object[] {kept, new byte[1 << 18]};
                } catch (OutOfMemoryError full) {
                    kept[0] = kept.clone();
                }
            }
        }
    }

    public static void main(String[] args) {
        throw new Greedy(); //! finds uncaught-exception
    }
}
