package dev.heddle.scheduler;

/** Stands for the beginning or the return of an operation where nothing else does. */
final class Mark extends LocalAction {

    Mark() {
        super(Kind.YIELD, 0);
    }
}
