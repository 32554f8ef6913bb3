package dev.heddle.report;

/** How much a finding weighs. */
enum Severity {

    /** The program is wrong. */
    FAILURE("failure", "error"),
    /** It is worth a look. */
    WARNING("warning", "warning"),
    /** It is a matter between libraries. */
    NOTE("note", "note");

    private final String text;
    private final String level;

    Severity(String text, String level) {
        this.text = text;
        this.level = level;
    }

    /** As JSON has it. */
    String text() {
        return text;
    }

    /** As SARIF has it. */
    String level() {
        return level;
    }
}
