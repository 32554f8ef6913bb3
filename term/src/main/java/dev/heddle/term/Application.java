package dev.heddle.term;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/** An operator with its arguments. Made by {@link Terms#apply}, which simplifies. */
public final class Application extends Term {

    private final Operator operator;
    /** The arguments; null where there are fewer. Fields and no array, because they are looked at so often. */
    private final Term first;
    private final Term second;
    private final Term third;
    private final Set<Variable> variables;
    private final int size;
    private final long low;
    private final long high;
    /** Where this may be among the terms of {@link Recent}. */
    int place;

    Application(Operator operator, Sort sort, Term[] arguments) {
        super(sort, hash(operator, arguments));
        this.operator = operator;
        this.first = arguments[0];
        this.second = arguments.length > 1 ? arguments[1] : null;
        this.third = arguments.length > 2 ? arguments[2] : null;
        this.variables = union(arguments);
        long sum = 1;
        for (Term argument : arguments) {
            sum += argument.size();
        }
        this.size = (int) Math.min(sum, Integer.MAX_VALUE);
        if (sort.isIntegral() || sort == Sort.STRING) {
            Interval interval = Interval.of(operator, sort, arguments);
            this.low = interval.low();
            this.high = interval.high();
        } else {
            this.low = 0;
            this.high = 0;
        }
    }

    private static int hash(Operator operator, Term[] arguments) {
        int hash = operator.ordinal() + 7;
        for (Term argument : arguments) {
            hash = hash * 0x2c1b3c6d + argument.hashCode();
            hash ^= hash >>> 15;
        }
        return hash;
    }

    /** Terms of a loop mostly have the variables of the loop before, so the set of one argument often serves for all. */
    private static Set<Variable> union(Term[] arguments) {
        Set<Variable> all = Collections.emptySet();
        boolean own = false;
        for (Term argument : arguments) {
            Set<Variable> more = argument.variables();
            if (more == all || more.isEmpty()) {
                continue;
            }
            if (all.isEmpty()) {
                all = more;
            } else if (!all.containsAll(more)) {
                if (!own) {
                    all = new LinkedHashSet<>(all);
                    own = true;
                }
                all.addAll(more);
            }
        }
        return own ? Collections.unmodifiableSet(all) : all;
    }

    public Operator operator() {
        return operator;
    }

    /** The number of arguments. */
    public int arity() {
        return operator.arity();
    }

    public Term argument(int index) {
        return index == 0 ? first : index == 1 ? second : third;
    }

    /** Whether this is the operator applied to these very terms, or equal ones that are constants; the second may be missing. */
    boolean is(Operator other, Term left, Term right) {
        return operator == other && same(first, left) && same(second, right);
    }

    private static boolean same(Term one, Term other) {
        return one == other || one instanceof Constant && ((Constant) one).same(other);
    }

    /** Whether this is the operator applied to this very term and a constant, which is of sort INT or LONG as the operator says. */
    boolean is(Operator other, Term left, long right) {
        return operator == other && first == left && second instanceof Constant && second.low() == right;
    }

    @Override
    public Set<Variable> variables() {
        return variables;
    }

    @Override
    public long low() {
        return low;
    }

    @Override
    public long high() {
        return high;
    }

    @Override
    public int size() {
        return size;
    }
}
