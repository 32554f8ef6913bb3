package dev.heddle.explore.look;

import dev.heddle.model.Choice;
import dev.heddle.model.Event;
import dev.heddle.model.Strategy;
import dev.heddle.model.ThreadChoice;
import dev.heddle.model.ThreadId;
import dev.heddle.model.Trace;
import dev.heddle.model.ValueChoice;
import java.util.ArrayList;
import java.util.List;

/**
 * Which thread does how much in which order, as a wish: where an execution cannot follow, it goes on as well as it can.
 *
 * @param stretches steps of one thread each
 * @param picks the values chosen, in order
 */
public record Itinerary(List<Stretch> stretches, List<Pick> picks) {

    /** So many steps of a thread. */
    public record Stretch(ThreadId thread, int steps) {
    }

    /** A value that a thread chose. */
    public record Pick(ThreadId thread, int value) {
    }

    public static Itinerary of(Trace trace) {
        List<Stretch> stretches = new ArrayList<>();
        List<Pick> picks = new ArrayList<>();
        for (Event event : trace.events()) {
            int last = stretches.size() - 1;
            if (last >= 0 && stretches.get(last).thread() == event.thread()) {
                stretches.set(last, new Stretch(event.thread(), stretches.get(last).steps() + 1));
            } else {
                stretches.add(new Stretch(event.thread(), 1));
            }
            if (event.label() >= 0 && event.constraint() == null) {
                picks.add(new Pick(event.thread(), event.label()));
            }
        }
        return new Itinerary(stretches, picks);
    }

    /** What others are worth trying: fewer stretches, or smaller values. */
    public List<Itinerary> shorter() {
        List<Itinerary> all = new ArrayList<>();
        for (int i = 0; i < stretches.size(); i++) {
            all.add(without(i, stretches.get(i).thread()));
            int next = nextOf(stretches.get(i).thread(), i + 1);
            if (next > 0) {
                all.add(merged(i, next, i));
                all.add(merged(i, next, next));
            }
            all.add(without(i, null));
        }
        for (int i = 0; i < picks.size(); i++) {
            if (picks.get(i).value() > 0) {
                List<Pick> smaller = new ArrayList<>(picks);
                smaller.set(i, new Pick(picks.get(i).thread(), 0));
                all.add(new Itinerary(stretches, smaller));
            }
        }
        return all;
    }

    private int nextOf(ThreadId thread, int from) {
        for (int i = from; i < stretches.size(); i++) {
            if (stretches.get(i).thread() == thread) {
                return i;
            }
        }
        return -1;
    }

    /** Without the stretch at {@code index} and, if {@code thread} is given, all that this thread does later. */
    private Itinerary without(int index, ThreadId thread) {
        List<Stretch> rest = new ArrayList<>(stretches.subList(0, index));
        for (int i = index + 1; i < stretches.size(); i++) {
            if (stretches.get(i).thread() != thread) {
                rest.add(stretches.get(i));
            }
        }
        return new Itinerary(rest, picks);
    }

    /** With two stretches of a thread in one, at {@code place}. */
    private Itinerary merged(int one, int other, int place) {
        List<Stretch> rest = new ArrayList<>(stretches);
        rest.set(place, new Stretch(stretches.get(one).thread(), stretches.get(one).steps() + stretches.get(other).steps()));
        rest.remove(place == one ? other : one);
        return new Itinerary(rest, picks);
    }

    /** A strategy that follows this itinerary. */
    public Strategy strategy() {
        List<Stretch> ahead = new ArrayList<>(stretches);
        List<Pick> values = new ArrayList<>(picks);
        return new Strategy() {
            @Override
            public void performed(Event event) {
                ThreadId thread = event.thread();
                for (int i = 0; i < ahead.size(); i++) {
                    Stretch stretch = ahead.get(i);
                    if (stretch.thread() == thread) {
                        if (stretch.steps() == 1) {
                            ahead.remove(i);
                        } else {
                            ahead.set(i, new Stretch(thread, stretch.steps() - 1));
                        }
                        return;
                    }
                }
            }

            @Override
            public int decide(Choice choice) {
                return choice instanceof ThreadChoice threads ? next(threads) : value((ValueChoice) choice);
            }

            private int next(ThreadChoice threads) {
                for (Stretch stretch : ahead) {
                    for (int i = 0; i < threads.size(); i++) {
                        if (threads.thread(i) == stretch.thread()) {
                            return i;
                        }
                    }
                }
                return Strategy.leaveRunning(threads);
            }

            private int value(ValueChoice choice) {
                for (int i = 0; i < values.size(); i++) {
                    if (values.get(i).thread() == choice.thread()) {
                        int value = values.remove(i).value();
                        return value < choice.size() ? value : 0;
                    }
                }
                return 0;
            }
        };
    }
}
