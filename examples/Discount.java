/** A price with a discount; for some orders it comes out wrong. */
public class Discount {

    static int price(int items, int percent) {
        if (items < 1 || items > 1000 || percent < 0 || percent > 100) {
            throw new IllegalArgumentException("no such order");
        }
        int full = items * 250;
        int price = items >= 100 ? full - full * (percent + 5) / 100 : full - full * percent / 100;
        assert price >= 0 : "a price of " + price;
        return price;
    }

    /** Any order that there is. */
    static void orders(int items, int percent) {
        if (items >= 1 && items <= 1000 && percent >= 0 && percent <= 100) {
            price(items, percent);
        }
    }

    static int sum(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += i;
        }
        return sum;
    }

    static int twice(int number) {
        return number < 0 ? 0 : number * 2;
    }

    public static void main(String[] args) {
        System.out.println(price(10, 20));
    }
}
