package corpus.wrong;

/** Two threads change the state of one enum constant: six orders. */
//! verdict FOUND
//! executions 6
public class EnumStateRace {

    enum Level {
        LOW {
            @Override
            void use() {
                uses++; //! finds data-race
            }
        };

        int uses;

        abstract void use();
    }

    public static void main(String[] args) throws InterruptedException {
        Level low = Level.LOW;
        Thread first = new Thread(low::use);
        Thread second = new Thread(low::use);
        first.start();
        second.start();
        first.join();
        second.join();
        assert low.uses == 2; //! finds assertion-failed
    }
}
