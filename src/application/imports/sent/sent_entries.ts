/**
 * Rows of a call as entries of the ledger: each is decoded on its own, and may refer to earlier rows of the call by the
 * names that the caller gave them.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { byPointer, decoderOf, issueAt, type Naming } from "../../../contract/decoding/decoding.ts";
import { type ImportsRequest, LedgerEntryRequest } from "../../../contract/requests/imports.ts";
import type { SentLedgerEntry } from "../../../domain/imports/ledger/entry.ts";
import { mrnFindings } from "../../../domain/imports/codes/mrn.ts";
import { debtorOfImport, type Declarant, type Importer } from "../../../domain/imports/people/declarant.ts";
import type { Finding } from "../../../kernel/findings/finding.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { boundedRowIssues, type Issue, type IssueCode, rowIssueLimit } from "../../../kernel/issue.ts";
import type { ReadAs } from "../../../kernel/lenient/reading.ts";
import { isRecord } from "../../../kernel/text/json.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { duePauses } from "../../yield_to_io.ts";
import { factsOf } from "./sent_facts.ts";
import { issuesOfNamed, type KnownValues, namedOf, valueFaults, valueOf } from "./sent_value.ts";

/** A row of a call before it is decoded, whatever it came in. */
export interface RawEntry {
  /** The row in the form of `LedgerEntryRequest`; undefined where its issues say why there is none. */
  readonly row: unknown;
  /** Names that its issues give its members. */
  readonly naming: Naming;
  /** Issues from before it was decoded; one without a path means the whole row. */
  readonly issues: ReadonlyArray<Issue>;
  /** Values as they were written and read, where people write them otherwise. */
  readonly readAs: ReadonlyArray<ReadAs>;
  /** Number of its row in the file that was sent, from 1; undefined for JSON. */
  readonly number: number | undefined;
  /** Position in the batch or the invoice that it was taken from, from 0. */
  readonly rowIndex?: number;
}

/** A row of the call: the entry, or why it is none. */
export interface SentEntry {
  readonly index: number;
  /** Facts that are told of the row; the row itself is let go of: thousands with lists in their cells wait for their turn. */
  readonly raw: Omit<RawEntry, "row">;
  /** The caller's own name of the row. */
  readonly name: string | null;
  /** Undefined where something is wrong with the row. */
  readonly entry: SentLedgerEntry | undefined;
  readonly issues: ReadonlyArray<Issue>;
  /** Findings about a row with which nothing is wrong. */
  readonly findings: ReadonlyArray<ImportFinding>;
}

/** The importer of a call, and the account's declarants by their ids. */
export interface PeopleOfCall {
  readonly importer: Importer;
  readonly declarants: ReadonlyMap<string, Declarant>;
}

/** Facts that the rows of a call have in common. */
export interface EntriesSent extends Omit<ImportsRequest, "entries"> {
  readonly rows: Iterable<RawEntry>;
  /** The people of the call; undefined where no row has a declarant: one that names one all the same has an issue. */
  readonly people?: PeopleOfCall | undefined;
  /** Values of the account that rows name, by their ids; undefined where none does. */
  readonly values?: KnownValues;
  /** The day in Brussels. */
  readonly today: CalendarDay;
  /** Makes ids that sort by time. */
  readonly newId: () => string;
}

/** Faults that a row shows only beside others: references that don't fit its kind, days to come, a name that another row has. */
const rowIssues = (
  raw: Pick<RawEntry, "naming">,
  sent: LedgerEntryRequest,
  { today, people, values, isNamed }: Pick<EntriesSent, "today" | "people" | "values"> & {
    readonly isNamed: boolean;
  },
): ReadonlyArray<Issue> => {
  const { kind = "import", refers_to: refersTo, recorded_on: recordedOn, entry, declarant } = sent;
  const issues: Array<Issue> = [];
  const add = (member: string, code: IssueCode, finding: Finding): void => {
    issues.push(issueAt(raw.naming, [member], { code, finding }));
  };
  if (kind !== "import" && refersTo === undefined) add("refers_to", "missing", { kind: "missing" });
  if (recordedOn !== undefined && recordedOn > today) {
    add("recorded_on", "range", { kind: "dayToCome", last: today, found: recordedOn });
  }
  if (entry !== undefined && isNamed) {
    add("entry", "duplicate", { kind: "entryNamedTwice" });
  }
  if (declarant !== undefined && people?.declarants.has(declarant) !== true) {
    add("declarant", "choice", { kind: "unknownDeclarant", found: declarant });
  }
  const { actual_values: actual, reporting_period: period } = sent;
  if (period !== undefined && actual?.reporting_period !== undefined && actual.reporting_period !== period) {
    add("reporting_period", "conflict", {
      kind: "valueBesideFigures",
      members: ["actual_values/reporting_period"],
    });
  }
  for (const [code, finding] of valueFaults(sent, values)) add("value_id", code, finding);
  return issues.length === 0 ? issues : [...issues, ...issuesOfNamed(raw.naming, sent, values)];
};

