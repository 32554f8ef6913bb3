package dev.heddle.report;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.harrel.jsonschema.Validator;
import dev.harrel.jsonschema.ValidatorFactory;
import dev.harrel.jsonschema.providers.GsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** The official JSON schema of SARIF 2.1.0. */
public final class SarifSchema {

    private static final String RESOURCE = "/schema/sarif-schema-2.1.0.json";

    private final Validator validator;
    private final URI schema;

    public SarifSchema() throws IOException {
        validator = new ValidatorFactory().withJsonNodeFactory(new GsonNode.Factory()).createValidator();
        try (InputStream in = SarifSchema.class.getResourceAsStream(RESOURCE)) {
            schema = validator.registerSchema(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    boolean isValid(String report) {
        return validator.validate(schema, report).isValid();
    }

    public void require(String report) {
        Validator.Result result = validator.validate(schema, report);
        StringBuilder errors = new StringBuilder("not SARIF 2.1.0:");
        result.getErrors().forEach(error -> errors.append('\n').append(error.getInstanceLocation()).append(": ").append(error.getError()));
        assertTrue(result.isValid(), errors::toString);
    }
}
