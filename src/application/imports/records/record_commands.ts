/**
 * The operator's commands on the records of an account's ledger: exported whole at any time, deleted once the years for which
 * the law demands them are over. Regulation (EU) 2023/956, Articles 7(6) and 9(3); decision 0114.
 */
import { counted } from "../../../kernel/text/shown.ts";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import type { AccountRecord } from "../../../domain/accounts/access.ts";
import {
  type OperatorRefused,
  refusedBecause,
  refusedFor,
} from "../../../domain/accounts/operator_refused.ts";
import { lastDayOfRecords, lastFreeYear, yearOfLot } from "../../../domain/imports/retention/retention.ts";
import { declarationKeyOf } from "../../../domain/reports/declaration_report.ts";
import { dayInBrussels } from "../../../kernel/time/day_in_brussels.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { daysLater } from "../../../domain/imports/days.ts";
import type { Row } from "../../accounts/operator_commands.ts";
import { DocumentStore } from "../../documents/document_ports.ts";
import { Operator } from "../../ports.ts";
import { DeclarationReports } from "../../reports/report_ports.ts";
import type { Attachments } from "../../attachments/attachment_ports.ts";
import { forgetBytes } from "../../attachments/attach_file.ts";
import { Certificates, ImportPeople } from "../import_ports.ts";
import { runWithPauses } from "../../yield_to_io.ts";
import { checkFiles, namedSome } from "./check_files.ts";
import { LedgerArchives, LedgerRecords, type RecordBounds, type RecordCounts } from "./record_ports.ts";

/** Every command with its arguments. */
export const RecordCommand = Schema.Union(
  Schema.Struct({
    do: Schema.Literal("imports delete"),
    /** E-mail address of the account, which may be closed. */
    account: Schema.String,
    /** Newest year of importation that goes; every year when it is left out. */
    year: Schema.optional(Schema.Int),
    isPreview: Schema.optional(Schema.Boolean),
    isConfirmed: Schema.optional(Schema.Boolean),
  }),
  Schema.Struct({
    do: Schema.Literal("imports export"),
    account: Schema.String,
    /** Path of the archive. */
    file: Schema.String,
  }),
  Schema.Struct({
    do: Schema.Literal("imports files"),
    /** E-mail address; all accounts when it is left out. */
    account: Schema.optional(Schema.String),
    /** True if the bytes are read and hashed. */
    isRead: Schema.optional(Schema.Boolean),
  }),
);
export type RecordCommand = typeof RecordCommand.Type;

/** Services that the commands work on. */
export type RecordServices =
  | Attachments
  | Certificates
  | DeclarationReports
  | DocumentStore
  | ImportPeople
  | LedgerArchives
  | LedgerRecords
  | Operator;

type Refusable<Value, R> = Effect.Effect<Value, OperatorRefused | ServiceUnavailable, R>;

/** The account with an address, also a closed one. @fails OperatorRefused where there is none */
export const accountOf = (email: string): Refusable<AccountRecord, Operator> =>
  Effect.gen(function* () {
    const accounts = yield* (yield* Operator).accounts;
    const found = accounts.find((account) => account.email.toLowerCase() === email.toLowerCase());
    return found ?? (yield* refusedFor({ kind: "noAccountEver", email }));
  });

/** A lot of certificates with the year that it goes with. */
interface DatedLot {
  readonly id: string;
  readonly year: number;
}

const lotsOf = (
  accountId: string,
): Effect.Effect<ReadonlyArray<DatedLot>, ServiceUnavailable, Certificates | ImportPeople> =>
  Effect.gen(function* () {
    const certificates = yield* Certificates;
    const declarants = yield* (yield* ImportPeople).declarants(accountId);
    const accounts = yield* Effect.forEach(declarants, ({ id }) => certificates.account(accountId, id));
    return accounts.flatMap(Option.match({
      onNone: () => [],
      onSome: ({ lots, moves, withdrawn }) =>
        [...lots, ...withdrawn.lots.map(({ lot }) => lot)]
          .map((lot) => ({ id: lot.id, year: yearOfLot(lot, moves) })),
    }));
  });

/** Refuses a year whose records must stay. */
const checkYear = (year: number, today: CalendarDay): Effect.Effect<void, OperatorRefused> => {
  if (year <= lastFreeYear(today)) return Effect.void;
  const last = lastDayOfRecords(year);
  return refusedBecause(
    `Records of imports of ${year} must be kept until ${last}, the end of the fourth year after that of their declaration (Regulation (EU) 2023/956, Articles 7(6) and 9(3)). Nothing was deleted; from ${
      daysLater(last, 1)
    } on they may go.`,
  );
};

