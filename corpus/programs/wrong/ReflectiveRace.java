package corpus.wrong;

import java.lang.reflect.Field;

/** A field that is written by reflection is written all the same: a data race with a plain read. */
//! verdict FOUND
//! executions 2
public class ReflectiveRace {

    private int value;

    public static void main(String[] args) throws Exception {
        ReflectiveRace object = new ReflectiveRace();
        Field field = ReflectiveRace.class.getDeclaredField("value");
        field.setInt(object, 0);
        Thread writer = new Thread(() -> {
            try {
                field.setInt(object, 1); //! finds data-race
            } catch (IllegalAccessException e) {
                throw new AssertionError(e);
            }
        });
        writer.start();
        int seen = object.value; //! finds data-race
        writer.join();
        assert seen == 0; //! finds assertion-failed
    }
}
