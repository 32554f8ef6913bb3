package family;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Three threads count in a map, two of them under the same key; nothing is wrong with it. */
public final class SharedMap {

    private SharedMap() {
    }

    public static void main(String[] args) throws InterruptedException {
        Map<String, Integer> map = new ConcurrentHashMap<>();
        new Crew().add(2, () -> map.merge("tea", 1, Integer::sum)).add(1, () -> map.merge("milk", 1, Integer::sum)).run();
        assert map.get("tea") == 2 && map.get("milk") == 1 : "an addition got lost";
    }
}
