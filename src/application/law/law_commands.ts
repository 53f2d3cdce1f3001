/**
 * The operator's commands on tables of law, as data: what `deno task admin data` sends to the process that holds the database, and
 * what it prints.
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { type OperatorRefused, refusedFor } from "../../domain/accounts/operator_refused.ts";
import type { LawChange } from "../../domain/cbam/law_changes/law_change.ts";
import { lawFigures } from "../../kernel/findings/law/law_figures.ts";
import { refusalSentence } from "../../kernel/findings/refusals.ts";
import { sha256Hex } from "../../kernel/sha256.ts";
import type { Row } from "../accounts/operator_commands.ts";
import {
  confirmed,
  decideAddition,
  decideCorrection,
  decideWithdrawal,
  keepAddition,
  keepWithdrawal,
  type LawChangeServices,
  type LawPreview,
} from "./change_law.ts";
import { type LawAddition, LawAdditions } from "./law_ports.ts";

/** Members of every command that changes something. */
const changing = {
  /** Name of who gives the command. */
  by: Schema.String,
  isPreview: Schema.optional(Schema.Boolean),
  isConfirmed: Schema.optional(Schema.Boolean),
  /** Most changes that are told. */
  rows: Schema.optional(Schema.Int.pipe(Schema.positive())),
};

/** Every command with its arguments. */
export const LawCommand = Schema.Union(
  Schema.Struct({
    do: Schema.Literal("data add"),
    files: Schema.Record({ key: Schema.String, value: Schema.String }),
    ...changing,
  }),
  Schema.Struct({
    do: Schema.Literal("data correct"),
    text: Schema.String,
    act: Schema.Struct({ label: Schema.NonEmptyString, url: Schema.NonEmptyString }),
    from: Schema.String,
    appliesFrom: Schema.optional(Schema.String),
    version: Schema.optional(Schema.NonEmptyString),
    title: Schema.optional(Schema.NonEmptyString),
    ...changing,
  }),
  Schema.Struct({ do: Schema.Literal("data withdraw"), id: Schema.NonNegativeInt, ...changing }),
  Schema.Struct({ do: Schema.Literal("data list") }),
  Schema.Struct({ do: Schema.Literal("data show"), id: Schema.NonNegativeInt }),
);
export type LawCommand = typeof LawCommand.Type;

/** An answer: rows to print, and what is said of all of them. */
export interface LawAnswer {
  readonly summary?: Row;
  readonly rows: ReadonlyArray<Row>;
}

const timeOf = (epochMs: number | undefined): string | null =>
  epochMs === undefined ? null : new Date(epochMs).toISOString();

const additionRow = (addition: LawAddition): Row => ({
  entry: addition.id,
  kind: addition.kind,
  version: addition.version,
  title: addition.title,
  sha256: addition.sha256,
  entered_by: addition.enteredBy,
  counts_from: timeOf(addition.countsFromMs),
  withdrawn_by: addition.withdrawnBy ?? null,
  withdrawn_at: timeOf(addition.withdrawnMs),
});

const ratioDecimals = 3;

/** @returns a change as the command line tells it */
const changeRow = (change: LawChange): Row => ({
  figure: lawFigures[change.figure],
  codes: change.codes,
  origin: change.origin,
  route: change.route,
  years: change.years,
  before: change.before,
  after: change.after,
  ratio: change.ratio === undefined ? null : change.ratio.toFixed(ratioDecimals),
  unlikely: change.isFarOff,
});

const mostRows = 20;

const answerOf = (
  preview: LawPreview,
  rows: number | undefined,
  entry: LawAddition | undefined,
): LawAnswer => {
  const { folder, changes } = preview;
  const shown = changes.changes.slice(0, rows ?? mostRows);
  return {
    summary: {
      entry: entry?.id ?? null,
      kind: folder.kind,
      version: folder.version,
      title: folder.title,
      sha256: folder.sha256,
      in_force_from: folder.inForceFrom,
      applies_from: folder.appliesFrom,
      changed_figures: changes.figures,
      changed_codes: changes.codes.length,
      changed_origins: changes.origins.length,
      rows: changes.changes.length,
      rows_shown: shown.length,
      to_confirm: preview.catches.map(refusalSentence),
      counts_from: timeOf(entry?.countsFromMs),
      withdrawn_at: timeOf(entry?.withdrawnMs),
    },
    rows: shown.map(changeRow),
  };
};

const fileRows = (files: Readonly<Record<string, string>>): ReadonlyArray<Row> =>
  Object.entries(files).map(([name, text]) => ({
    file: name,
    lines: text.trimEnd().split("\n").length,
    sha256: sha256Hex(text),
  }));

/**
 * Carries a command out.
 * @fails OperatorRefused with what would be right; then nothing is kept
 */
export const carryOutOnLaw = (
  command: LawCommand,
): Effect.Effect<LawAnswer, OperatorRefused | ServiceUnavailable, LawChangeServices> =>
  Effect.gen(function* () {
    switch (command.do) {
      case "data add":
      case "data correct": {
        const decided = yield* command.do === "data add"
          ? decideAddition(command.files)
          : decideCorrection(command);
        if (command.isPreview === true) return answerOf(decided, command.rows, undefined);
        yield* confirmed(decided, command.isConfirmed === true);
        return answerOf(decided, command.rows, yield* keepAddition(decided, command.by));
      }
      case "data withdraw": {
        const decided = yield* decideWithdrawal(command.id);
        if (command.isPreview === true) return answerOf(decided, command.rows, undefined);
        yield* confirmed(decided, command.isConfirmed === true);
        return answerOf(decided, command.rows, yield* keepWithdrawal(decided, command.by));
      }
      case "data list":
        return { rows: (yield* (yield* LawAdditions).list).map(additionRow) };
      case "data show": {
        const { id } = command;
        const additions = yield* LawAdditions;
        const entry = (yield* additions.list).find((one) => one.id === id);
        if (entry === undefined) return yield* refusedFor({ kind: "noAddition", id });
        const [stored] = yield* additions.filesOf([id]);
        return { summary: additionRow(entry), rows: fileRows(stored?.files ?? {}) };
      }
    }
  });
