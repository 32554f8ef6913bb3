package dev.heddle.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** No answer is wrong about some of the methods whose answers are known; {@code corpus/oracle} asks about all. */
class OracleTest {

    private static final int OF_A_FAMILY = Sample.of(6, 60);
    private static final int SECONDS = 2;

    @Test
    void noAnswerIsWrong() throws Exception {
        List<Shape> shapes = OracleRunner.sample(Oracle.shapes(""), OF_A_FAMILY);
        Oracle oracle = Oracle.of(shapes, SECONDS);
        List<String> wrong = new ArrayList<>();
        int right = 0;
        for (int i = 0; i < shapes.size(); i++) {
            Oracle.Outcome outcome = oracle.ask(i);
            if (outcome.answer().isWrong()) {
                wrong.add(outcome.toString());
            }
            right += outcome.answer() == Oracle.Answer.FOUND || outcome.answer() == Oracle.Answer.VERIFIED ? 1 : 0;
        }
        assertEquals(List.of(), wrong);
        assertTrue(right > shapes.size() / 2, right + " of " + shapes.size());
    }

    @Test
    void thereAreManyShapes() throws Exception {
        List<Shape> shapes = Oracle.shapes("");
        long witnesses = shapes.stream().filter(Shape::hasWitness).count();
        assertTrue(witnesses >= 1_000, witnesses + " with a witness");
        assertTrue(shapes.size() - witnesses >= 300, shapes.size() - witnesses + " that hold");
    }

    @Test
    void aLineIsManyShapes() {
        assertEquals(List.of("a1c", "a2c", "a3d", "a3e"), List.of(Shape.expand("a⟨1¦2⟩c"), Shape.expand("a3⟨d¦e⟩")).stream().flatMap(List::stream).toList());
        assertEquals(List.of("x1", "x2", "y"), Shape.expand("⟨x⟨1¦2⟩¦y⟩"));
    }
}
