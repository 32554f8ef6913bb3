package dev.heddle.model;

/**
 * A place in the program's code.
 *
 * @param className binary name with dots
 * @param offset bytecode offset in the method
 * @param file source file, or null if the class file does not tell
 * @param line line in it, or -1
 */
public record CodePoint(String className, String method, String descriptor, int offset, String file, int line) {

    /** As a reader of the source knows it: {@code Account.java:12}, or the method where there is no line. */
    public String shortForm() {
        return file == null || line < 0 ? simpleClassName() + "." + method : file + ":" + line;
    }

    /** Class, method and offset, which say it all; lines, which move whenever something above them is edited, only if there is no offset. */
    String place() {
        return className + "." + method + descriptor + (offset < 0 ? ":" + line : "@" + offset);
    }

    public String simpleClassName() {
        return className.substring(className.lastIndexOf('.') + 1);
    }
}
