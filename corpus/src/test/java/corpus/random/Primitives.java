package corpus.random;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** Operations of random programs that have Greek letters: those with limits and interrupts, and those on what the JDK has for waiting. */
final class Primitives {

    private final Interpreter programs;
    private final Condition condition;
    private final Condition fairCondition;
    private final Semaphore fairSemaphore = new Semaphore(1, true);
    private final ReentrantReadWriteLock shared = new ReentrantReadWriteLock();
    private final ReentrantReadWriteLock fairShared = new ReentrantReadWriteLock(true);
    private final StampedLock stamped = new StampedLock();
    private final CyclicBarrier barrier = new CyclicBarrier(2);
    private final Exchanger<Integer> exchanger = new Exchanger<>();

    Primitives(Interpreter programs) {
        this.programs = programs;
        this.condition = lock(0).newCondition();
        this.fairCondition = lock(1).newCondition();
    }

    private ReentrantLock lock(int number) {
        return programs.lock(number);
    }

    private Condition condition(int number) {
        return number == 0 ? condition : fairCondition;
    }

    private Semaphore semaphore(int number) {
        return number == 0 ? programs.semaphore() : fairSemaphore;
    }

    private ReentrantReadWriteLock shared(int number) {
        return number == 0 ? shared : fairShared;
    }

    void step(char operation, int argument, String block, int self) throws InterruptedException {
        switch (operation) {
            case 'α' -> {
                lock(argument).lockInterruptibly();
                within(lock(argument), block, self);
            }
            case 'β' -> attempt(lock(argument), block, self);
            case 'γ' -> {
                while (!lock(argument).tryLock(1, TimeUnit.MILLISECONDS)) {
                    Thread.onSpinWait();
                }
                lock(argument).unlock();
            }
            case 'δ', 'ε', 'ζ', 'Ζ', 'η' -> {
                lock(argument).lock();
                try {
                    stepOnCondition(operation, argument, block, self);
                } finally {
                    lock(argument).unlock();
                }
            }
            case 'θ' -> Interpreter.note(self, lock(argument).hasQueuedThreads());
            case 'ι' -> Interpreter.note(self, programs.target(argument).isInterrupted());
            case 'κ' -> Interpreter.note(self, Thread.interrupted());
            case 'λ' -> semaphore(argument).acquire();
            case 'μ' -> semaphore(argument).acquire(2);
            case 'ν' -> semaphore(argument).release();
            case 'ξ' -> Interpreter.note(self, semaphore(argument).tryAcquire(1 + 9 * argument, TimeUnit.MILLISECONDS));
            case 'Ν' -> semaphore(argument).acquireUninterruptibly();
            case 'Μ' -> Interpreter.note(self, argument == 0 ? semaphore(0).drainPermits() : fairSemaphore.getQueueLength());
            case 'π' -> LockSupport.parkNanos(1_000 + 5_000_000 * argument);
            case 'ρ' -> programs.target(argument).join(1);
            case 'Ρ' -> Interpreter.note(self, programs.target(argument).isAlive());
            case 'σ' -> Interpreter.note(self, programs.latch().await(1, TimeUnit.MILLISECONDS));
            case 'τ' -> {
                while (programs.get(argument) == 0) {
                    LockSupport.parkNanos(1_000);
                }
            }
            case 'υ' -> {
                synchronized (programs.monitor(argument)) {
                    while (programs.get(argument) == 0) {
                        programs.monitor(argument).wait(1);
                    }
                }
            }
            case 'ϋ' -> {
                while (!programs.latch().await(1, TimeUnit.MILLISECONDS)) {
                    Thread.onSpinWait();
                }
            }
            case 'ψ' -> Thread.sleep(1 + 9 * argument);
            case 'ω' -> Initialized.touch(argument);
            default -> stepOnShared(operation, argument, block, self);
        }
    }

    private void stepOnCondition(char operation, int argument, String block, int self) throws InterruptedException {
        switch (operation) {
            case 'δ' -> condition(argument).await();
            case 'ε' -> Interpreter.note(self, condition(argument).await(1, TimeUnit.MILLISECONDS));
            case 'ζ' -> condition(argument).signal();
            case 'Ζ' -> condition(argument).signalAll();
            default -> Interpreter.note(self, lock(argument).hasWaiters(condition(argument)));
        }
    }

    private void stepOnShared(char operation, int argument, String block, int self) throws InterruptedException {
        switch (operation) {
            case 'φ' -> {
                shared(argument).readLock().lock();
                within(shared(argument).readLock(), block, self);
            }
            case 'χ' -> {
                shared(argument).writeLock().lock();
                within(shared(argument).writeLock(), block, self);
            }
            case 'Φ' -> attempt(shared(argument).readLock(), block, self);
            case 'Χ' -> attempt(shared(argument).writeLock(), block, self);
            case 'Ψ' -> {
                shared(argument).writeLock().lockInterruptibly();
                within(shared(argument).writeLock(), block, self);
            }
            case 'Ω' -> Interpreter.note(self, argument == 0 ? shared.getReadLockCount() : fairShared.getQueueLength());
            case 'Γ' -> {
                long stamp = stamped.writeLock();
                programs.run(block, self);
                stamped.unlockWrite(stamp);
            }
            case 'Δ' -> {
                long stamp = stamped.readLock();
                programs.run(block, self);
                stamped.unlockRead(stamp);
            }
            case 'Λ' -> {
                long stamp = argument == 0 ? stamped.tryWriteLock(1, TimeUnit.MILLISECONDS) : stamped.tryReadLock(1, TimeUnit.MILLISECONDS);
                Interpreter.note(self, stamp != 0);
                if (stamp != 0) {
                    programs.run(block, self);
                    stamped.unlock(stamp);
                }
            }
            case 'Θ' -> Interpreter.note(self, stamped.validate(stamped.tryOptimisticRead()));
            default -> meet(operation, argument, self);
        }
    }

    private void meet(char operation, int argument, int self) throws InterruptedException {
        try {
            switch (operation) {
                case 'Ξ' -> Interpreter.note(self, barrier.await());
                case 'Π' -> Interpreter.note(self, barrier.await(1, TimeUnit.MILLISECONDS));
                case 'Σ' -> Interpreter.note(self, exchanger.exchange(self));
                case 'Υ' -> Interpreter.note(self, exchanger.exchange(self, 1, TimeUnit.MILLISECONDS));
                case 'Τ' -> {
                    Interpreter.note(self, barrier.isBroken());
                    if (argument == 1) {
                        barrier.reset();
                    }
                }
                default -> throw new AssertionError(operation);
            }
        } catch (BrokenBarrierException broken) {
            Interpreter.note(self, 7);
        } catch (TimeoutException late) {
            Interpreter.note(self, 8);
        }
    }

    private void attempt(Lock taken, String block, int self) throws InterruptedException {
        boolean free = taken.tryLock(1, TimeUnit.MILLISECONDS);
        Interpreter.note(self, free);
        if (free) {
            within(taken, block, self);
        }
    }

    private void within(Lock taken, String block, int self) {
        programs.run(block, self);
        taken.unlock();
    }
}
