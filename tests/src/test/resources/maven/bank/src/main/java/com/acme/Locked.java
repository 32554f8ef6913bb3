package com.acme;

/** Nothing is wrong here. */
public class Locked {

    public static void main(String[] args) throws InterruptedException {
        Account account = new Account();
        Thread other = new Thread(() -> deposit(account), "other");
        other.start();
        deposit(account);
        other.join();
        assert account.balance == 20;
    }

    private static void deposit(Account account) {
        synchronized (account) {
            account.deposit(10);
        }
    }
}
