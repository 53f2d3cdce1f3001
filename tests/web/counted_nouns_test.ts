/** Numbers before nouns in the sentences of pages: where there is one of something, no sentence says several. */
import assert from "node:assert/strict";
import { isRecord } from "../../src/kernel/text/json.ts";
import { languages } from "../../src/web/words/language.ts";
import { programsBelow } from "../support/source_files.ts";

/** Nouns in the plural behind 1, with a word between; those of English by name, as its verbs end as they do. */
const several = {
  en:
    /(?<![\d.,])\b1 (?:(?:live|open|more|other|further|merged|new) )?(?:keys|members|calls|lines|rows|certificates|columns|characters|cells|parts|entries|origins|drafts|fields|files|items|imports|corrections|tables|invoices|browsers|passkeys|importers|declarants|days|values|accounts|figures|changes|countries|purchases|reports|codes|formats|seconds|minutes|hours)\b/,
  de: /(?<![\d.,])\b1 (?:(?:weitere|andere|neue|offene|gültige)n? )?(?!Zeichen\b)[A-ZÄÖÜ][a-zäöüß]+en\b/,
  fr:
    /(?<![\d.,])\b1[ \u00a0\u202f](?:autres |derniers |premières )?(?!(?:mois|fois|pays|plus|dans|sans|sous|vous|nous|des|les|après)\b)[a-zéèêàç]{3,}s(?![a-zéèêàç’])/,
};

/** Sentences about bounds of the service, which are never 1, or about parts of more that are shown. */
const neverOne = new Set([
  ...["tooManyCalls", "tooManyKeys", "tooManyMembers", "tooManyColumns", "tooManyLines", "tooManyRows"],
  ...["tooManyCharactersInSheet", "tooManyCellsInWorkbook", "tooManyMergedCells", "tooManyShownUnits"],
  ...["tooManyParts", "tooManyFiles", "tooManyLineItems", "TooManyLineItems", "TooManyRows", "full"],
  ...[
    "longRow",
    "longPassedHeadings",
    "noHeadingRow",
    "importTooLong",
    "nameRefused",
    "draftsKept",
    "leaving",
  ],
  ...[
    "allOrigins",
    "moreMissing",
    "first",
    "actsSoFar",
    "noActsSoFar",
    "soldBackAboveLimit",
    "filled",
    "penaltyBesideSurrender",
    "valuesOfOthers",
    "byDefault",
  ],
]);

const everyOne: unknown = new Proxy({}, { get: () => 1 });

const saidOf = (text: unknown, argument: unknown): ReadonlyArray<string> => {
  if (typeof text !== "function") return [];
  try {
    const said: unknown = Reflect.apply(text, undefined, Array(6).fill(argument));
    return typeof said === "string" ? [said] : [];
  } catch {
    return [];
  }
};

/** What a text says of one thing, by a record of it where it takes one, else by the number, and by the number as a text. */
const saidOfOne = (text: unknown): ReadonlyArray<string> => {
  const isOfRecord = /^\(\s*\{/.test(String(text));
  return (isOfRecord ? [everyOne] : [1, "1"]).flatMap((argument) => saidOf(text, argument));
};

type PlacedSentences = readonly [path: string, said: ReadonlyArray<string>];

const textsWithin = (value: unknown, path: string): ReadonlyArray<PlacedSentences> =>
  isRecord(value)
    ? Object.entries(value).flatMap(([name, member]) => textsWithin(member, `${path}/${name}`))
    : [[path, saidOfOne(value)]];

Deno.test("no sentence of a page has a plural behind 1, in any language", async () => {
  const wrong: Array<string> = [];
  for (const language of languages) {
    const named = new RegExp(`/(?:texts|words|issue_sentences)/(?:link/)?${language}(?:/|\\.ts)`);
    const files = programsBelow(new URL("../../src/", import.meta.url)).filter(({ pathname }) =>
      named.test(pathname)
    );
    assert.ok(files.length > 10, language);
    for (const { href } of files) {
      const texts = textsWithin({ ...await import(href) }, href.replace(/^.*\/src\//, ""));
      for (const [place, said] of texts) {
        const isSeveral = said.length > 0 && said.every((each) => several[language].test(each));
        if (isSeveral && !neverOne.has(place.split("/").at(-1) ?? "")) wrong.push(`${place}: ${said[0]}`);
      }
    }
  }
  assert.deepEqual([...new Set(wrong)], []);
});
