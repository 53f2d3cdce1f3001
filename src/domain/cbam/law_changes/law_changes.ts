/**
 * Changes of the law when tables are added to it or withdrawn, and which of them somebody has to confirm: a slip in a table would
 * change every calculation.
 */
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { startOfDayInBrussels } from "../../../kernel/time/day_in_brussels.ts";
import type { Refusal } from "../../../kernel/findings/refusals.ts";
import { type Law, lawInForce, lawOfImport } from "../law/law.ts";
import type { ReferenceTables } from "../law/reference.ts";
import { gathered, isFigure, isOperative, type LawChange } from "./law_change.ts";
import type { LawFigure } from "../../../kernel/findings/law/law_figures.ts";
import { dataSetChanges, markUpChanges } from "./data_set_changes.ts";
import { linesGone, originsLost } from "./gone.ts";
import { tableChanges } from "./table_changes.ts";
import { type LawBeside, valueChanges } from "./value_changes.ts";

/** Tables before and after a change, and the days on which it shows. */
export interface ChangedTables {
  /** Tables as they are. */
  readonly before: ReferenceTables;
  /** Tables as they become. */
  readonly after: ReferenceTables;
  /** Day whose law is compared. */
  readonly asOf: CalendarDay;
  /** Day of import that is compared. */
  readonly importDay: CalendarDay;
}

/** Changes of the law. */
export interface LawChanges {
  /** Each figure that changes, with the codes that share it, the biggest change first. */
  readonly changes: ReadonlyArray<LawChange>;
  /** Number of figures that change, each code's own counted; not what is said in words alone. */
  readonly figures: number;
  /** CN codes with a figure that changes. */
  readonly codes: ReadonlyArray<string>;
  /** Origins with a figure that changes. */
  readonly origins: ReadonlyArray<string>;
  /** Unlikely changes, which have to be confirmed; empty where there is none. */
  readonly catches: ReadonlyArray<Refusal>;
}

const lawFor = (tables: ReferenceTables, { asOf, importDay }: ChangedTables): Law =>
  lawOfImport(lawInForce(tables, [], startOfDayInBrussels(asOf)), { day: importDay });

const countOf = (changes: ReadonlyArray<LawChange>): number =>
  changes.reduce((sum, { codes }) => sum + Math.max(codes.length, 1), 0);

const textsOf = ({ figure, codes, origin, route, years, before, after }: LawChange) => ({
  figure,
  subject: [codes[0], origin, route, years].filter((part) => part !== null && part !== undefined).join(" "),
  before: before ?? "",
  after: after ?? "",
});

const catchOf = (
  kind: "figuresFarOff" | "figuresGone" | "reachChanges",
  changes: ReadonlyArray<LawChange>,
): ReadonlyArray<Refusal> => {
  const [first] = changes;
  return first === undefined ? [] : [{ kind, count: countOf(changes), ...textsOf(first) }];
};

/** Changes that decide whether there is anything to pay at all, or by which rule. */
const deciding: ReadonlyArray<LawFigure> = [
  "annex_i",
  "goods",
  "exempt_origin",
  "threshold",
  "production_route",
];

const catchesOf = (laws: LawBeside, changes: ReadonlyArray<LawChange>): ReadonlyArray<Refusal> => {
  const operative = changes.filter(isOperative);
  const lost = originsLost(laws);
  return [
    ...catchOf("figuresFarOff", operative.filter(({ isFarOff }) => isFarOff)),
    ...catchOf("figuresGone", [
      ...operative.filter(({ figure, after }) => after === null && !deciding.includes(figure)),
      ...changes.filter(({ figure, after }) => after === null && figure === "goods_line"),
    ]),
    ...(lost.length === 0 ? [] : [{ kind: "originsGone", origins: lost } as const]),
    ...catchOf("reachChanges", changes.filter(({ figure }) => deciding.includes(figure))),
  ];
};

/** Yields now and then, so that other work may be done in between. Returns the changes. */
export function* lawChanges(tables: ChangedTables): Generator<void, LawChanges> {
  const laws = { before: lawFor(tables.before, tables), after: lawFor(tables.after, tables) };
  const { before, after } = laws;
  const changes = gathered([
    ...yield* valueChanges(laws),
    ...linesGone(laws),
    ...markUpChanges(before.dataSet, after.dataSet),
    ...dataSetChanges(before.dataSet, after.dataSet),
    ...tableChanges(before.tables, after.tables),
  ]);
  const distinct = (of: (change: LawChange) => ReadonlyArray<string>): ReadonlyArray<string> =>
    [...new Set(changes.flatMap(of))].sort();
  return {
    changes,
    figures: countOf(changes.filter(isFigure)),
    codes: distinct(({ codes }) => codes.flatMap((code) => /^\d{8}/.exec(code) ?? [])),
    origins: distinct(({ origin }) => origin === null ? [] : [origin]),
    catches: catchesOf(laws, changes),
  };
}
