package corpus.correct;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Parallel streams reduce and collect without shared state. */
//! verdict BUDGET_SPENT
//! search random
//! budget 200
public class ParallelReduce {

    public static void main(String[] args) {
        assert IntStream.rangeClosed(1, 4).parallel().reduce(0, Integer::sum) == 10;
        List<Integer> squares = IntStream.range(0, 4).parallel().mapToObj(i -> i * i).collect(Collectors.toList());
        assert squares.equals(List.of(0, 1, 4, 9));
    }
}
