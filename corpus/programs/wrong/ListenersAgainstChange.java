package corpus.wrong;

import java.beans.PropertyChangeSupport;

/** A bean tells its listeners with its lock, and a listener takes another. */
//! verdict FOUND
//! search dpor
public class ListenersAgainstChange {

    private static final class Bean {

        private final PropertyChangeSupport listeners = new PropertyChangeSupport(this);

        synchronized void change() {
            listeners.firePropertyChange("value", 0, 1); //! finds deadlock
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Bean bean = new Bean();
        Object lock = new Object();
        bean.listeners.addPropertyChangeListener(event -> {
            synchronized (lock) { //! finds deadlock
                lock.hashCode();
            }
        });
        Thread first = new Thread(bean::change);
        Thread second = new Thread(() -> {
            synchronized (lock) {
                bean.change();
            }
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
