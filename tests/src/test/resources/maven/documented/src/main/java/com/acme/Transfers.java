package com.acme;

public class Transfers {

    public static void main(String[] args) {
        new Thread(() -> System.out.println("transferred")).start();
    }
}
