package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Prints with which options it runs; fails if the agent is named but not there. */
class AgentTest {

    @Test
    void agent() {
        List<String> options = ManagementFactory.getRuntimeMXBean().getInputArguments();
        boolean named = options.stream().anyMatch(option -> option.startsWith("-javaagent:"));
        boolean loaded = true;
        try {
            Class.forName("dev.heddle.runtime.Site", false, null);
        } catch (ClassNotFoundException e) {
            loaded = false;
        }
        assertEquals(named, loaded);
        System.out.println("agents=" + options.stream().filter(option -> option.startsWith("-javaagent:")).count()
                + options.stream().filter(option -> option.startsWith("-Dacme.")).sorted().toList());
    }
}
