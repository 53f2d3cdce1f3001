/** Recorded document codes beside those that the line needs. */
import assert from "node:assert/strict";
import { recordedCodeFindings } from "../../../src/domain/imports/codes/recorded_codes.ts";
import type { DocumentCode } from "../../../src/domain/imports/law.ts";
import { findingSentence } from "../../../src/features/imports/pages/sentences.ts";
import { dayOfText } from "../../../src/kernel/time/calendar.ts";
import { type Language, languages } from "../../../src/web/words/language.ts";
import { given } from "../../support/answered.ts";

const firstDay = given(dayOfText("2026-01-01"));

const rowOf = (code: string): DocumentCode => ({
  ...{ code, basis: "authorised", reference: "account", validFrom: firstDay, validTo: null },
  ...{ grade: "act", source: "" },
});

const table = ["Y128", "Y137", "Y238", "Y422"].map(rowOf);

const found = (
  recorded: ReadonlyArray<readonly [string, string | null]>,
  needed: ReadonlyArray<readonly [string, string | null]>,
  none: "none" | "must_not_be_released" = "none",
) =>
  recordedCodeFindings(
    recorded.map(([code, reference]) => ({ code, reference })),
    {
      answer: needed.length === 0 ? none : "code",
      codes: needed.map(([code, reference]) => ({ code: rowOf(code), reference })),
    },
    table,
  );

const kindsOf = (...codes: Parameters<typeof found>): number => found(...codes).length;

Deno.test("recorded codes that are others than the needed ones, or of another account, are noted", () => {
  assert.equal(kindsOf([["Y137", null]], [["Y128", "A-1"]]), 1);
  assert.equal(kindsOf([["Y128", "A-2"]], [["Y128", "A-1"]]), 1);
  assert.equal(kindsOf([["Y238", "N-1"]], []), 1);
  assert.equal(kindsOf([["Y128", "A-1"]], [["Y128", "A-1"], ["Y422", null]]), 1);
});

Deno.test("recorded codes that are the needed ones, and codes of other measures, leave nothing to ask", () => {
  assert.equal(kindsOf([["Y128", "A-1"]], [["Y128", "A-1"]]), 0);
  assert.equal(kindsOf([["Y128", null]], [["Y128", "A-1"]]), 0);
  assert.equal(kindsOf([["Y128", "A-1"], ["N380", "1"]], [["Y128", null]]), 0);
  assert.equal(kindsOf([["N380", "1"]], [["Y128", "A-1"]]), 0);
  assert.equal(kindsOf([], [["Y128", "A-1"]]), 0);
});

Deno.test("references are compared by their letters and digits, as readers tell them apart", () => {
  for (const recorded of ["cbam-de 1", "CBAM-DE1", "CBAM\u2011DE 1", " CBAM-DE\u00a01 "]) {
    assert.equal(kindsOf([["Y128", recorded]], [["Y128", "CBAM-DE 1"]]), 0, recorded);
  }
  assert.equal(kindsOf([["Y128", "CBAM-DE 2"]], [["Y128", "CBAM-DE 1"]]), 1);
});

Deno.test("a line that needs no code, and one that may use none, are told apart in every language", () => {
  const told = (none: "none" | "must_not_be_released", language: Language) =>
    found([["Y137", null]], [], none).map((finding) => findingSentence(finding, language)).join();
  const words: Readonly<Record<Language, readonly [none: RegExp, notReleased: RegExp]>> = {
    en: [/the line needs no such code:/, /the line may use no such code:/],
    de: [/braucht die Position keinen solchen Code:/, /darf die Position keinen solchen Code haben:/],
    fr: [/code à indiquer pour l’article\s: aucun\s:/, /aucun code n’est utilisable pour l’article\s:/],
  };
  for (const language of languages) {
    const [none, notReleased] = words[language];
    assert.match(told("none", language), none);
    assert.match(told("must_not_be_released", language), notReleased);
  }
});
