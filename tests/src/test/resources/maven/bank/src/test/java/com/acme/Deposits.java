package com.acme;

/** Loses a deposit, and is only on the class path of tests. */
public class Deposits {

    public static void main(String[] args) throws InterruptedException {
        Account account = new Account();
        Thread other = new Thread(() -> account.deposit(10), "other");
        other.start();
        account.deposit(10);
        other.join();
        assert account.balance == 20 : account.balance + " with " + String.join(", ", args);
    }
}
