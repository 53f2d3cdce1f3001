import assert from "node:assert/strict";
import { faceOf } from "../../../src/adapters/pdf/fonts/faces.ts";
import { fontRuns, missingCharacters } from "../../../src/adapters/pdf/fonts/font_runs.ts";
import { wordsOf } from "../../../src/adapters/pdf/fonts/words.ts";
import { renderDocument } from "../../../src/adapters/pdf/render.ts";
import { printableDocument } from "../../../src/domain/invoices/layout/document.ts";
import { charactersOf } from "../../../src/kernel/text/graphemes.ts";
import { coverageFile, coverageOfFonts } from "../../support/font_coverage.ts";
import { invoiceOf } from "../../support/invoices.ts";
import { assertSound, mupdfTextOf, pageOf, testWith, textOf } from "../../support/poppler.ts";

const descriptions: Readonly<Record<string, string>> = {
  "Latin": "Żółte śruby, vis zinguées, çelik cıvata",
  "Greek": "Χαλύβδινες βίδες, γαλβανισμένες",
  "Cyrillic": "Болты оцинкованные, ґудзики, құрылыс",
  "Vietnamese": "Bu lông thép mạ kẽm đường kính mười",
  "Chinese": "镀锌六角头钢螺栓，用于建筑",
  "traditional Chinese": "鍍鋅六角頭鋼螺栓，臺灣製造",
  "Japanese": "亜鉛めっき六角ボルト、建築用",
  "Korean": "아연 도금 육각 볼트, 건축용",
  "Thai": "สลักเกลียวหัวหกเหลี่ยมชุบสังกะสีสำหรับงานก่อสร้างที่มีคุณภาพสูง",
  "Georgian": "თუთიით დაფარული ექვსკუთხა ჭანჭიკები, დამზადებულია თბილისში",
  "Armenian": "Ցինկապատ վեցանկյուն պողպատե հեղույսներ, արտադրված Երևանում",
  "Tamil": "துத்தநாக முலாம் பூசப்பட்ட அறுகோண எஃகு போல்ட்கள், கோயம்புத்தூர்",
  "Lao": "ສະກູຫົວຫົກຫຼ່ຽມເຫຼັກຊຸບສັງກະສີສຳລັບງານກໍ່ສ້າງ ແລະ ນ້ຳດື່ມ",
  "Amharic": "በዚንክ የተለበጠ ባለ ስድስት ጎን የብረት ብሎኖች፣ አዲስ አበባ",
  "Devanagari": "जस्ता चढ़े षट्कोणीय इस्पात के पेंच, हिन्दी निर्माण",
};

for (const [script, description] of Object.entries(descriptions)) {
  Deno.test(
    testWith(
      ["pdftotext", "qpdf"],
      `a description in ${script} is printed so that it can be read back`,
      async () => {
        assert.deepEqual(missingCharacters(description), []);
        const pdf = renderDocument(printableDocument("commercial", invoiceOf(1, () => ({ description }))));
        const text = (await textOf(pdf)).replace(/\s+/g, "");
        assert(text.includes(description.replace(/\s+/g, "")), text);
        await assertSound(pdf);
      },
    ),
  );
}

const rightToLeft: Readonly<Record<string, string>> = {
  "Arabic": "براغي سداسية من الفولاذ المجلفن",
  "Hebrew": "ברגים משושים מפלדה מגולוונת",
  "Persian": "پیچ شش گوش فولادی گالوانیزه",
};

for (const [script, description] of Object.entries(rightToLeft)) {
  Deno.test(
    testWith(
      ["pdftotext", "qpdf", "mutool"],
      `a description in ${script} is printed with its words and letters in order`,
      async () => {
        const pdf = renderDocument(printableDocument("commercial", invoiceOf(1, () => ({ description }))));
        assert((await pageOf(pdf, 1)).includes(description));
        const other = await mupdfTextOf(pdf);
        assert(other.includes(description) && !other.includes("\ufffd"), other);
        await assertSound(pdf);
      },
    ),
  );
}

Deno.test("each part of a text gets the font of its script, shared signs that of the letters around them", () => {
  const families = (text: string) => fontRuns(text).map((run) => run.family);
  assert.deepEqual(families("Nuts"), ["latin"]);
  assert.deepEqual(families("M10 螺栓"), ["latin", "chinese"]);
  assert.deepEqual(families("六角ボルト"), ["japanese"]);
  assert.deepEqual(families("육각 볼트"), ["korean"]);
  assert.deepEqual(families("ברגים משושים"), ["hebrew"]);
});

Deno.test("a character that no font has is found with its code point and place", () => {
  assert.deepEqual(missingCharacters("Rakete 🚀 und 𓀀"), [
    { character: "🚀", codePoint: 0x1f680, position: 8 },
    { character: "𓀀", codePoint: 0x13000, position: 14 },
  ]);
  assert.ok(missingCharacters("বাংলা").length > 0);
  assert.deepEqual(missingCharacters("ខ្មែរ").map(({ codePoint }) => codePoint > 0x1780), [true, true, true]);
});

Deno.test("a letter with so many marks that they stand over its neighbours can't be printed; as many as scripts have can", () => {
  const [only, ...others] = missingCharacters(`Nr. Z${"\u0300\u0316".repeat(30)} 7`);
  assert.deepEqual(others, []);
  assert.equal(only?.position, 5);
  assert.equal([...only?.character ?? ""].length, 12);
  for (
    const text of [
      "Z\u0316\u0317\u0318\u0319",
      "บริษัท ก็ตั้ง",
      "בְּרֵאשִׁ֖ית",
      "क्षि र्त्स्न्य",
      "Tiếng Việt".normalize("NFD"),
    ]
  ) {
    assert.deepEqual(missingCharacters(text), [], text);
  }
});

Deno.test("a text in decomposed letters is printed as if it were composed", () => {
  assert.deepEqual(missingCharacters("Zubehör 볼트".normalize("NFD")), []);
});

Deno.test("a character that is not to be seen is not drawn, also not as the box of a glyph that a font lacks", () => {
  const widthOf = (text: string): number =>
    wordsOf(text, { lineEnds: "words" }).reduce(
      (sum, { text: word, family }) => sum + faceOf(family, false).shape(word, false).width,
      0,
    );
  const seen = Array.from({ length: 0xe1000 }, (_, codePoint) => String.fromCodePoint(codePoint)).filter((
    character,
  ) => /^\p{Default_Ignorable_Code_Point}$/u.test(character) && widthOf(`H${character}H`) !== widthOf("HH"));
  assert.deepEqual(seen.map((character) => character.codePointAt(0)?.toString(16)), []);
});

Deno.test("the table of the fonts' characters is that of the fonts", () => {
  assert.deepEqual(JSON.parse(Deno.readTextFileSync(coverageFile)), coverageOfFonts());
});

Deno.test("a long text in any script is looked up faster than it is cut into the characters that readers see", () => {
  const fastestMs = (work: () => void): number =>
    Math.min(...Array.from({ length: 5 }, () => {
      const begun = performance.now();
      work();
      return performance.now() - begun;
    }));
  for (const [script, description] of Object.entries({ ...descriptions, ...rightToLeft })) {
    if (script === "Latin") continue;
    const text = `${description} abc 123 `.repeat(500);
    const cutMs = fastestMs(() => assert(charactersOf(text).length > 0));
    const lookedUpMs = fastestMs(() => assert.deepEqual(missingCharacters(text), []));
    assert(lookedUpMs < cutMs, `${script}: ${lookedUpMs.toFixed(1)} ms, ${cutMs.toFixed(1)} ms`);
  }
});
