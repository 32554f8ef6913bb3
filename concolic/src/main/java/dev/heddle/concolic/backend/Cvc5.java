package dev.heddle.concolic.backend;

import io.github.cvc5.CVC5ApiException;
import io.github.cvc5.Command;
import io.github.cvc5.InputParser;
import io.github.cvc5.Solver;
import io.github.cvc5.SymbolManager;
import io.github.cvc5.TermManager;
import io.github.cvc5.modes.InputLanguage;

/** cvc5, through its own reader of SMT-LIB. */
final class Cvc5 implements Engine {

    private final TermManager terms = manager();
    private final Solver solver = new Solver(terms);
    private final SymbolManager symbols = new SymbolManager(terms);

    private static TermManager manager() {
        TermManager manager = new TermManager();
        Libraries.delete("cvc5-libs");
        return manager;
    }

    @Override
    public String run(String script) {
        StringBuilder output = new StringBuilder();
        try {
            InputParser parser = new InputParser(solver, symbols);
            parser.setStringInput(InputLanguage.SMT_LIB_2_6, script, "script");
            for (Command command = parser.nextCommand(); !command.isNull(); command = parser.nextCommand()) {
                output.append(command.invoke(solver, symbols));
            }
        } catch (CVC5ApiException e) {
            throw new IllegalStateException(e.getMessage(), e);
        } catch (Exception e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
        return output.toString();
    }

    @Override
    public void close() {
        symbols.deletePointer();
        solver.deletePointer();
        terms.deletePointer();
    }
}
