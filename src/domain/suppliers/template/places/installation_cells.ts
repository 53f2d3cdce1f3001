/** Places of what a template says about the installation, in the sheet that is filled and in the one that sums up. */
import type { CellPair, CellSpot } from "./cells.ts";
import { type Grid, type Place, runsOf, textAt } from "./grid.ts";
import type { InstallationLayout } from "./layouts.ts";
import type { TemplateSheets } from "./sheets.ts";

const roman = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv"];

/** Distances of columns from that of the codes: what is filled, the end of the period, and the country's code. */
const distances = { filled: 5, periodEnd: 8, countryCode: 15 } as const;

/** First row between two whose code is the text; undefined where none is. */
const rowOf = (
  { grid, codes }: InstallationLayout,
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
): number | undefined => {
  for (let row = from; row < to; row++) if (textAt(grid, { row, column: codes }) === text) return row;
  return undefined;
};

const label = "Name of the installation (English name):";

/** Place of the label of the installation's name in the sheet that sums up, which is English in every language. */
const labelOf = (grid: Grid): Place | undefined => runsOf(grid, [label])[0];

/** Rows of the sheet that sums up, from that of the name on. */
const summaryRows = {
  name: 0,
  street: 1,
  activity: 2,
  city: 3,
  country: 4,
  unlocode: 5,
  latitude: 6,
  longitude: 7,
  periodStart: 8,
  periodEnd: 9,
} as const;

/** Ordinals in the part about the installation. */
const ordinals = {
  name: 2,
  street: 3,
  activity: 4,
  postcode: 5,
  city: 7,
  country: 8,
  unlocode: 9,
  latitude: 10,
  longitude: 11,
} as const;

/** Ordinals of the verifier, with the letter of the section that they stand in. */
const verifierOrdinals = {
  name: ["a", 1],
  country: ["c", 1],
  body: ["c", 2],
  number: ["c", 3],
} as const;

/** Fact about the installation. */
export type InstallationFact =
  | "name"
  | "street"
  | "activity"
  | "postcode"
  | "city"
  | "country"
  | "unlocode"
  | "latitude"
  | "longitude";

/** Fact about the verifier. */
export type VerifierFact = "name" | "country" | "body" | "number";

/** Cells of the installation, the period and the verifier. */
export interface InstallationCells {
  /** Both cells of a fact about the installation. */
  readonly fact: (fact: InstallationFact) => CellPair;
  /** Both cells of the code of its country. */
  readonly countryCode: () => CellPair;
  /** Both cells of an end of the reporting period. */
  readonly period: (end: "periodStart" | "periodEnd") => CellPair;
  /** Cell of a fact about the verifier. */
  readonly verifier: (fact: VerifierFact) => CellSpot | undefined;
}

/** Returns the cells of a template's installation. */
export const installationCells = ({ installation, summary }: TemplateSheets): InstallationCells => {
  const start = summary === undefined ? undefined : labelOf(summary.grid);
  const inSummary = (fact: string): CellSpot | undefined => {
    const row = Object.entries(summaryRows).find(([name]) => name === fact)?.[1];
    return summary === undefined || start === undefined || row === undefined
      ? undefined
      : { grid: summary.grid, place: { row: start.row + row, column: start.column + 3 } };
  };
  const inInput = (row: number | undefined, distance: number): CellSpot | undefined =>
    installation === undefined || row === undefined
      ? undefined
      : { grid: installation.grid, place: { row, column: installation.codes + distance } };
  const partOf = (part: number) => ({
    from: installation?.parts.get(String(part)) ?? 0,
    to: installation?.parts.get(String(part + 1)) ?? 0,
  });
  const inInstallation = (ordinal: number): number | undefined =>
    installation && rowOf(installation, `${roman[ordinal - 1]}.`, partOf(2));
  return {
    fact: (fact) => ({
      summary: inSummary(fact),
      input: inInput(inInstallation(ordinals[fact]), distances.filled),
    }),
    countryCode: () => ({
      summary: inSummary("country"),
      input: inInput(inInstallation(ordinals.country), distances.countryCode),
    }),
    period: (end) => ({
      summary: inSummary(end),
      input: inInput(
        installation?.parts.get("1"),
        end === "periodStart" ? distances.filled : distances.periodEnd,
      ),
    }),
    verifier: (fact) => {
      if (installation === undefined) return undefined;
      const [letter, ordinal] = verifierOrdinals[fact];
      const part = partOf(3);
      const from = rowOf(installation, `(${letter})`, part);
      const row = from === undefined
        ? undefined
        : rowOf(installation, `${roman[ordinal - 1]}.`, { from, to: part.to });
      return inInput(row, distances.filled);
    },
  };
};
