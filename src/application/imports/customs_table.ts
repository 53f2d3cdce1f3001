/**
 * A table of customs against the ledger: its rows are decoded one by one, the imports of its span are read, and the rules
 * match them. Regulation (EU) 2023/956, Article 25(2).
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { byPointer, decoderOf, type Naming } from "../../contract/decoding/decoding.ts";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { rowQuantities } from "../../contract/requests/calculation.ts";
import { CustomsRowRequest } from "../../contract/requests/import_books.ts";
import { daysLater } from "../../domain/imports/days.ts";
import type { LedgerEntry } from "../../domain/imports/ledger/entry.ts";
import { firstDayOfImport } from "../../domain/imports/ledger/entry_faults.ts";
import { liveInSteps } from "../../domain/imports/ledger/live.ts";
import type { CustomsRow, KnownImport } from "../../domain/imports/reconcile/compared_fields.ts";
import { reconcileInSteps, type Reconciliation } from "../../domain/imports/reconcile/reconcile.ts";
import { wantedBy } from "../../domain/imports/reconcile/wanted_imports.ts";
import { decimalOfText, times, zero } from "../../kernel/decimal.ts";
import { boundedRowIssues, type Issue, issueOf, rowIssueLimit } from "../../kernel/issue.ts";
import { inStepsOf } from "../../kernel/steps.ts";
import { type CalendarDay, yearOf } from "../../kernel/time/calendar.ts";
import { mapWithPauses, runWithPauses } from "../yield_to_io.ts";
import { type ImportLedger, ImportPeople } from "./import_ports.ts";
import { entriesOfOwner, isOwnedBy, type LedgerOwner } from "./ledger_scope.ts";

/** A row of the table that could not be read. */
export interface RefusedRow {
  /** Position in the table, from 1. */
  readonly row: number;
  readonly issues: ReadonlyArray<Issue>;
}

/** Rows of a table, read one by one. */
export interface CustomsTable {
  readonly rows: ReadonlyArray<CustomsRow>;
  readonly refused: ReadonlyArray<RefusedRow>;
}

/** First day of a declaration of goods that may be released in 2026. */
const firstDayOfCustoms = "2025-12-01";

const tonnesPerKilogram = decimalOfText("0.001") ?? zero;
const decode = decoderOf(CustomsRowRequest, rowIssueLimit);

const rowOf = (row: number, sent: CustomsRowRequest): CustomsRow => ({
  row,
  eori: sent.eori ?? null,
  account: sent.cbam_account ?? null,
  mrn: sent.mrn ?? null,
  item: sent.item ?? null,
  cnCode: sent.cn_code,
  taricCode: sent.taric_code ?? null,
  quantity: sent.mwh ?? sent.tonnage ?? times(sent.net_mass_kg ?? zero, tonnesPerKilogram),
  unit: sent.mwh === undefined ? "t" : "MWh",
  origin: sent.origin_country,
  releasedOn: sent.release_date,
  procedure: sent.procedure ?? null,
});

/** A row as it was sent, with what could not be read of it before it is decoded. */
export interface SentCustomsRow {
  readonly value: unknown;
  /** Names that issues give its places. */
  readonly naming: Naming;
  readonly issues: ReadonlyArray<Issue>;
}

/** @returns the rows of a JSON body */
export const sentCustomsRows = (rows: ReadonlyArray<unknown>): ReadonlyArray<SentCustomsRow> =>
  rows.map((value, index) => ({ value, naming: byPointer(["rows", index], "The row"), issues: [] }));

/**
 * Issues of a row: those of its reading stand for what its decoding would say of the same place; no quantity is missing
 * where another one could not be read, and nothing is where the row itself could not.
 */
const issuesOf = (
  { issues, naming }: SentCustomsRow,
  decoded: ReadonlyArray<Issue>,
): ReadonlyArray<Issue> => {
  const said = new Set(issues.map(({ path }) => path));
  if (said.has("")) return issues;
  const quantities = rowQuantities.map((name) => naming.path([name]));
  const hasQuantity = quantities.some((path) => said.has(path));
  return [
    ...issues,
    ...decoded.filter(({ path, code }) =>
      !said.has(path) && !(hasQuantity && code === "missing" && quantities.includes(path))
    ),
  ];
};

/** Issue of a TARIC code of other goods than those of the CN code. */
const codeIssues = (
  { naming }: SentCustomsRow,
  { cn_code: code, taric_code: found }: CustomsRowRequest,
): ReadonlyArray<Issue> =>
  found === undefined || found.startsWith(code) ? [] : [
    issueOf({ path: naming.path(["taric_code"]), code: "conflict" }, {
      kind: "taricOfOtherGoods",
      found,
      code,
    }),
  ];

/** Issue of a day on which the ledger can have no import: years like 0026 and 2569. */
const dayIssues = (
  { naming }: SentCustomsRow,
  { release_date: found }: CustomsRowRequest,
  today: CalendarDay,
): ReadonlyArray<Issue> => {
  const path = naming.path(["release_date"]);
  if (found > today) return [issueOf({ path, code: "range" }, { kind: "releaseInFuture", found, today })];
  return found >= firstDayOfCustoms
    ? []
    : [issueOf({ path, code: "range" }, { kind: "releaseTooEarly", found, first: firstDayOfImport })];
};

