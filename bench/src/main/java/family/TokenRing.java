package family;

import java.util.Arrays;

/** Each thread takes over the token of its predecessor; all have the same only if nobody waits for anybody. */
public final class TokenRing {

    public static void main(String[] args) throws InterruptedException {
        int size = Integer.parseInt(args[0]);
        int[] tokens = new int[size];
        Crew crew = new Crew();
        for (int i = 0; i < size; i++) {
            int self = i;
            crew.add(1, () -> tokens[self] = (tokens[(self + size - 1) % size] + 1) % size);
        }
        crew.run();
        assert Arrays.stream(tokens).distinct().count() > 1 : "nobody waited for its predecessor";
    }
}
