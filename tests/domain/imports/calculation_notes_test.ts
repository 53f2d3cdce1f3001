/** Notes of a calculation in the ledger: every kind that there is reaches the import and the declaration, or has a sentence there that says it. */
import * as Arbitrary from "effect/Arbitrary";
import * as Either from "effect/Either";
import * as FastCheck from "effect/FastCheck";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { calculationUnder } from "../../../src/domain/cbam/calculation/of_many.ts";
import { declarationInSteps } from "../../../src/domain/imports/declaration/declaration.ts";
import { type NotePlace, placesOfNotes } from "../../../src/domain/imports/figures/calculation_notes.ts";
import { figuresOfImport, hasFigures } from "../../../src/domain/imports/figures/figures.ts";
import { importRecord } from "../../../src/features/imports/records/import_record.ts";
import { sentences } from "../../../src/features/imports/records/figures.ts";
import { noteKinds } from "../../../src/kernel/findings/law/notes.ts";
import { lawText } from "../../../src/kernel/findings/law/law_text.ts";
import { atOnce } from "../../../src/kernel/steps.ts";
import { figuresLaw, figuresOf, yearLaw } from "../../support/importer_year.ts";
import { decimal, origin } from "../../support/law.ts";

const [figures] = figuresOf().filter(({ state, standing, unit }) =>
  state === "default" && standing === "in_scope" && unit === "t"
);
const live = figures?.live ?? assert.fail("an import by default values");

type NoteFinding = (typeof noteKinds)[number]["Type"];

/** Kinds that an import or a declaration has another sentence for, or that do not hold in the ledger. */
const elsewhere: ReadonlyArray<NotePlace> = ["import", "declaration", "nowhere"];

/** Any note of a kind, about a country that there is. */
const sampleOf = ({ ast }: (typeof noteKinds)[number]): NoteFinding => {
  const notes = Arbitrary.make(Schema.make<NoteFinding>(ast));
  const [note] = FastCheck.sample(notes, { numRuns: 1, seed: 7 });
  assert.ok(note !== undefined);
  return "country" in note ? { ...note, country: origin("CHN") } : note;
};

for (const noteKind of noteKinds) {
  const note = sampleOf(noteKind);
  Deno.test(`a note of the kind ${note.kind} of a calculation is told by the import and by the declaration`, () => {
    const law = {
      ...figuresLaw,
      calculateTerms: (shipment: Parameters<ReturnType<typeof calculationUnder>>[0]) =>
        Either.map(
          calculationUnder(yearLaw)(shipment),
          (made) => "terms" in made ? { ...made, notes: [note] } : made,
        ),
    };
    const place = placesOfNotes[note.kind];
    const ofImport = importRecord(law, live).cost?.notes ?? [];
    assert.equal(
      ofImport.includes(lawText(note)),
      place !== "declaration" && place !== "nowhere",
      ofImport.join(),
    );
    const determined = figuresOfImport(law, live);
    assert.ok(hasFigures(determined));
    const of = [determined];
    const { missing, findings } = atOnce(declarationInSteps({
      year: 2026,
      basis: "determined",
      law: yearLaw,
      determined: of,
      byDefault: of,
      fileable: of,
      withoutFigures: [],
    }));
    const told = sentences([...missing.map(({ finding }) => finding), ...findings]);
    const isTold = told.some((sentence) => sentence.includes(lawText(note)));
    assert.equal(isTold, place === "declaration" || !elsewhere.includes(place), told.join("\n"));
    const isMissing = sentences(missing.map(({ finding }) => finding)).some((each) =>
      each.includes(lawText(note))
    );
    assert.equal(isMissing, place === "missing");
  });
}

Deno.test("a declaration tells a note once, with the number of imports and their codes, and of imports that are calculated as one each mass by itself", () => {
  const made = figuresOfImport(figuresLaw, live);
  assert.ok(hasFigures(made) && made.shipment !== undefined);
  const ids = ["a", "b", "c"];
  const massesT = ["12000", "9999", "10000"].map(decimal);
  const note = { kind: "zeroDefault", line: "2804 10 00" } as const;
  const alike = { ...made, notes: [note], live: { ...made.live, alike: { ids, massesT } } };
  const of = [{ ...made, notes: [note] }, alike];
  const { findings } = atOnce(declarationInSteps({
    year: 2026,
    basis: "determined",
    law: yearLaw,
    determined: of,
    byDefault: of,
    fileable: of,
    withoutFigures: [],
  }));
  const code = live.entry.facts.cnCode;
  assert.deepEqual(
    findings.filter(({ kind }) => kind === "calculationsNoted" || kind === "massesOfShip"),
    [
      { kind: "calculationsNoted", imports: 4, codes: [code], note: lawText(note) },
      { kind: "massesOfShip", imports: ["a", "c"] },
    ],
  );
});
