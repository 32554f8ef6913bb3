package dev.heddle.model;

import dev.heddle.term.Term;
import dev.heddle.term.TermTable;
import dev.heddle.term.Valuation;
import dev.heddle.term.Variable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads what {@link TraceWriter} has written. */
final class TraceReader {

    private final Unpacker in;
    private final List<Term> terms;
    private final List<ThreadId> threads = new ArrayList<>();
    private final List<Decision> decisions = new ArrayList<>();
    private final List<List<Decision>> options = new ArrayList<>();
    private final List<Long> keys = new ArrayList<>();
    private final List<CodePoint> points = new ArrayList<>();
    private final List<Readiness> conditions = new ArrayList<>();
    private final List<ResourceId> resources = new ArrayList<>();
    private final List<StackTraceElement> frames = new ArrayList<>();

    private TraceReader(Unpacker in, List<Term> terms) {
        this.in = in;
        this.terms = terms;
    }

    /** The trace in these bytes, of which nothing is left over. */
    static Trace read(byte[] bytes, int start, int end) {
        Unpacker head = new Unpacker(bytes, start, end);
        List<Term> terms = TermTable.read(head.list(head::string));
        TraceReader reader = new TraceReader(head.rest(), terms);
        Trace trace = reader.trace();
        if (!reader.in.isAtEnd()) {
            throw reader.in.damaged("it goes on where it should end");
        }
        return trace;
    }

    private Trace trace() {
        RunOutcome outcome = in.constant(OutcomeKind.values()).outcome(in.string());
        Schedule schedule = new Schedule(in.list(this::decision));
        List<List<Decision>> possible = in.list(() -> in.shared(options, () -> List.copyOf(in.list(this::decision))));
        long steps = in.number();
        List<Trace.NamedThread> named = in.list(() -> new Trace.NamedThread(in.required(thread()), in.requiredString()));
        return new Trace(outcome, schedule, possible, steps, named, List.copyOf(in.list(this::event)), in.list(this::event), List.copyOf(in.list(this::finding)),
                in.string(), inputs());
    }

    private Valuation inputs() {
        Map<Variable, Object> values = new LinkedHashMap<>();
        for (int count = in.count(); count > 0; count--) {
            if (!(term() instanceof Variable input)) {
                throw in.damaged("an input is no variable");
            }
            values.put(input, input.sort().parse(in.requiredString()));
        }
        return Valuation.of(values);
    }

    private ThreadId thread() {
        return in.shared(threads, () -> ThreadId.parse(in.requiredString()));
    }

    private Decision decision() {
        return in.shared(decisions, () -> Decision.parse(in.requiredString()));
    }

    private Event event() {
        return new Event(in.required(thread()), in.integer(), in.integer(), in.integer(), in.constant(Operation.Kind.values()), point(),
                Footprint.read(in, () -> in.required(in.shared(keys, in::number))), in.required(in.shared(conditions, () -> Readiness.read(in))), thread(),
                in.optional(this::fork), in.optional(this::details));
    }

    private Fork fork() {
        return new Fork(in.integer(), in.optional(() -> List.copyOf(in.list(this::term))), in.optional(this::term), in.optional(this::term), in.string());
    }

    private Term term() {
        long number = in.number();
        if (number < 0 || number >= terms.size()) {
            throw in.damaged("there is no term " + number);
        }
        return terms.get((int) number);
    }

    private Event.Details details() {
        return new Event.Details(in.requiredString(), in.shared(resources, this::resource), in.string(), in.flag(), in.string(), point(),
                in.list(() -> in.shared(frames, this::frame)), in.string(), in.signed());
    }

    private ResourceId resource() {
        return new ResourceId(new ObjectId(thread(), in.integer(), in.requiredString()), in.requiredString());
    }

    private CodePoint point() {
        return in.shared(points, () -> new CodePoint(in.requiredString(), in.requiredString(), in.requiredString(), in.integer(), in.string(), in.integer()));
    }

    private StackTraceElement frame() {
        return new StackTraceElement(in.string(), in.string(), in.string(), in.requiredString(), in.requiredString(), in.string(), in.integer());
    }

    private Finding finding() {
        return new Finding(in.constant(Finding.Kind.values()), in.requiredString(), in.list(in::string), in.list(this::thread), in.list(this::point),
                in.list(in::integer), in.string(), in.flag());
    }
}
