package corpus.wrong;

/** Two threads raise the priority of a third; one of the steps is lost. */
//! verdict FOUND
//! search dpor
public class PriorityOfThread {

    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        main.setPriority(1);
        Runnable work = () -> main.setPriority(main.getPriority() + 1);
        Thread one = new Thread(work);
        Thread other = new Thread(work);
        one.start();
        other.start();
        one.join();
        other.join();
        assert main.getPriority() == 3; //! finds assertion-failed
    }
}
