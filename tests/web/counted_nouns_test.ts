/** Numbers before nouns in the sentences of pages: where there is one of something, no sentence says several. */
import assert from "node:assert/strict";
import { linkTexts } from "../../src/features/suppliers/texts/link/texts.ts";
import { planNoteSentence } from "../../src/features/plans/texts/notes.ts";
import { surrenderSentences } from "../../src/kernel/findings/declared/surrenders.ts";
import { isRecord } from "../../src/kernel/text/json.ts";
import { germanClosings } from "../../src/web/issue_sentences/de/closings.ts";
import { germanDuties } from "../../src/web/issue_sentences/de/duties.ts";
import { englishClosings } from "../../src/web/issue_sentences/en/closings.ts";
import { englishDuties } from "../../src/web/issue_sentences/en/duties.ts";
import { frenchClosings } from "../../src/web/issue_sentences/fr/closings.ts";
import { frenchDuties } from "../../src/web/issue_sentences/fr/duties.ts";
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

/** Sentences about bounds of the service, which are never 1, or about parts of more that are shown; those of one of more are read below. */
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

/**
 * What a text says of one thing, by a record of it where it takes one, else by the number, and by the number as a text. It takes one of the two,
 * so that it is wrong if it is for both: the compiler refuses one that compares what it takes with the other.
 */
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

/** Verbs in the plural beside 1, or beside 1 of 30 things. */
const severalDo = {
  en: /(?<![\d.,])\b1 (?:of (?:the )?30 )?(?:\p{L}+ )?(?:are|were|have)\b|\bthey take\b/u,
  de: /\b(?:sind|haben) 1(?![\d.,])|(?<![\d.,])\b1 (?:von 30 )?(?:\p{L}+ )?(?:sind|haben)\b/u,
  fr:
    /(?<![\d.,])\b1[ \u00a0\u202f](?:(?:des|sur) 30[ \u00a0\u202f])?(?:\p{L}+ )?(?:n’)?(?:sont|ont)\b|\(s\)/u,
};

const sentencesOf = {
  en: { ...englishClosings, ...englishDuties },
  de: { ...germanClosings, ...germanDuties },
  fr: { ...frenchClosings, ...frenchDuties },
};

Deno.test("a sentence about one of thirty things has its verb in the singular, in any language, and one about two in the plural", () => {
  const names = { nameOf: (member: string) => member };
  for (const language of languages) {
    const { penaltyBesideSurrender, accruedYearBefore, soldBackAboveLimit } = sentencesOf[language];
    const saidOfPart = (part: number): ReadonlyArray<string> => {
      const year = { year: 2026, surrendered: part, eur: "10.00" };
      const penalties = [true, false].map((isOver) => ({ ...year, due: 30, last: "2027-09-30", isOver }));
      const accrued = { ...year, certificates: 30 };
      const { penaltyBesideSurrender: penaltyOfApi, accruedYearBefore: accruedOfApi } = surrenderSentences;
      return [
        ...(language === "en"
          ? [...penalties.map((each) => penaltyOfApi(each, "")), accruedOfApi(accrued, "")]
          : []),
        ...penalties.map((penalty) => penaltyBesideSurrender(penalty, "", names)),
        accruedYearBefore(accrued, "", names),
        soldBackAboveLimit({ year: 2026, boughtBack: part, limit: 0 }, "", names),
        planNoteSentence({ kind: "valuesOfOthers", origins: 30, fallingBack: part }, language),
        linkTexts[language].filled(part, 30),
      ];
    };
    const ofTwo = saidOfPart(2);
    for (const [at, said] of saidOfPart(1).entries()) {
      assert.match(said, /(?<!\d)1(?!\d|[.,]\d)/);
      assert.doesNotMatch(said, severalDo[language]);
      assert.doesNotMatch(said, several[language]);
      assert.doesNotMatch(
        ofTwo[at] ?? "",
        /\b2 (?:von 30 |of 30 )?(?:\p{L}+ )?(?:is|has|ist|hat|est|a|n’a)\b|\b(?:ist|hat) 2\b/u,
      );
    }
  }
});