const decode = decoderOf(LedgerEntryRequest, rowIssueLimit);

const nameOf = (row: unknown): string | null =>
  isRecord(row) && typeof row["entry"] === "string" ? row["entry"].trim() : null;

/** Issues of a row, earlier ones first: a member that was complained of before it was decoded isn't missing as well. */
const withEarlier = (earlier: ReadonlyArray<Issue>, found: ReadonlyArray<Issue>): ReadonlyArray<Issue> => {
  const paths = new Set(earlier.map(({ path }) => path));
  return [...earlier, ...found.filter(({ path }) => !paths.has(path))];
};

/** The row in the contract's form, or its issues. */
const decodedRow = (raw: RawEntry): Either.Either<LedgerEntryRequest, ReadonlyArray<Issue>> => {
  if (raw.row === undefined || raw.issues.some(({ path }) => path === "")) {
    return Either.left(boundedRowIssues(raw.issues));
  }
  const decoded = decode(raw.row, raw.naming);
  if (Either.isLeft(decoded)) {
    const { described, more } = decoded.left;
    return Either.left(boundedRowIssues(withEarlier(raw.issues, described), more));
  }
  return raw.issues.length > 0 ? Either.left(boundedRowIssues(raw.issues)) : Either.right(decoded.right);
};

/** Findings about an entry's declarant: another than the importer declares for it only as its indirect representative. */
const peopleFindings = (
  { declarantId, representation }: SentLedgerEntry,
  people: PeopleOfCall | undefined,
): ReadonlyArray<ImportFinding> => {
  const declarant = declarantId === null ? undefined : people?.declarants.get(declarantId);
  if (people === undefined || declarant === undefined) return [];
  const { why } = debtorOfImport(representation, people.importer, declarant);
  return why === "other_declarant" ? [{ kind: "whoOwes", why }] : [];
};

/** Turns the rows of one call into entries, in their order. */
class EntryMaker {
  readonly #ids = new Map<string, string>();

  constructor(private readonly call: Omit<EntriesSent, "rows">) {}

  make(sentRow: RawEntry, index: number): SentEntry {
    const { row, ...raw } = sentRow;
    const name = nameOf(row);
    const decoded = decodedRow(sentRow);
    if (Either.isLeft(decoded)) {
      return { index, raw, name, entry: undefined, issues: decoded.left, findings: [] };
    }
    const sent = decoded.right;
    const isNamed = name !== null && this.#ids.has(name);
    const issues = rowIssues(raw, sent, { ...this.call, isNamed });
    const entry = issues.length > 0 ? undefined : this.#entry(sent, name);
    const findings = entry === undefined
      ? []
      : [...peopleFindings(entry, this.call.people), ...mrnFindings(entry)];
    return { index, raw, name, entry, issues, findings };
  }

  #entry(sent: LedgerEntryRequest, name: string | null): SentLedgerEntry {
    const { importer, declarant = null, today, newId } = this.call;
    const representation = sent.representation ?? this.call.representation;
    const id = newId();
    const { refers_to: sentName } = sent;
    const used = valueOf(sent, this.call.values);
    const refersTo = sentName === undefined
      ? null
      : this.#ids.get(sentName) ?? uuidOfText(sentName) ?? sentName;
    if (name !== null) this.#ids.set(name, id);
    return {
      id,
      kind: sent.kind ?? "import",
      refersTo,
      recordedOn: sent.recorded_on ?? today,
      importerId: importer,
      declarantId: sent.declarant ?? declarant,
      representation: representation ?? "own",
      mrn: sent.mrn,
      item: sent.item,
      facts: factsOf(sent, used),
      ...(used === undefined ? undefined : { named: namedOf(sent, used) }),
      ...(representation === undefined ? { lacksRepresentation: true } : undefined),
    };
  }
}

/** Names of the members of a row of JSON. @param index its position in the call */
export const entryNaming = (index: number): Naming => byPointer(["entries", index], "The row");

/** @returns a row of JSON, before it is decoded */
export const jsonEntry = (row: unknown, index: number): RawEntry => ({
  row,
  naming: entryNaming(index),
  issues: [],
  readAs: [],
  number: undefined,
});

/** @returns the one row of a call */
export const sentEntry = (call: Omit<EntriesSent, "rows">, raw: RawEntry): SentEntry =>
  new EntryMaker(call).make(raw, 0);

/** @returns the rows of a call, in their order, read with pauses in which others get their turn */
export const sentEntries = (call: EntriesSent): Effect.Effect<ReadonlyArray<SentEntry>> =>
  Effect.gen(function* () {
    const maker = new EntryMaker(call);
    const pause = yield* duePauses;
    const entries: Array<SentEntry> = [];
    for (const raw of call.rows) {
      yield* pause;
      entries.push(maker.make(raw, entries.length));
    }
    return entries;
  });
