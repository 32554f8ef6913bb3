package dev.heddle.report;

import dev.heddle.explore.Discovery;
import dev.heddle.model.Finding;
import java.util.Comparator;
import java.util.List;

/** In which order findings are told. */
final class Ranking {

    private Ranking() {
    }

    /** Failures before the data races that may be behind them; else in the order of discovery. */
    static List<Discovery> mostTellingFirst(List<Discovery> discoveries) {
        return discoveries.stream().sorted(Comparator.comparing(each -> each.finding().kind() == Finding.Kind.DATA_RACE)).toList();
    }
}