/** @returns the rows of a table, in their order; other calls are answered in between */
export const customsTable = (
  sent: ReadonlyArray<SentCustomsRow>,
  today: CalendarDay,
): Effect.Effect<CustomsTable> => {
  const readRow = (each: SentCustomsRow, index: number): CustomsRow | RefusedRow => {
    const decoded = decode(each.value, each.naming);
    const row = index + 1;
    if (Either.isLeft(decoded)) {
      const { described, more } = decoded.left;
      return { row, issues: boundedRowIssues(issuesOf(each, described), more) };
    }
    const issues = [
      ...each.issues,
      ...codeIssues(each, decoded.right),
      ...dayIssues(each, decoded.right, today),
    ];
    return issues.length > 0 ? { row, issues: boundedRowIssues(issues) } : rowOf(row, decoded.right);
  };
  return Effect.map(mapWithPauses(sent, readRow), (read) => ({
    rows: read.flatMap((each) => "issues" in each ? [] : [each]),
    refused: read.flatMap((each) => "issues" in each ? [each] : []),
  }));
};

/** Days of release from the first to the last. */
export interface DaySpan {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** @returns the span that is asked for, else that of the rows; undefined without rows and days */
export const spanOf = (
  { rows }: CustomsTable,
  { from, to }: Partial<DaySpan>,
): DaySpan | undefined => {
  const days = rows.map(({ releasedOn }) => releasedOn).sort();
  const [first, last] = [from ?? days[0], to ?? days.at(-1)];
  return first === undefined || last === undefined ? undefined : { from: first, to: last };
};

/** Whose ledger a table is held against, and which part of it. */
export interface TableQuestion {
  readonly accountId: string;
  readonly owner: LedgerOwner;
  readonly asOf: CalendarDay;
  readonly span: DaySpan;
}

/** A table that was held against the ledger. */
export interface ReconciledTable extends Reconciliation {
  /** The imports that were looked at, by their ids: of the span, or of a declaration or CN code of the table. */
  readonly known: ReadonlyMap<string, KnownImport>;
}

/** The ledger begins with the imports of 2026. */
const firstYear = 2026;

/** A row may name a day beside that of the ledger, also at a year's end. */
const slackDays = 31;

const yearsOf = ({ from, to }: DaySpan, asOf: CalendarDay): ReadonlyArray<number> => {
  const first = Math.max(firstYear, yearOf(daysLater(from, -slackDays)));
  const last = Math.min(yearOf(asOf), yearOf(daysLater(to, slackDays)));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
};

/** The owner's live imports of some years that the rows are about, each once, the first recorded one first in a day. */
const importsOf = ({ accountId, owner, asOf, span }: TableQuestion, rows: ReadonlyArray<CustomsRow>) =>
  Effect.flatMap(
    Effect.forEach(
      yearsOf(span, asOf),
      (year) => entriesOfOwner(accountId, owner, { year, asOf, wanted: wantedBy(rows, span) }),
    ),
    (years) =>
      runWithPauses(function* () {
        const entries = new Map<string, LedgerEntry>();
        for (const ofYear of years) {
          yield* inStepsOf(ofYear, (entry) => {
            entries.set(entry.id, entry);
          });
        }
        const live = yield* liveInSteps(entries.values(), asOf);
        return live.filter(({ entry }) => isOwnedBy(owner, entry));
      }),
  );

/** @returns the table against the ledger: imports outside of the span are matched, and never missing in the table */
export const reconcileTable = (
  question: TableQuestion,
  rows: ReadonlyArray<CustomsRow>,
): Effect.Effect<ReconciledTable, ServiceUnavailable, ImportLedger | ImportPeople> =>
  Effect.gen(function* () {
    const people = yield* ImportPeople;
    const { accountId, span: { from, to } } = question;
    const eoris = new Map((yield* people.importers(accountId)).map(({ id, eori }) => [id, eori]));
    const live = yield* importsOf(question, rows);
    const ids = new Set(live.flatMap(({ entry: { declarantId } }) => declarantId ?? []));
    const declarants = yield* people.declarants(accountId, { ids });
    const accounts = new Map(declarants.map(({ id, account }) => [id, account]));
    const known = yield* mapWithPauses(live, (live): KnownImport => ({
      live,
      eori: eoris.get(live.entry.importerId) ?? "",
      account: accounts.get(live.entry.declarantId ?? "") ?? null,
    }));
    const byId = new Map(known.map((each) => [each.live.id, each]));
    const found = yield* runWithPauses(() => reconcileInSteps(rows, known));
    const isInSpan = (id: string): boolean => {
      const day = byId.get(id)?.live.entry.facts.releasedOn;
      return day !== undefined && from <= day && day <= to;
    };
    return { ...found, missingInTable: found.missingInTable.filter(isInSpan), known: byId };
  });
