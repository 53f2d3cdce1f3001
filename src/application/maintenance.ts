/**
 * All that the operator may ask for: the commands on accounts, keys, tiers and prices, and those on documents and
 * reports.
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { reportStatuses } from "../contract/answers/reports.ts";
import type { StoredReport } from "../domain/reports/report.ts";
import type { PublishedKey } from "../contract/answers/reports.ts";
import { type OperatorRefused, refusedBecause } from "../domain/accounts/operator_refused.ts";
import type { ServiceUnavailable } from "../contract/failures.ts";
import { uuidOfText } from "../kernel/uuid.ts";
import { setReportStatus } from "./reports/issue_report.ts";
import { carryOut, Command, type Row } from "./accounts/operator_commands.ts";
import { carryOutOnRecords, RecordCommand, type RecordServices } from "./imports/records/record_commands.ts";
import type { LawChangeServices } from "./law/change_law.ts";
import { carryOutOnLaw, type LawAnswer, LawCommand } from "./law/law_commands.ts";
import type { Operators } from "./accounts/operator_ports.ts";
import { carryOutMark, MarkCommand } from "./accounts/operator_session.ts";
import { Backups, type Operator, type TableCount } from "./ports.ts";
import { type PurgeCounts, purgeExpired, type PurgeServices } from "./purge_expired.ts";
import { Reports, ReportSigner } from "./reports/report_ports.ts";

/** Commands on reports and on the keys that sign them. */
const ReportCommand = Schema.Union(
  Schema.Struct({
    do: Schema.Literal("report set-status"),
    id: Schema.String,
    status: Schema.Literal(...reportStatuses),
  }),
  Schema.Struct({ do: Schema.Literal("report key list") }),
  Schema.Struct({ do: Schema.Literal("report key rotate") }),
);
export type ReportCommand = typeof ReportCommand.Type;

/** Any command that the process which holds the database carries out. */
export const AnyCommand = Schema.Union(
  Command,
  MarkCommand,
  ReportCommand,
  LawCommand,
  RecordCommand,
  Schema.Struct({ do: Schema.Literal("purge") }),
);
export type AnyCommand = typeof AnyCommand.Type;

/** Commands that a running service carries out: those, and a backup into a file of its data directory. */
export const ServedCommand = Schema.Union(
  AnyCommand,
  Schema.Struct({ do: Schema.Literal("backup"), file: Schema.String }),
);
export type ServedCommand = typeof ServedCommand.Type;

/** True if the command is one on reports. */
export const isReportCommand = (command: ServedCommand): command is ReportCommand =>
  command.do.startsWith("report ");

/** True if the command is one on tables of law. */
export const isLawCommand = (command: ServedCommand): command is LawCommand => command.do.startsWith("data ");

/** True if the command is one on the records of an account's ledger of imports. */
export const isRecordCommand = (command: ServedCommand): command is RecordCommand =>
  command.do.startsWith("imports ");

/** True if the command says who is an operator. */
export const isMarkCommand = (command: ServedCommand): command is MarkCommand =>
  command.do.startsWith("operator ");

const purgedRow = ({ invoices, orphans, mails, idempotencyKeys }: PurgeCounts): Row => ({
  invoices,
  orphans,
  mails,
  idempotency_keys: idempotencyKeys,
});

const reportRow = ({ id, reportNumber, status, issuedOn, contentHash }: StoredReport): Row => ({
  id,
  report_number: reportNumber,
  status,
  issued_at: issuedOn,
  content_hash: contentHash,
});

/** The members of a published key: what `report verify --keys` takes. */
const keyRow = ({ kid, x, created_at, retired_at }: PublishedKey): Row => ({
  kid,
  x,
  created_at,
  retired_at,
});

/** Purges what is due now. @returns one row of counts */
export const purge: Effect.Effect<ReadonlyArray<Row>, ServiceUnavailable, PurgeServices> = Effect.map(
  purgeExpired,
  (purged) => [purgedRow(purged)],
);

const setStatus = ({ id, status }: Extract<ReportCommand, { readonly do: "report set-status" }>) =>
  Effect.gen(function* () {
    const uuid = uuidOfText(id);
    const changed = uuid === undefined ? Option.none() : yield* setReportStatus(uuid, status);
    return Option.isSome(changed) ? [reportRow(changed.value)] : yield* refusedBecause(
      `There is no report ${id}, or it is a specimen: give the id of a report that the service answered with.`,
    );
  });

/** @fails OperatorRefused for a report that isn't there */
export const carryOutOnReports = (
  command: ReportCommand,
): Effect.Effect<ReadonlyArray<Row>, OperatorRefused | ServiceUnavailable, Reports | ReportSigner> => {
  switch (command.do) {
    case "report set-status":
      return setStatus(command);
    case "report key list":
      return Effect.flatMap(
        ReportSigner,
        ({ published }) => Effect.map(published, (keys) => keys.map(keyRow)),
      );
    case "report key rotate":
      return Effect.flatMap(ReportSigner, ({ rotate }) => Effect.map(rotate, (key) => [keyRow(key)]));
  }
};

/** @returns the number of rows of each table that a backup holds */
export const countRows = (counts: ReadonlyArray<TableCount>): ReadonlyArray<Row> =>
  counts.map(({ table, rows }) => ({ table, rows }));

/** Services that commands work on. */
export type CommandServices =
  | Backups
  | LawChangeServices
  | Operator
  | Operators
  | PurgeServices
  | RecordServices
  | Reports
  | ReportSigner;

const rowsOf = (
  command: Exclude<ServedCommand, LawCommand>,
): Effect.Effect<ReadonlyArray<Row>, OperatorRefused | ServiceUnavailable, CommandServices> => {
  if (command.do === "purge") return purge;
  if (command.do === "backup") {
    return Effect.flatMap(Backups, ({ write }) => Effect.map(write(command.file), countRows));
  }
  if (isMarkCommand(command)) return carryOutMark(command);
  if (isRecordCommand(command)) return carryOutOnRecords(command);
  return isReportCommand(command) ? carryOutOnReports(command) : carryOut(command);
};

/** @fails OperatorRefused with what would be right */
export const carryOutAny = (
  command: ServedCommand,
): Effect.Effect<LawAnswer, OperatorRefused | ServiceUnavailable, CommandServices> =>
  isLawCommand(command) ? carryOutOnLaw(command) : Effect.map(rowsOf(command), (rows) => ({ rows }));
