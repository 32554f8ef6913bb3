package com.acme;

public class Orders {

    public static void main(String[] args) {
        new Thread(() -> System.out.println(Integer.parseInt(args[0]) + " orders")).start();
    }
}
