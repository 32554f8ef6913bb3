package dev.heddle.scheduler.kernel;

/** The beginning or the return of a call of an operation, where no visible operation stands for it. */
final class CallBoundary extends LocalAction {

    CallBoundary() {
        super(Kind.YIELD, 0);
    }
}
