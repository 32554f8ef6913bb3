package dev.heddle.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The reference in {@code docs/maven.md} is what the packaged plugin says about itself; {@code -Dheddle.golden=update} writes it anew. */
class MavenReferenceTest {

    private static final String HEADING = "## Parameters\n";

    @Test
    void theReferenceIsThatOfThePlugin() throws Exception {
        Path file = Distribution.ROOT.resolve("docs/maven.md");
        String page = Files.readString(file);
        int begin = page.indexOf("\n\n", page.indexOf(HEADING) + HEADING.length() + 1) + 2;
        String reference = reference();
        if ("update".equals(System.getProperty("heddle.golden"))) {
            Files.writeString(file, page.substring(0, begin) + reference);
        }

        assertEquals(reference, Files.readString(file).substring(begin), "docs/maven.md differs; if it should, run the test with -Dheddle.golden=update");
    }

    private static String reference() throws Exception {
        StringBuilder out = new StringBuilder();
        for (Element goal : children(descriptor(), "mojos")) {
            String name = text(goal, "goal");
            if (name.equals("help")) {
                continue;
            }
            String phase = text(goal, "phase");
            out.append(out.isEmpty() ? "" : "\n").append("### heddle:").append(name).append("\n\n").append(text(goal, "description"));
            out.append(phase.isEmpty() ? "" : " Bound to the phase `" + phase + "` if the POM does not say otherwise.");
            out.append("\n\n| parameter | property | default | meaning |\n|---|---|---|---|\n");
            for (Element parameter : children(goal, "parameters")) {
                if (text(parameter, "editable").equals("true")) {
                    out.append(row(goal, parameter));
                }
            }
        }
        return out.toString();
    }

    private static String row(Element goal, Element parameter) {
        String name = text(parameter, "name");
        Element configuration = children(goal, "configuration").stream().filter(each -> each.getTagName().equals(name)).findFirst()
                .orElseThrow(() -> new AssertionError(name + " has no property"));
        String property = configuration.getTextContent();
        String standard = configuration.getAttribute("default-value");
        String required = text(parameter, "required").equals("true") && standard.isEmpty() ? "required" : "";
        String description = text(parameter, "description");
        assertTrue(property.matches("\\$\\{heddle\\.\\w+}"), () -> name + " has no property of its own: " + property);
        assertTrue(description.endsWith("."), () -> name + " is not described");
        return "| `" + name + "` | `" + property.substring(2, property.length() - 1) + "` | " + (standard.isEmpty() ? required : "`" + standard + "`")
                + " | " + description.replace("|", "\\|") + " |\n";
    }

    private static Element descriptor() throws Exception {
        Path jar = Distribution.list(Distribution.ROOT.resolve("maven-plugin/target")).stream()
                .filter(file -> file.getFileName().toString().matches("heddle-maven-plugin-.*\\.jar")).findFirst().orElseThrow();
        try (JarFile plugin = new JarFile(jar.toFile()); InputStream in = plugin.getInputStream(plugin.getEntry("META-INF/maven/plugin.xml"))) {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(in).getDocumentElement();
        }
    }

    /** The elements inside the first child of that name. */
    private static List<Element> children(Element parent, String name) {
        List<Element> found = new ArrayList<>();
        NodeList all = parent.getChildNodes();
        for (int i = 0; i < all.getLength(); i++) {
            if (all.item(i) instanceof Element list && list.getTagName().equals(name)) {
                NodeList inner = list.getChildNodes();
                for (int j = 0; j < inner.getLength(); j++) {
                    if (inner.item(j) instanceof Element element) {
                        found.add(element);
                    }
                }
            }
        }
        return found;
    }

    private static String text(Element parent, String name) {
        NodeList all = parent.getChildNodes();
        for (int i = 0; i < all.getLength(); i++) {
            if (all.item(i) instanceof Element element && element.getTagName().equals(name)) {
                return element.getTextContent().strip();
            }
        }
        return "";
    }
}
