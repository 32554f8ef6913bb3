package corpus.correct;

import java.lang.invoke.MethodHandles;
import java.util.Base64;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;

/** The constants of an interface from before Java 8 are computed anew in every execution. */
//! verdict VERIFIED
//! executions 4
public class OldInterface {

    private static final String CONSTANTS = "yv66vgAAADMAGwcAAgEAEGphdmEvbGFuZy9PYmplY3QKAAEABAwABQAGAQAGPGluaXQ+AQADKClWCQAIAAkHAAoMAAsADAEAG2NvcnB1cy9jb3JyZWN0L09s"
            + "ZENvbnN0YW50cwEAAVgBABJMamF2YS9sYW5nL09iamVjdDsIAA4BAAE1CgAQABEHABIMABMAFAEAEWphdmEvbGFuZy9JbnRlZ2VyAQAIcGFyc2VJbnQBABUo"
            + "TGphdmEvbGFuZy9TdHJpbmc7KUkJAAgAFgwAFwAYAQABTgEAAUkBAAg8Y2xpbml0PgEABENvZGUGAAAIAAEAAAACABkACwAMAAAAGQAXABgAAAABAAgAGQAG"
            + "AAEAGgAAAB8AAgAAAAAAE7sAAVm3AAOzAAcSDbgAD7MAFbEAAAAAAAA=";

    private static final String READER = "yv66vgAAADMAGwoAAgADBwAEDAAFAAYBABBqYXZhL2xhbmcvT2JqZWN0AQAGPGluaXQ+AQADKClWCQAIAAkHAAoMAAsADAEAG2NvcnB1cy9jb3JyZWN0L09s"
            + "ZENvbnN0YW50cwEAAU4BAAFJCQAIAA4MAA8AEAEAAVgBABJMamF2YS9sYW5nL09iamVjdDsHABIBABhjb3JwdXMvY29ycmVjdC9PbGRSZWFkZXIHABQBAB1q"
            + "YXZhL3V0aWwvY29uY3VycmVudC9DYWxsYWJsZQEABENvZGUBAARjYWxsAQAUKClMamF2YS9sYW5nL09iamVjdDsBAA1TdGFja01hcFRhYmxlAQAJU2lnbmF0"
            + "dXJlAQBFTGphdmEvbGFuZy9PYmplY3Q7TGphdmEvdXRpbC9jb25jdXJyZW50L0NhbGxhYmxlPExqYXZhL2xhbmcvT2JqZWN0Oz47ACEAEQACAAEAEwAAAAIA"
            + "AQAFAAYAAQAVAAAAEQABAAEAAAAFKrcAAbEAAAAAAAEAFgAXAAEAFQAAACgAAgABAAAAD7IABwigAAmyAA2nAAQBsAAAAAEAGAAAAAcAAg1ABwACAAEAGQAA"
            + "AAIAGg==";

    public static void main(String[] args) throws Exception {
        Base64.Decoder decoder = Base64.getDecoder();
        Class<?> constants = MethodHandles.lookup().defineClass(decoder.decode(CONSTANTS));
        Callable<?> reader = (Callable<?>) MethodHandles.lookup().defineClass(decoder.decode(READER)).getConstructor().newInstance();
        AtomicInteger found = new AtomicInteger();
        Thread other = new Thread(() -> {
            try {
                found.addAndGet(reader.call() == null ? 0 : 1);
            } catch (Exception e) {
                throw new AssertionError(e);
            }
        });
        other.start();
        found.addAndGet(reader.call() == null ? 0 : 1);
        other.join();
        assert found.get() == 2 && reader.call() == constants.getField("X").get(null);
    }
}
