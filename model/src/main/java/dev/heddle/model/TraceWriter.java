package dev.heddle.model;

import dev.heddle.term.Term;
import dev.heddle.term.TermTable;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes what a trace is made of, in the order in which {@link TraceReader} reads it. */
final class TraceWriter {

    private final Packer out = new Packer();
    private final TermTable terms = new TermTable();
    private final Map<ThreadId, Integer> threads = new HashMap<>();
    private final Map<Decision, Integer> decisions = new HashMap<>();
    private final Map<List<Decision>, Integer> options = new HashMap<>();
    private final Map<Long, Integer> keys = new HashMap<>();
    private final Map<CodePoint, Integer> points = new HashMap<>();
    private final Map<Readiness, Integer> conditions = new HashMap<>();
    private final Map<ResourceId, Integer> resources = new HashMap<>();
    private final Map<StackTraceElement, Integer> frames = new HashMap<>();

    private TraceWriter() {
    }

    /** The terms of the trace, as lines, and then the trace. */
    static byte[] write(Trace trace) {
        TraceWriter writer = new TraceWriter();
        writer.trace(trace);
        Packer all = new Packer();
        all.list(writer.terms.lines(), all::string);
        byte[] head = all.toByteArray();
        byte[] rest = writer.out.toByteArray();
        byte[] bytes = Arrays.copyOf(head, head.length + rest.length);
        System.arraycopy(rest, 0, bytes, head.length, rest.length);
        return bytes;
    }

    private void trace(Trace trace) {
        outcome(trace.outcome());
        out.list(trace.schedule().decisions(), this::decision);
        out.list(trace.options(), each -> out.shared(each, options, list -> out.list(list, this::decision)));
        out.number(trace.steps());
        out.list(trace.threads(), named -> {
            thread(named.id());
            out.string(named.name());
        });
        out.list(trace.events(), this::event);
        out.list(trace.pending(), this::event);
        out.list(trace.findings(), this::finding);
        out.string(trace.output());
        out.list(List.copyOf(trace.inputs().variables()), input -> {
            out.number(terms.number(input));
            out.string(input.sort().text(trace.inputs().get(input)));
        });
    }

    private void outcome(RunOutcome outcome) {
        out.constant(OutcomeKind.of(outcome));
        out.string(OutcomeKind.why(outcome));
    }

    private void thread(ThreadId thread) {
        out.shared(thread, threads, id -> out.string(id.toString()));
    }

    private void decision(Decision decision) {
        out.shared(decision, decisions, each -> out.string(each.toString()));
    }

    private void event(Event event) {
        thread(event.thread());
        out.signed(event.ordinal());
        out.signed(event.decisions());
        out.signed(event.instant());
        out.constant(event.kind());
        point(event.codePoint());
        event.footprint().write(out, key -> out.shared(key, keys, out::number));
        out.shared(event.readiness(), conditions, each -> each.write(out));
        thread(event.starts());
        out.optional(event.fork(), this::fork);
        out.optional(event.details(), this::details);
    }

    private void fork(Fork fork) {
        out.signed(fork.label());
        out.optional(fork.ways(), ways -> out.list(ways, this::term));
        out.optional(fork.pinned(), this::term);
        out.optional(fork.constraint(), this::term);
        out.string(fork.destination());
    }

    private void term(Term term) {
        out.number(terms.number(term));
    }

    private void details(Event.Details details) {
        out.string(details.text());
        out.shared(details.resource(), resources, this::resource);
        out.string(details.resourceName());
        out.flag(details.writes());
        out.string(details.value());
        point(details.point());
        out.list(details.stack(), frame -> out.shared(frame, frames, this::frame));
        out.string(details.begins());
        out.signed(details.time());
    }

    private void resource(ResourceId resource) {
        thread(resource.owner().publisher());
        out.signed(resource.owner().number());
        out.string(resource.owner().type());
        out.string(resource.part());
    }

    private void point(CodePoint point) {
        out.shared(point, points, each -> {
            out.string(each.className());
            out.string(each.method());
            out.string(each.descriptor());
            out.signed(each.offset());
            out.string(each.file());
            out.signed(each.line());
        });
    }

    private void frame(StackTraceElement frame) {
        out.string(frame.getClassLoaderName());
        out.string(frame.getModuleName());
        out.string(frame.getModuleVersion());
        out.string(frame.getClassName());
        out.string(frame.getMethodName());
        out.string(frame.getFileName());
        out.signed(frame.getLineNumber());
    }

    private void finding(Finding finding) {
        out.constant(finding.kind());
        out.string(finding.message());
        out.list(finding.details(), out::string);
        out.list(finding.threads(), this::thread);
        out.list(finding.points(), this::point);
        out.list(finding.events(), event -> out.signed(event));
        out.string(finding.throwable());
        out.flag(finding.foreign());
    }
}
