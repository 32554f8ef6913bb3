package acme;

/** Asks for a rate once, and keeps it. */
public class Exchange {

    public interface Rates {

        int rate(String currency);
    }

    private final Rates rates;
    private int rate;

    public Exchange(Rates rates) {
        this.rates = rates;
    }

    public synchronized int convert(int amount, String currency) {
        if (rate == 0) {
            rate = rates.rate(currency);
        }
        return amount * rate;
    }

    public int convertUnsafely(int amount, String currency) {
        int known;
        synchronized (this) {
            known = rate;
        }
        if (known == 0) {
            known = rates.rate(currency);
            synchronized (this) {
                rate = known;
            }
        }
        return amount * known;
    }
}
