package com.acme;

public class Account {

    int balance;

    void deposit(int amount) {
        balance = balance + amount;
    }
}
