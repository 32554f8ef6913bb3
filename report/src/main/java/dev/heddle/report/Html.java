package dev.heddle.report;

import dev.heddle.model.Legible;

/** Builds a page of HTML in which everything that is no markup of ours is escaped. */
final class Html {

    private final StringBuilder out = new StringBuilder();

    Html markup(String markup) {
        out.append(markup);
        return this;
    }

    /** An element with escaped text, and of a class if {@code style} names one; on a line of its own unless it stands in the middle of text. */
    Html element(String name, String style, String text) {
        out.append('<').append(name).append(style.isEmpty() ? "" : " class=\"" + style + "\"").append('>');
        text(text);
        out.append("</").append(name).append(">").append(name.equals("span") || name.equals("code") ? "" : "\n");
        return this;
    }

    Html text(String anything) {
        String text = Legible.text(anything);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                case '\'' -> out.append("&#39;");
                default -> out.append(c);
            }
        }
        return this;
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
