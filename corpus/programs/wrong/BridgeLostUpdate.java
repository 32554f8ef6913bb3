package corpus.wrong;

import java.util.function.UnaryOperator;

/** The lost update through a generic box and an operator: six orders. */
//! verdict FOUND
//! executions 6
public class BridgeLostUpdate {

    static class Box<T extends Comparable<T>> {
        private T value;

        Box(T value) {
            this.value = value;
        }

        void update(UnaryOperator<T> operator) {
            value = operator.apply(value); //! finds data-race
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Box<Integer> box = new Box<>(0);
        Thread first = new Thread(() -> box.update(n -> n + 1));
        Thread second = new Thread(() -> box.update(Math::incrementExact));
        first.start();
        second.start();
        first.join();
        second.join();
        assert box.value == 2; //! finds assertion-failed
    }
}
