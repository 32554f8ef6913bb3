package dev.heddle.report.json;

import dev.heddle.model.FormatException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A JSON object that was read, and whose members have to be of the types that the reader of a format expects. */
public final class JsonObject {

    private final Map<?, ?> members;

    private JsonObject(Map<?, ?> members) {
        this.members = members;
    }

    /** Refuses with a {@link FormatException} what is no JSON or no object. */
    public static JsonObject parse(String text) {
        return of(new JsonReader(text).read());
    }

    private static JsonObject of(Object value) {
        if (value instanceof Map<?, ?> map) {
            return new JsonObject(map);
        }
        throw new FormatException("an object is missing");
    }

    public boolean has(String name) {
        return members.containsKey(name);
    }

    /** The members' names, in the order of the text. */
    public List<String> names() {
        return members.keySet().stream().map(String::valueOf).toList();
    }

    public String string(String name) {
        return member(name, String.class);
    }

    /** A member that may be absent or null. */
    public Optional<String> optional(String name) {
        return members.get(name) == null ? Optional.empty() : Optional.of(string(name));
    }

    public Number number(String name) {
        return member(name, Number.class);
    }

    public JsonObject object(String name) {
        return of(member(name, Map.class));
    }

    public List<JsonObject> objects(String name) {
        return ((List<?>) member(name, List.class)).stream().map(JsonObject::of).toList();
    }

    public List<String> strings(String name) {
        return ((List<?>) member(name, List.class)).stream().map(String::valueOf).toList();
    }

    private <T> T member(String name, Class<T> type) {
        Object value = members.get(name);
        if (!type.isInstance(value)) {
            throw new FormatException("'" + name + "' is missing or of another type");
        }
        return type.cast(value);
    }
}
