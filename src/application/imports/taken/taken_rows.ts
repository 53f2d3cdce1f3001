/**
 * Rows that are taken from what the service has, as rows of a call that records imports: members of the call that a row
 * lacks, then its own, then those that the caller gives the row. Decision 0121.
 */
import { byPointer, issueAt, type Naming } from "../../../contract/decoding/decoding.ts";
import type { TakenRequest } from "../../../contract/requests/taken_imports.ts";
import type { IssueCode } from "../../../kernel/issue.ts";
import type { ReadAs } from "../../../kernel/lenient/reading.ts";
import { isRecord, memberOf } from "../../../kernel/text/json.ts";
import type { RawEntry } from "../sent/sent_entries.ts";

type Members = Readonly<Record<string, unknown>>;

/** A member that could not be taken. */
export interface MissedMember {
  /** Members of which the caller may give any; the first one is the issue's. */
  readonly members: readonly [string, ...ReadonlyArray<string>];
  readonly code: IssueCode;
  /** Sentence of the issue, without the name of the member. */
  readonly sentence: string;
}

/** A row as it is kept, in the form of `LedgerEntryRequest`. */
export interface KeptRow {
  readonly members: Members;
  readonly missed: ReadonlyArray<MissedMember>;
  /** Values that stand there in another form, under the names of members. */
  readonly readAs: ReadonlyArray<ReadAs>;
}

/** A row that is kept and could not be read. */
export interface UnreadRow {
  readonly unread: string;
}

/** Rows of a batch or lines of an invoice. */
export interface KeptRows {
  /** Word for one of them. */
  readonly noun: string;
  readonly rows: ReadonlyArray<KeptRow | UnreadRow>;
}

const merged = (under: unknown, over: unknown): unknown => {
  if (over === undefined) return under;
  if (!isRecord(under) || !isRecord(over)) return over;
  const names = new Set([...Object.keys(under), ...Object.keys(over)]);
  return Object.fromEntries([...names].map((name) => [name, merged(under[name], over[name])]));
};

const membersOf = (value: unknown): Members => isRecord(value) ? value : {};

const withoutUndefined = (members: Members): Members =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));

/** Members of the call for rows that have none of their own. */
const commonMembers = (
  { release_date, procedure, member_state, recorded_on }: TakenRequest,
): Members => withoutUndefined({ release_date, procedure, member_state: member_state?.asSent, recorded_on });

/** The declaration's number of a row without one, with its item: rows are counted in their order. */
const declarationOf = ({ mrn, first_item = 1 }: TakenRequest, position: number): Members =>
  mrn === undefined ? {} : { mrn, item: first_item + position };

const withActual = new Set<unknown>(["actual", "outward"]);

/** Actual values only where the row is determined by them; where its values come from may stand in the call. */
const determined = ({ actual_values, ...row }: Members, call: TakenRequest, given: Members): Members => {
  if (!withActual.has(row["determination"]) && given["actual_values"] === undefined) return row;
  const common = withoutUndefined({ installation: call.installation, verification: call.verification });
  const values = merged(common, actual_values);
  return values === undefined || Object.keys(membersOf(values)).length === 0
    ? row
    : { ...row, actual_values: values };
};

/** A row with what is given for it. */
interface RowToTake {
  readonly call: TakenRequest;
  /** Position among all that are kept. */
  readonly position: number;
  /** Members that the caller gives the row. */
  readonly given: Members;
  readonly naming: Naming;
}

const noRow = (
  naming: Naming,
  parts: ReadonlyArray<string>,
  code: IssueCode,
  sentence: string,
): RawEntry => ({
  row: undefined,
  naming,
  issues: [issueAt(naming, parts, { code, finding: { kind: "call", sentence } })],
  readAs: [],
  number: undefined,
});

/** A code as its digits; empty for what is neither text nor number. */
const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** True if a member of the row belongs to another one in whose place the caller gives something else. */
const isOutdone = (name: string, value: unknown, given: Members): boolean => {
  const { cn_code: code, actual_values: actual } = given;
  if (name === "reporting_period") return memberOf(actual, name) !== undefined;
  return name === "taric_code" && code !== undefined && !textOf(value).startsWith(textOf(code));
};

/** Members of the row: a period that is given with actual values wins over its own, and a code of other goods over its TARIC code. */
const keptMembers = ({ members }: KeptRow, given: Members): Members =>
  Object.fromEntries(Object.entries(members).filter(([name, value]) => !isOutdone(name, value, given)));

const rawEntry = (kept: KeptRow | UnreadRow, { call, position, given, naming }: RowToTake): RawEntry => {
  if ("unread" in kept) return { ...noRow(naming, [], "unreadable", kept.unread), rowIndex: position };
  const named = given["mrn"] === undefined ? declarationOf(call, position) : {};
  const own = keptMembers(kept, given);
  const row = merged({ ...commonMembers(call), ...named, ...own }, given);
  const isGiven = (name: string) => given[name] !== undefined;
  return {
    row: determined(membersOf(row), call, given),
    naming,
    issues: kept.missed.filter(({ members }) => !members.some(isGiven)).map(
      ({ members: [member], code, sentence }) =>
        issueAt(naming, [member], { code, finding: { kind: "call", sentence } }),
    ),
    readAs: kept.readAs.filter(({ path }) => Object.hasOwn(own, path) && !isGiven(path)),
    number: undefined,
    rowIndex: position,
  };
};

/** The rows that the caller names. */
function* namedRows(call: TakenRequest, { noun, rows }: KeptRows): Generator<RawEntry> {
  const taken = new Set<number>();
  for (const [index, sent] of (call.rows ?? []).entries()) {
    const naming = byPointer(["rows", index], "The row");
    const position = memberOf(sent, "row_index");
    const kept = typeof position === "number" ? rows[position] : undefined;
    if (typeof position !== "number" || kept === undefined) {
      const sentence = `must be the position of a ${noun}, from 0 to ${rows.length - 1}.`;
      yield noRow(naming, ["row_index"], position === undefined ? "missing" : "range", sentence);
    } else if (taken.has(position)) {
      const sentence = `names the ${noun} ${position}, which an earlier row of the call names.`;
      yield noRow(naming, ["row_index"], "duplicate", sentence);
    } else {
      taken.add(position);
      const { row_index: _, ...given } = membersOf(sent);
      yield rawEntry(kept, { call, position, given, naming });
    }
  }
}

const ofCall: Naming = byPointer([], "The row");

function* everyRow(call: TakenRequest, { rows }: KeptRows): Generator<RawEntry> {
  for (const [position, kept] of rows.entries()) {
    yield rawEntry(kept, { call, position, given: {}, naming: ofCall });
  }
}

/** @returns the rows that a call takes, in its order, read one after the other while they are taken */
export const takenRows = (call: TakenRequest, kept: KeptRows): Iterable<RawEntry> =>
  call.rows === undefined ? everyRow(call, kept) : namedRows(call, kept);
