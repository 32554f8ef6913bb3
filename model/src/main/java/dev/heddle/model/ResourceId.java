package dev.heddle.model;

/**
 * Identifies a resource across executions.
 *
 * @param owner the object it belongs to
 * @param part which part of the object: a field's name, {@code [3]}, {@code monitor}, ...
 */
public record ResourceId(ObjectId owner, String part) {

    @Override
    public String toString() {
        return owner + "." + part;
    }
}
