package dev.heddle.agent;

import dev.heddle.runtime.Site;
import dev.heddle.runtime.Sites;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Sites in the JDK as they are written down for later runs: a record of the same length for each, in the order of their numbers, and the texts that these name. */
final class SiteArchive implements Sites.Earlier {

    private static final int NONE = -1;
    private static final int BOOT = 0;
    private static final int PLATFORM = 1;

    private static final int FIELDS = 9;
    private static final int RECORD = FIELDS * Integer.BYTES;
    /** The sites of the JDK have the odd numbers. */
    private static final int STEP = 2;

    static final SiteArchive EMPTY = new SiteArchive(new byte[0], new byte[0]);

    private final byte[] records;
    private final byte[] texts;

    private SiteArchive(byte[] records, byte[] texts) {
        this.records = records;
        this.texts = texts;
    }

    /** The one that was {@linkplain #write written} to {@code bytes} at {@code begin}. */
    static SiteArchive in(byte[] bytes, int begin) {
        int ofRecords = begin + 2 * Integer.BYTES;
        int ofTexts = ofRecords + integer(bytes, begin);
        return new SiteArchive(Arrays.copyOfRange(bytes, ofRecords, ofTexts), Arrays.copyOfRange(bytes, ofTexts, ofTexts + integer(bytes, begin + Integer.BYTES)));
    }

    /** Where it ends if it begins at {@code begin}. */
    int end(int begin) {
        return begin + 2 * Integer.BYTES + records.length + texts.length;
    }

    void write(OutputStream out) throws IOException {
        DataOutputStream data = new DataOutputStream(out);
        data.writeInt(records.length);
        data.writeInt(texts.length);
        data.write(records);
        data.write(texts);
    }

    /** The number of the first site in the JDK that is not among these. */
    int next() {
        return records.length / RECORD * STEP + 1;
    }

    @Override
    public Site site(int number) {
        int at = number / STEP * RECORD;
        ClassLoader loader = integer(at + 24) == PLATFORM ? ClassLoader.getPlatformClassLoader() : null;
        return new Site(number, text(at), text(at + 4), text(at + 8), text(at + 12), integer(at + 16), integer(at + 20), loader, text(at + 28), text(at + 32), "");
    }

    private int integer(int at) {
        return integer(records, at);
    }

    private String text(int at) {
        int place = integer(at);
        return place == NONE ? null : new String(texts, place + Integer.BYTES, integer(texts, place), StandardCharsets.UTF_8);
    }

    static int integer(byte[] bytes, int at) {
        return bytes[at] << 24 | (bytes[at + 1] & 0xff) << 16 | (bytes[at + 2] & 0xff) << 8 | bytes[at + 3] & 0xff;
    }

    /** These, and those that were made since, which have the numbers up to {@code end}. */
    SiteArchive extended(int end) throws IOException {
        ByteArrayOutputStream newRecords = new ByteArrayOutputStream();
        ByteArrayOutputStream newTexts = new ByteArrayOutputStream();
        newRecords.write(records);
        newTexts.write(texts);
        DataOutputStream out = new DataOutputStream(newRecords);
        Map<String, Integer> places = new HashMap<>();
        for (int number = next(); number < end; number += STEP) {
            Site site = Sites.get(number);
            for (String text : new String[] {site.className, site.method, site.descriptor, site.file}) {
                out.writeInt(place(text, places, newTexts));
            }
            out.writeInt(site.line);
            out.writeInt(site.offset);
            out.writeInt(site.loader == null ? BOOT : PLATFORM);
            out.writeInt(place(site.owner, places, newTexts));
            out.writeInt(place(site.member, places, newTexts));
        }
        return new SiteArchive(newRecords.toByteArray(), newTexts.toByteArray());
    }

    private static int place(String text, Map<String, Integer> places, ByteArrayOutputStream texts) throws IOException {
        if (text == null) {
            return NONE;
        }
        Integer known = places.get(text);
        if (known == null) {
            known = texts.size();
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            new DataOutputStream(texts).writeInt(bytes.length);
            texts.write(bytes);
            places.put(text, known);
        }
        return known;
    }
}
