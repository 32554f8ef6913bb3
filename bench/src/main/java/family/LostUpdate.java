package family;

/** Two threads add to a variable; one of the additions can get lost. */
public final class LostUpdate {

    private int value;

    public static void main(String[] args) throws InterruptedException {
        LostUpdate shared = new LostUpdate();
        new Crew().add(2, () -> shared.value++).run();
        assert shared.value == 2 : "an addition got lost";
    }
}