/** Bounds of what a command deletes. @fails OperatorRefused for records that must stay */
const boundsOf = (
  accountId: string,
  year: number | undefined,
): Refusable<RecordBounds, Certificates | ImportPeople | LedgerRecords> =>
  Effect.gen(function* () {
    const today = dayInBrussels(yield* Clock.currentTimeMillis);
    const lots = yield* lotsOf(accountId);
    const lastYear = Option.getOrElse(yield* (yield* LedgerRecords).lastYear(accountId), () => 0);
    const throughYear = year ?? Math.max(lastYear, ...lots.map((lot) => lot.year));
    yield* checkYear(throughYear, today);
    return {
      accountId,
      throughYear: year ?? lastFreeYear(today),
      lotIds: lots.filter((lot) => lot.year <= throughYear).map(({ id }) => id),
      isWhole: year === undefined,
    };
  });

/** Removes the PDFs of documents: whoever asks for one before its record is gone has it printed again. */
const removePdfs = (
  ids: ReadonlyArray<string>,
): Effect.Effect<void, ServiceUnavailable, DeclarationReports | DocumentStore> =>
  Effect.gen(function* () {
    const reports = yield* DeclarationReports;
    const store = yield* DocumentStore;
    yield* Effect.forEach(ids, (id) =>
      Effect.flatMap(
        reports.find(id),
        Option.match({
          onNone: () => Effect.void,
          onSome: (report) => Effect.flatMap(runWithPauses(() => declarationKeyOf(report)), store.remove),
        }),
      ), { discard: true });
  });

const rowOf = (
  { account, state, throughYear }: { account: string; state: string; throughYear: number },
  { live_imports: _live, ...counts }: RecordCounts,
): Row => ({ account, state, through_year: throughYear, ...counts });

const exportTo = (
  { email, id }: AccountRecord,
  path: string,
): Refusable<ReadonlyArray<Row>, LedgerArchives> =>
  Effect.gen(function* () {
    const at = new Date(yield* Clock.currentTimeMillis).toISOString();
    const { bytes, lacking } = yield* (yield* LedgerArchives).write(
      { id, at },
      path,
    );
    return [{
      account: email,
      bytes,
      missing_files: namedSome(lacking.missing),
      changed_files: namedSome(lacking.changed),
    }];
  });

const deleteRecords = (
  { email, id }: AccountRecord,
  { year, isPreview = false, isConfirmed = false }: Extract<RecordCommand, { readonly do: "imports delete" }>,
): Refusable<ReadonlyArray<Row>, Exclude<RecordServices, Operator>> =>
  Effect.gen(function* () {
    const bounds = yield* boundsOf(id, year);
    const records = yield* LedgerRecords;
    const told = { account: email, throughYear: bounds.throughYear };
    if (isPreview || !isConfirmed) {
      const counts = yield* records.count(bounds);
      if (isPreview) return [rowOf({ ...told, state: "would be deleted" }, counts)];
      return yield* refusedBecause(
        `${counted(counts.entries, "entry", "entries")}, ${
          counted(counts.importers, "importer", "importers")
        } and ${
          counted(counts.declarants, "declarant", "declarants")
        } of ${email} would be deleted for ever, with all that hangs on them. Export them first (\`imports export\`), look at what --preview prints, and add --confirm.`,
      );
    }
    yield* removePdfs(yield* records.documents(id, bounds.throughYear));
    const { counts, files } = yield* records.remove(bounds);
    yield* Effect.forEach(files, forgetBytes, { discard: true });
    return [rowOf({ ...told, state: "deleted" }, counts)];
  });

/**
 * Returns whether the rows of a command say that files of the law's records are missing or changed: it ends as one that failed then, so
 * that whoever runs it by the clock is told.
 */
export const isLacking = (
  command: { readonly do: string },
  rows: ReadonlyArray<Row>,
): boolean => {
  if (command.do === "imports export") {
    return rows.some((row) => row["missing_files"] !== "" || row["changed_files"] !== "");
  }
  return command.do === "imports files" &&
    rows.some(({ state, files }) => state !== "whole" && files !== 0);
};

/**
 * Carries a command out.
 * @returns one row: the numbers of records that were deleted, or would be; the size of an archive and the files that it lacks; one a state
 * of files
 * @fails OperatorRefused for an unknown account, a year whose records must stay, a deletion without a confirmation, and a
 * file that can't be written
 */
export const carryOutOnRecords = (
  command: RecordCommand,
): Refusable<ReadonlyArray<Row>, RecordServices> =>
  Effect.gen(function* () {
    if (command.do === "imports files") {
      const { account, isRead = false } = command;
      return yield* checkFiles(account === undefined ? undefined : (yield* accountOf(account)).id, isRead);
    }
    const account = yield* accountOf(command.account);
    return yield* command.do === "imports export"
      ? exportTo(account, command.file)
      : deleteRecords(account, command);
  });
