package dev.heddle.report;

import java.util.Locale;
import java.util.function.Function;

/** How a report of one exploration is written. A further format is a class that makes a {@link Report} of a context, and an entry here. */
public enum Format {
    /** For people. */
    TEXT("txt", ConsoleReport::new),
    JSON("json", JsonReport::new),
    SARIF("sarif", SarifReport::new);

    private final String extension;
    private final Function<ReportContext, Report> report;

    Format(String extension, Function<ReportContext, Report> report) {
        this.extension = extension;
        this.report = report;
    }

    /** What users call the format. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The end of a file's name. */
    public String extension() {
        return extension;
    }

    public String print(ReportContext context) {
        return report.apply(context).print();
    }
}
