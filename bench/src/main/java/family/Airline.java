package family;

/** Agents sell seats until they see that the plane is full, which they may see too late. */
public final class Airline {

    private final int seats;
    private volatile boolean full;
    private int sold;

    private Airline(int seats) {
        this.seats = seats;
    }

    private void sell() {
        if (full) {
            return;
        }
        synchronized (this) {
            sold++;
            full = sold >= seats;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int agents = Integer.parseInt(args[0]);
        Airline airline = new Airline(agents - 1);
        new Crew().add(agents, airline::sell).run();
        assert airline.sold <= airline.seats : airline.sold + " tickets for " + airline.seats + " seats";
    }
}
