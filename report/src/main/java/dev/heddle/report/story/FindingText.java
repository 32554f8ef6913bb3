package dev.heddle.report.story;

import dev.heddle.explore.Discovery;
import dev.heddle.model.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A finding in sentences: what went wrong, and what is known about why. */
public final class FindingText {

    private final Finding finding;
    private final Story story;

    public FindingText(Discovery discovery, Story story) {
        this.finding = discovery.finding();
        this.story = story;
    }

    /** What went wrong, in one line. */
    public String headline() {
        return finding.kind() == Finding.Kind.ASSERTION && !finding.message().equals("assertion failed")
                ? "assertion failed: " + finding.message() : finding.message();
    }

    /** The variable of which an update was lost, if that explains the failure. */
    public Optional<String> lostUpdate() {
        return lost().map(LostUpdate::variable);
    }

    /** Who was where, and what led to it; rows are those of the table. */
    public List<String> details() {
        List<String> details = new ArrayList<>(finding.details());
        lost().ifPresent(lost -> details.add(story.rowOf(lost.overwrite()) + " overwrites what " + story.rowOf(lost.update())
                + " wrote, with what it made of the value read in " + story.rowOf(lost.read()) + "."));
        return details;
    }

    private Optional<LostUpdate> lost() {
        return finding.kind() == Finding.Kind.ASSERTION || finding.kind() == Finding.Kind.EXCEPTION ? story.lostUpdate() : Optional.empty();
    }
}
