package corpus.correct;

/** An inner, a local and an anonymous class lock the object that encloses them: six orders. */
//! verdict VERIFIED
//! executions 6
public class InnerClasses {

    private int value;

    class Inner implements Runnable {
        @Override
        public void run() {
            synchronized (InnerClasses.this) {
                value++;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        new InnerClasses().check(10);
    }

    private void check(int amount) throws InterruptedException {
        class Local implements Runnable {
            @Override
            public void run() {
                synchronized (InnerClasses.this) {
                    value += amount;
                }
            }
        }
        Thread first = new Thread(new Inner());
        Thread second = new Thread(new Local());
        Thread third = new Thread() {
            @Override
            public void run() {
                synchronized (InnerClasses.this) {
                    value += 10 * amount;
                }
            }
        };
        first.start();
        second.start();
        third.start();
        first.join();
        second.join();
        third.join();
        assert value == 111;
    }
}
