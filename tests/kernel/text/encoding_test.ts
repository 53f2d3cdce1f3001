/** Bytes of text files: encodings that are read, and bytes that are none. */
import assert from "node:assert/strict";
import { atOnce } from "../../../src/kernel/steps.ts";
import { decodedInSteps, type DecodedText } from "../../../src/kernel/text/encoding.ts";

const decodeText = (bytes: Uint8Array): DecodedText | undefined => atOnce(decodedInSteps(bytes));

const table =
  "Warennummer;Ursprungsland;Eigenmasse (kg);Überlassungsdatum\n72083900;Türkei;24,5;15.02.2026\n";

const windows1252 = (text: string): Uint8Array =>
  Uint8Array.from(
    text,
    (letter) => letter === "\u20ac" ? 0x80 : letter === "\u2019" ? 0x92 : letter.charCodeAt(0),
  );

const utf16 = (text: string, isLittle: boolean): Uint8Array => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return bytes;
};

Deno.test("a table is read in each encoding that spreadsheets write, with and without a byte order mark", () => {
  const written: ReadonlyArray<readonly [string, Uint8Array, boolean]> = [
    ["UTF-8", new TextEncoder().encode(table), false],
    ["UTF-8", new TextEncoder().encode(`\ufeff${table}`), true],
    ["UTF-16", utf16(`\ufeff${table}`, true), true],
    ["UTF-16", utf16(`\ufeff${table}`, false), true],
    ["UTF-16", utf16(table, true), false],
    ["UTF-16", utf16(table, false), false],
    ["Windows-1252", windows1252(table), false],
  ];
  for (const [encoding, bytes, hasByteOrderMark] of written) {
    assert.deepEqual(decodeText(bytes), { text: table, encoding, hasByteOrderMark });
  }
});

Deno.test("signs of Windows-1252 are read as they are", () => {
  const text = "Preis \u20ac;L\u2019Oréal;Größe m²;Nr. 5 ½";
  assert.equal(decodeText(windows1252(text))?.text, text);
});

Deno.test("a text that only one language of Windows-1250 can be is read as that", () => {
  const polish = Uint8Array.from([0x42, 0x69, 0x61, 0xb3, 0x6f, 0x72, 0x75, 0x9c, 0x3b, 0x42, 0xf6]);
  const czech = Uint8Array.from([0x48, 0x6d, 0x6f, 0x9d, 0x20, 0x9e]);
  for (const [bytes, text] of [[polish, "Białoruś;Bö"], [czech, "Hmoť ž"]] as const) {
    assert.deepEqual(decodeText(bytes), { text, encoding: "Windows-1250", hasByteOrderMark: false });
  }
});

Deno.test("bytes that could be another text are none: broken UTF-8, other code pages, binary files, half a character", () => {
  const wrong: ReadonlyArray<readonly [string, Uint8Array]> = [
    ["UTF-8 with a broken byte", Uint8Array.from([...new TextEncoder().encode("Türkei;"), 0xfc, 0x3b])],
    ["UTF-8 that was cut within a letter", new TextEncoder().encode("Türkei;Tü").subarray(0, -1)],
    ["DOS", Uint8Array.from([0x54, 0x81, 0x72, 0x6b, 0x65, 0x69])],
    ["Ukrainian Windows-1251", Uint8Array.from([0xd3, 0xea, 0xf0, 0xe0, 0xbf, 0xed, 0xe0])],
    ["Polish ISO 8859-2", Uint8Array.from([0x67, 0x6f, 0x72, 0xb1, 0x63, 0x6f])],
    ["Romanian letters beside Polish ones", Uint8Array.from([0x61, 0xb3, 0x6f, 0xfe, 0x61])],
    ["binary", Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0, 0, 0, 0, 0, 0, 0])],
    ["half of UTF-16", utf16("\ufeffTürkei", true).subarray(0, -1)],
    ["half a surrogate", utf16("\ufeff\ud83d", true)],
  ];
  for (const [name, bytes] of wrong) assert.equal(decodeText(bytes), undefined, name);
});

/** Bytes of letters in Mac Roman. */
const macRoman = (text: string, lineEnd: string): Uint8Array => {
  const letters = "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß";
  const bytes = Array.from(
    text.replaceAll("\n", lineEnd),
    (letter) =>
      letter.charCodeAt(0) < 0x80
        ? letter.charCodeAt(0)
        : letter === "’"
        ? 0xd5
        : 0x80 + letters.indexOf(letter),
  );
  return Uint8Array.from(bytes);
};

Deno.test("Mac Roman is read where its line ends or its letters say so", () => {
  const german = table;
  const french =
    "Code NC;Pays d’origine;Masse nette (kg);Date de mainlevée\n72083900;Chine;24,5;d’éléments à côté\n";
  for (const text of [german, french]) {
    for (const lineEnd of ["\r", "\n", "\r\n"]) {
      const read = decodeText(macRoman(text, lineEnd));
      assert.deepEqual([read?.text.replaceAll(/\r\n?/g, "\n"), read?.encoding], [text, "Mac Roman"], text);
    }
  }
});

Deno.test("letters of DOS are neither Windows-1252 nor Mac Roman", () => {
  const dos: ReadonlyArray<readonly [string, number]> = [
    ["mainlev.e", 0x82],
    ["L.nge in Metern", 0x84],
    ["k.nnen", 0x94],
    ["T.rkei", 0x81],
  ];
  for (const [text, byte] of dos) {
    const bytes = Uint8Array.from(text, (letter) => letter === "." ? byte : letter.charCodeAt(0));
    assert.equal(decodeText(bytes), undefined, text);
  }
});

Deno.test("quotes, bullets and footnotes of Windows-1252 are no signs of another code page", () => {
  const text = "„coil“ und “sheet”; • pos; Wert†; ŠKODA; žito a Šumava; 5 ‰; ‚a‘";
  const signs = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";
  const bytes = Uint8Array.from(text, (letter) => {
    const at = letter === " " ? -1 : signs.indexOf(letter);
    return at < 0 ? letter.charCodeAt(0) : 0x80 + at;
  });
  assert.deepEqual(decodeText(bytes), { text, encoding: "Windows-1252", hasByteOrderMark: false });
});
