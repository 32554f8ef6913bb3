import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Every call of a concurrent map is atomic, two of them together are not. */
public class AtomicityViolation {

    public static void main(String[] args) throws InterruptedException {
        Map<String, Integer> hits = new ConcurrentHashMap<>();
        Runnable hit = () -> hits.put("page", hits.getOrDefault("page", 0) + 1);
        Thread first = new Thread(hit, "visitor-1");
        Thread second = new Thread(hit, "visitor-2");
        first.start();
        second.start();
        first.join();
        second.join();
        assert hits.get("page") == 2 : "two visitors, " + hits.get("page") + " hit";
    }
}
