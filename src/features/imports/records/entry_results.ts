/** Outcomes of the rows of a call, as they leave. */
import type { SentEntry } from "../../../application/imports/sent/sent_entries.ts";
import { refusalIssues } from "../../../application/imports/sent/refused_entries.ts";
import type { ImportsAnswer } from "../../../contract/answers/imports.ts";
import type { AppendResult } from "../../../domain/imports/ledger/append.ts";
import type { LedgerEntry, SentLedgerEntry } from "../../../domain/imports/ledger/entry.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { lawText } from "../../../kernel/findings/law/law_text.ts";
import { apiSentence, type Finding } from "../../../kernel/findings/finding.ts";
import { mapInSteps, type Steps } from "../../../kernel/steps.ts";
import { sentences } from "./figures.ts";

/** Outcome of one row. */
export type EntryResult = (typeof ImportsAnswer.Type)["results"][number];

/** Finding about a row that was recorded before, where another entry holds since. */
export type LaterFinding = Extract<ImportFinding, { readonly kind: "laterEntry" | "movedEntry" }>;

/** Returns what is to be said of a row that was recorded before, where another entry holds since: an import may be another one under its number. */
export const laterFindings = (
  { kind, mrn, item }: SentLedgerEntry,
  later: LedgerEntry | undefined,
): ReadonlyArray<LaterFinding> => {
  if (later === undefined) return [];
  const change = later.kind === "cancellation" ? later.kind : "correction";
  const isMoved = later.mrn !== mrn || later.item !== item;
  return kind === "import" && change === "correction" && isMoved
    ? [{ kind: "movedEntry", mrn, item, entry: later.id, toMrn: later.mrn, toItem: later.item }]
    : [{ kind: "laterEntry", change, entry: later.id }];
};

const keptNotes = (
  { keptVersion }: Extract<AppendResult, { readonly result: "unchanged" }>,
): ReadonlyArray<string> =>
  keptVersion === undefined ? [] : [apiSentence({ kind: "valueVersionKept", ...keptVersion }, "")];

/** Outcome of a row that is new to the ledger. */
export type AddedRow = Extract<AppendResult, { readonly result: "added" }>;

/** Findings about what a correction leaves of the entry that it corrects, or takes in another version. */
export const changeFindings = (
  { valueLeft, newerVersion, declarantLeft, representationLeft }: Omit<AddedRow, "result">,
): ReadonlyArray<Finding> => [
  ...(valueLeft === undefined ? [] : [{ kind: "valueLeft", ...valueLeft } as const]),
  ...(newerVersion === undefined ? [] : [{ kind: "valueVersionTaken", ...newerVersion } as const]),
  ...(declarantLeft === undefined ? [] : [{ kind: "declarantLeft", declarant: declarantLeft } as const]),
  ...(representationLeft === undefined
    ? []
    : [{ kind: "representationLeft", representation: representationLeft } as const]),
];

const addedNotes = (added: AddedRow): ReadonlyArray<string> => [
  ...changeFindings(added).map((finding) => apiSentence(finding, "")),
  ...sentences(added.doubts ?? []),
  ...(added.calculationNotes ?? []).map(lawText),
];

/** Why a correction or an import by a value has no carbon price of the value. */
const priceNotes = ({ kind, named }: SentLedgerEntry): ReadonlyArray<string> =>
  kind === "cancellation" || named?.priceLeft === undefined ? [] : [lawText(named.priceLeft)];

const resultOf = (
  { index, raw, name, entry, issues, findings }: SentEntry,
  appending: AppendResult | undefined,
): EntryResult => {
  const row = {
    index,
    ...(raw.number === undefined ? undefined : { row: raw.number }),
    ...(raw.rowIndex === undefined ? undefined : { row_index: raw.rowIndex }),
    entry: name,
    notes: [],
    ...(raw.readAs.length === 0 ? undefined : { read_as: raw.readAs }),
  };
  if (entry === undefined || appending === undefined) return { ...row, result: "refused", id: null, issues };
  switch (appending.result) {
    case "added":
      return {
        ...row,
        result: "added",
        id: entry.id,
        notes: [...sentences(findings), ...priceNotes(entry), ...addedNotes(appending)],
        issues: [],
      };
    case "unchanged":
      return {
        ...row,
        result: "unchanged",
        id: appending.id,
        notes: [
          ...sentences(findings),
          ...sentences(laterFindings(entry, appending.later)),
          ...keptNotes(appending),
        ],
        issues: [],
      };
    case "refused":
      return {
        ...row,
        result: "refused",
        id: null,
        issues: refusalIssues(raw.naming, appending),
      };
  }
};

/**
 * @param appended outcomes of the rows that could be read, in their order
 * @param whole what was read as what for the whole table, and notes about all of it; empty for JSON
 * @returns the answer of a call, in steps
 */
export function* entriesAnswer(
  rows: ReadonlyArray<SentEntry>,
  appended: ReadonlyArray<AppendResult>,
  { readAs, notes }: { readonly readAs: ReadonlyArray<string>; readonly notes: ReadonlyArray<string> },
): Steps<typeof ImportsAnswer.Type> {
  let at = 0;
  const results = yield* mapInSteps(
    rows,
    (row) => resultOf(row, row.entry === undefined ? undefined : appended[at++]),
  );
  const count = (result: EntryResult["result"]) => results.filter((each) => each.result === result).length;
  return {
    summary: {
      total: results.length,
      added: count("added"),
      unchanged: count("unchanged"),
      refused: count("refused"),
    },
    results,
    ...(readAs.length === 0 ? undefined : { read_as: readAs }),
    ...(notes.length === 0 ? undefined : { notes }),
  };
}
