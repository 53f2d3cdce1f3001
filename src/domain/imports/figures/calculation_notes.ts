/**
 * Notes of an import's calculation, as the ledger tells them: with the import, and once for the imports of a declaration.
 * Every kind of note has its place here. Decision 0243.
 */
import type { noteKinds } from "../../../kernel/findings/law/notes.ts";
import type { LawFinding } from "../../../kernel/findings/law/law_finding.ts";
import { isMassOfShip } from "../../cbam/calculation/notes/ship_load.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { lawText } from "../../../kernel/findings/law/law_text.ts";
import { slipsIn } from "../../cbam/calculation/notes/slips.ts";
import { idsOf } from "../ledger/alike.ts";
import type { ImportFacts } from "../ledger/entry.ts";
import { assumedRouteOf } from "./assumed_routes.ts";
import type { ImportFigures } from "./figures.ts";

/** Kind of a note of a calculation. */
export type NoteKind = (typeof noteKinds)[number]["Type"]["kind"];

/**
 * Place of a note: `missing` and `note` with the import and in a declaration, among what is put right before filing and among the
 * notes; `import` with the import, where the declaration has a sentence of its own or none; `declaration` in the declaration, where the
 * import has a sentence of its own; `nowhere` where it does not hold in the ledger.
 */
export type NotePlace = "missing" | "note" | "import" | "declaration" | "nowhere";

/** Place of every kind of note. */
export const placesOfNotes: { readonly [Kind in NoteKind]: NotePlace } = {
  // The import says which part it is counted as (`countedAsPart`).
  partOfCode: "declaration",
  codeLeft: "missing",
  splitOff: "note",
  electricityInTonnes: "note",
  // The declaration names the imports (`massesOfShip`).
  massOfShip: "import",
  superseded: "note",
  otherDataSet: "note",
  onlyDirectCounts: "note",
  unionValueOfElectricity: "note",
  otherCountriesValue: "note",
  otherVariantValue: "note",
  // The ledger takes the Commission's own default carbon price, and no other with default values.
  carbonPriceWithDefaults: "nowhere",
  priceInOtherCurrency: "import",
  pricePerGoods: "import",
  priceWithoutEvidence: "import",
  electricityLicence: "note",
  electricityConditions: "note",
  electricityAboveLimit: "missing",
  notice: "note",
  zeroDefault: "note",
  // Slips: the declaration names the imports (`unlikelyValues`).
  zeroVerified: "import",
  unusualShare: "import",
  intensityUnusual: "import",
  intensityBeyond: "import",
  intensityTiny: "import",
  verifiedAllocationUnusual: "import",
  allocationAboveIntensity: "import",
  precursorsAboveIntensity: "import",
  carbonPriceUnusual: "import",
  // Assumed routes are missing in the declaration, without what the others cost (`routeNotNamed`).
  gradesAssumed: "import",
  routeAssumed: "import",
  // What is missing names the precursors (`noPrecursors`).
  wholeChain: "import",
  benchmarkOfAllRoutes: "note",
  gradesOfDefaultLine: "note",
  allocationEnded: "note",
  factorAssumed: "note",
  factorAndBenchmarksAssumed: "note",
  idleOfElectricity: "note",
  idleInYear: "note",
  exemptPrecursor: "note",
  givenPerClinker: "import",
  givenPerNitrogen: "import",
  reportingPeriod: "note",
  verifiedAllocation: "import",
  // The declaration says once that prices stand in (`pricesStandIn`, `pricedWhenBought`).
  yearAssumed: "import",
  priceNeverPublished: "import",
  priceNotYetPublished: "import",
  priceOfAssumedYear: "import",
  priceOfYear: "import",
  priceEstimated: "import",
  priceOfPurchase: "import",
  priceOfPurchaseBeforeWeeks: "import",
};

const places: ReadonlyMap<string, NotePlace> = new Map(Object.entries(placesOfNotes));

/** Kinds beside slips and what is missing that ask for a look at a row. */
const kindsOfRow: ReadonlySet<NoteKind | LawFinding["kind"]> = new Set<NoteKind>([
  "massOfShip",
  "routeAssumed",
  "gradesAssumed",
  "exemptPrecursor",
]);

const placed = (
  notes: ReadonlyArray<LawFinding>,
  wanted: ReadonlyArray<NotePlace>,
): ReadonlyArray<LawFinding> => notes.filter(({ kind }) => wanted.includes(places.get(kind) ?? "note"));

/** Returns the notes of a calculation that an import tells. */
export const notesOfImport = (notes: ReadonlyArray<LawFinding>): ReadonlyArray<LawFinding> =>
  placed(notes, ["missing", "note", "import"]);

/** Returns the notes of a calculation that name what must be put right before the import is declared. */
export const notesToMend = (notes: ReadonlyArray<LawFinding>): ReadonlyArray<LawFinding> =>
  placed(notes, ["missing"]);

/** Returns the notes of a calculation that a declaration tells once for all its imports. */
export const notesOfDeclaration = (notes: ReadonlyArray<LawFinding>): ReadonlyArray<LawFinding> =>
  placed(notes, ["note", "declaration"]);

/** Returns the notes that ask for a look at an import's row when it is recorded, not those on law and prices. */
export const notesOfRow = (notes: ReadonlyArray<LawFinding>): ReadonlyArray<LawFinding> => {
  const slips = slipsIn(notes);
  return notes.filter((note) =>
    places.get(note.kind) === "missing" || slips.includes(note) || kindsOfRow.has(note.kind)
  );
};

/** Returns the findings about rows of a sheet that such notes come to: without the figures in which rows differ. */
export const rowFindings = (
  facts: Pick<ImportFacts, "cnCode">,
  notes: ReadonlyArray<LawFinding>,
): ReadonlyArray<ImportFinding> => {
  const slips = slipsIn(notes);
  const others = notes.filter((note) => !slips.includes(note)).map((note): ImportFinding => {
    switch (note.kind) {
      case "routeAssumed":
      case "gradesAssumed":
        return assumedRouteOf(facts, note);
      case "massOfShip":
        return { kind: "rowWithMassOfShip" };
      default:
        return { kind: "calculationNoted", code: facts.cnCode, note: lawText(note) };
    }
  });
  return slips.length === 0 ? others : [...others, { kind: "rowWithUnlikelyValues" }];
};

/** Returns the ids of the imports whose mass is as much as a ship carries, each of those that are calculated as one by its own. */
export const shipLoadsIn = (
  { live, unit, shipment }: Pick<ImportFigures, "live" | "unit" | "shipment">,
): ReadonlyArray<string> => {
  if (unit !== "t" || shipment === undefined) return [];
  const masses = live.alike?.massesT ?? [shipment.tonnage];
  return idsOf(live).filter((_, index) => {
    const mass = masses[index];
    return mass !== undefined && isMassOfShip(mass);
  });
};
