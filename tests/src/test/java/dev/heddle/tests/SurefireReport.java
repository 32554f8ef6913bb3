package dev.heddle.tests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** One test, as Surefire has reported it; {@code failure} is empty if it passed, and has the stack trace otherwise. */
record SurefireReport(String failure, boolean skipped, String out) {

    /** The files with reports below a directory. */
    static List<Path> files(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(file -> file.getFileName().toString().matches("TEST-.*\\.xml")).toList();
        }
    }

    /** The tests in all of the files, by class and method. */
    static Map<String, SurefireReport> read(List<Path> files) throws IOException {
        Map<String, SurefireReport> tests = new TreeMap<>();
        for (Path file : files) {
            NodeList cases = parse(file).getElementsByTagName("testcase");
            for (int i = 0; i < cases.getLength(); i++) {
                Element test = (Element) cases.item(i);
                String type = test.getAttribute("classname");
                String name = type.substring(type.lastIndexOf('.') + 1) + "." + test.getAttribute("name").replaceAll("[({].*", "");
                tests.merge(name, of(test), (one, other) -> one.failure().isEmpty() ? other : one);
            }
        }
        return tests;
    }

    private static Element parse(Path file) throws IOException {
        try {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile()).getDocumentElement();
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException(file + " is no report", e);
        }
    }

    private static SurefireReport of(Element test) {
        return new SurefireReport(text(test, "failure") + text(test, "error"), test.getElementsByTagName("skipped").getLength() > 0,
                text(test, "system-out"));
    }

    private static String text(Element element, String child) {
        NodeList found = element.getElementsByTagName(child);
        return found.getLength() == 0 ? "" : found.item(0).getTextContent();
    }
}
