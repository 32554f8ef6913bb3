package corpus.wrong;

/** An elevator goes up and down for ever; its doors open on request, after it was seen to stand still. */
//! verdict FOUND
//! search auto
//! budget 20000
public class EndlessElevator {

    private static volatile boolean moving;
    private static volatile boolean open;
    private static volatile int floor;

    public static void main(String[] args) {
        Thread motor = new Thread(() -> {
            while (true) {
                if (!open) {
                    moving = true;
                    floor = 1 - floor;
                    moving = false;
                }
            }
        });
        Thread doors = new Thread(() -> {
            while (true) {
                if (!moving) {
                    open = true;
                    if (moving) {
                        throw new IllegalStateException("the doors open between floors"); //! finds uncaught-exception
                    }
                    open = false;
                }
            }
        });
        motor.start();
        doors.start();
    }
}
