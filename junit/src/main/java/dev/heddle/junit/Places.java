package dev.heddle.junit;

import dev.heddle.embed.Configuration;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.util.Optional;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Where else than in system properties and the environment the options of a test are given. */
final class Places {

    private Places() {
    }

    static Configuration configuration(HeddleTest annotation, ExtensionContext context) {
        return new Configuration(
                new Configuration.Place(option -> "@HeddleTest(" + option + ")", option -> of(annotation, option)),
                new Configuration.Place(option -> "heddle." + option + " in junit-platform.properties",
                        option -> context.getConfigurationParameter("heddle." + option)));
    }

    /** An attribute of the annotation, unless it has its default, which stands for nothing. */
    private static Optional<String> of(HeddleTest annotation, String option) {
        try {
            Object value = HeddleTest.class.getMethod(option).invoke(annotation);
            if (value.getClass().isArray()) {
                return Array.getLength(value) == 0 ? Optional.empty() : Optional.of(Array.get(value, 0).toString());
            }
            String text = value.toString();
            return text.equals("-1") || text.isEmpty() ? Optional.empty() : Optional.of(text);
        } catch (NoSuchMethodException elsewhere) {
            return Optional.empty();
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException(e);
        }
    }
}
