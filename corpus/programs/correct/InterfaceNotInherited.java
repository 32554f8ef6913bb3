package corpus.correct;

/** An interface without default methods is not initialised with the class that implements it, so there is no deadlock. */
//! verdict VERIFIED
//! executions 1
public class InterfaceNotInherited {

    interface Plain {
        Object ONE = new Part();

        void run();
    }

    static class Part implements Plain {
        @Override
        public void run() {
        }
    }

    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> new Part());
        Thread second = new Thread(() -> Plain.ONE.hashCode());
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
