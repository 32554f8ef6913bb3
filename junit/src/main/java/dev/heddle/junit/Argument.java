package dev.heddle.junit;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Parameter;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolutionException;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * A parameter for which an extension gives the argument.
 *
 * @param parameter the parameter
 * @param index its position
 * @param target the object whose method is about to be called
 */
record Argument(Parameter parameter, int index, Optional<Object> target) implements ParameterContext {

    Object resolve(List<ParameterResolver> resolvers, ExtensionContext context) {
        List<ParameterResolver> fitting = resolvers.stream().filter(each -> each.supportsParameter(this, context)).toList();
        if (fitting.size() != 1) {
            throw new ParameterResolutionException((fitting.isEmpty() ? "no extension gives" : "more than one extension gives")
                    + " an argument for the parameter " + parameter + " of " + parameter.getDeclaringExecutable());
        }
        return fitting.get(0).resolveParameter(this, context);
    }

    @Override
    public Parameter getParameter() {
        return parameter;
    }

    @Override
    public int getIndex() {
        return index;
    }

    @Override
    public Optional<Object> getTarget() {
        return target;
    }

    @Override
    public AnnotatedElement getAnnotatedElement() {
        return parameter;
    }

    @Override
    public boolean isAnnotated(Class<? extends Annotation> type) {
        return AnnotationSupport.isAnnotated(parameter, type);
    }

    @Override
    public <A extends Annotation> Optional<A> findAnnotation(Class<A> type) {
        return AnnotationSupport.findAnnotation(parameter, type);
    }

    @Override
    public <A extends Annotation> List<A> findRepeatableAnnotations(Class<A> type) {
        return AnnotationSupport.findRepeatableAnnotations(parameter, type);
    }
}
