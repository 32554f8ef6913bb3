package dev.heddle.junit;

import dev.heddle.Explored;
import dev.heddle.Symbolic;
import dev.heddle.embed.Attachment;
import dev.heddle.embed.Configuration;
import dev.heddle.embed.EmbeddedExploration;
import dev.heddle.embed.WitnessFolder;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolutionException;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.platform.commons.support.AnnotationSupport;
import org.opentest4j.TestAbortedException;

/**
 * Explores the tests annotated with {@link HeddleTest}.
 *
 * <p>JUnit sees one call of the test method. In its place this runs the exploration, each execution of which goes through all
 * that JUnit does around a test ({@link Lifecycle}); so what JUnit itself would call around the one call is left out.
 */
final class HeddleExtension implements InvocationInterceptor, ParameterResolver {

    private static final String ADVICE = " (the goal prepare-agent of heddle-maven-plugin does that), or allow it to attach: "
            + "no -XX:+DisableAttachMechanism, a JDK and not a JRE.";

    @Override
    public void interceptBeforeEachMethod(Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context) {
        invocation.skip();
    }

    @Override
    public void interceptAfterEachMethod(Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context) {
        invocation.skip();
    }

    @Override
    public void interceptTestMethod(Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context) {
        invocation.skip();
        Attachment.require(context.getRequiredTestClass(), ADVICE);
        explore(context);
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        boolean symbolic = parameter.isAnnotated(Symbolic.class);
        if (symbolic && !context.getTestMethod().map(parameter.getDeclaringExecutable()::equals).orElse(false)) {
            throw new ParameterResolutionException("@Symbolic is for the parameters of a method annotated with @HeddleTest, not for "
                    + parameter.getDeclaringExecutable());
        }
        return symbolic;
    }

    /** Something for the one call that JUnit sees, which is never made; in each execution there is another value. */
    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        Class<?> type = parameter.getParameter().getType();
        return type.isPrimitive() ? Array.get(Array.newInstance(type, 1), 0) : null;
    }

    private static void explore(ExtensionContext context) {
        Method method = context.getRequiredTestMethod();
        HeddleTest annotation = AnnotationSupport.findAnnotation(method, HeddleTest.class)
                .orElseThrow(() -> new IllegalStateException("@ExtendWith(HeddleExtension.class) does nothing by itself: use @HeddleTest"));
        Configuration configuration = Places.configuration(annotation, context);
        Lifecycle lifecycle = new Lifecycle(context);
        Class<?> type = context.getRequiredTestClass();
        String selector = type.getName() + "#" + method.getName();
        EmbeddedExploration exploration = new EmbeddedExploration(type.getSimpleName() + "." + method.getName(), type, "junit " + selector + parameters(method), configuration, lifecycle,
                file -> "mvn test -Dtest='" + selector + "' -Dheddle.replay=" + file);
        Optional<String> replay = configuration.text("replay");
        Explored explored = replay.isPresent() ? exploration.replay(Path.of(replay.get())) : exploration.explore(Optional.of(folder(configuration, type, method)));
        if (!explored.failed() && lifecycle.isAlwaysAborted()) {
            throw new TestAbortedException("the test was aborted in every execution");
        }
        tell(explored, type.getSimpleName() + "." + method.getName(), context);
    }

    private static void tell(Explored explored, String subject, ExtensionContext context) {
        context.publishReportEntry("heddle", explored.summary());
        if (explored.failed()) {
            explored.orFail();
        }
        explored.notes().forEach(note -> System.out.println("note: " + note));
        System.out.println(subject + ": " + explored.summary());
    }

    private static WitnessFolder folder(Configuration configuration, Class<?> type, Method method) {
        return WitnessFolder.of(configuration, type.getName() + "." + method.getName() + (isOverloaded(method) ? parameters(method) : ""));
    }

    private static boolean isOverloaded(Method method) {
        return Arrays.stream(method.getDeclaringClass().getDeclaredMethods()).filter(each -> each.getName().equals(method.getName())).count() > 1;
    }

    /** The parameters of a method that has some, as JUnit selects by them. */
    private static String parameters(Method method) {
        return method.getParameterCount() == 0 ? ""
                : Arrays.stream(method.getParameterTypes()).map(Class::getTypeName).collect(Collectors.joining(", ", "(", ")"));
    }
}
