package dev.heddle.runtime.shadow;

import dev.heddle.runtime.Shapes;
import java.util.Arrays;

/**
 * Where calls lead that are written for a type of the JDK: to code of the program, which takes shadows and gives them, or to code of the JDK, which knows
 * nothing of them. The class of the object that is called decides, and which of its methods it has overridden.
 */
final class Reach {

    private static final byte PROGRAM = 1;
    private static final byte JDK = 2;

    private static final ClassValue<Reach> OF = new ClassValue<>() {
        @Override
        protected Reach computeValue(Class<?> type) {
            return new Reach(type);
        }
    };

    private final Class<?> type;
    /** By the numbers of signatures, where a call leads; 0 if that has not been asked for. */
    private byte[] known = new byte[16];

    private Reach(Class<?> type) {
        this.type = type;
    }

    /** True if a call of {@code receiver} with this signature leads to code that takes no shadows; always so if {@code signature} is 0. */
    static boolean isJdk(Object receiver, int signature) {
        return signature == 0 || receiver == null || receiver.getClass().getClassLoader() == null || OF.get(receiver.getClass()).leadsToJdk(signature);
    }

    private boolean leadsToJdk(int signature) {
        byte[] places = known;
        if (signature >= places.length) {
            places = Arrays.copyOf(places, Math.max(signature + 1, places.length * 2));
            known = places;
        }
        if (places[signature] == 0) {
            places[signature] = find(Signatures.of(signature));
        }
        return places[signature] == JDK;
    }

    private byte find(String signature) {
        int open = signature.indexOf('(');
        return Shapes.declaring(type, signature.substring(0, open), signature.substring(open)).map(Reach::isFollowed).orElse(false) ? PROGRAM : JDK;
    }

    /** False for the JDK's classes, and for those that it makes for the program without showing them to agents. */
    static boolean isFollowed(Class<?> declaring) {
        ClassLoader loader = declaring.getClassLoader();
        Module module = declaring.getModule();
        return loader != null && loader != ClassLoader.getPlatformClassLoader()
                && !(module.isNamed() && (module.getName().startsWith("java.") || module.getName().startsWith("jdk.")));
    }
}
