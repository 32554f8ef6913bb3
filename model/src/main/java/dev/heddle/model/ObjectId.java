package dev.heddle.model;

/**
 * Names an object by the thread that first made it reachable for others, and a count within that thread; a
 * class by its name.
 *
 * @param publisher null for a class
 * @param number how many objects the thread had published before
 * @param type name of the class with dots
 */
public record ObjectId(ThreadId publisher, int number, String type) {

    public static ObjectId ofClass(String name) {
        return new ObjectId(null, 0, name);
    }

    @Override
    public String toString() {
        return publisher == null ? type : type + "@" + publisher + "/" + number;
    }
}
