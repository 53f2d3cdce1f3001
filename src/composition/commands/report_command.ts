/**
 * The operator's commands on reports: their words, and whether a report's PDF is genuine. With a file of published keys that
 * needs no service and no database.
 */
import { Argument, type Command as Program } from "commander";
import * as Effect from "effect/Effect";
import * as PdfRenderer from "../../adapters/pdf/pdf_renderer.ts";
import type { Row } from "../../application/accounts/operator_commands.ts";
import { checkPages } from "../../application/reports/check_pages.ts";
import type { ReportCommand } from "../../application/maintenance.ts";
import { type ReportStatus, reportStatuses } from "../../contract/answers/reports.ts";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { type AttachedReport, figuresOf } from "../../domain/reports/attached_report.ts";
import { attachmentOf } from "../../domain/reports/pdf_attachment.ts";
import {
  attachmentName,
  checkAttachment,
  type CheckingKey,
  type Finding,
} from "../../domain/reports/report_check.ts";
import { isRecord } from "../../kernel/text/json.ts";
import { fileUnread, type OperatorRefused, refusedBecause } from "../../domain/accounts/operator_refused.ts";
import { answerWithin, readTextWithin, readWithin } from "./read_within.ts";
import { memberOf, textArgument, textOption } from "./typed_texts.ts";

/** File to check, and the keys to check it with. */
export interface VerifyFile {
  readonly do: "report verify";
  readonly file: string;
  /** A `/.well-known/cbam-report-keys.json`, saved or by its URL; undefined: the service's own keys. */
  readonly keysFrom: string | undefined;
}

/** A specimen was made as one, and stays one. */
const settableStatuses = reportStatuses.filter((status) => status !== "specimen");
const readStatus = memberOf<ReportStatus>(settableStatuses, "A status");

/** Adds the words of these commands to the command line. */
export const addReportCommands = (
  program: Program,
  ask: (command: ReportCommand | VerifyFile) => void,
): void => {
  const report = program.command("report").description("Reports, and the keys that sign them");
  report.command("set-status").description("Only an issued report verifies")
    .addArgument(textArgument("<id>", "the report's id", "word"))
    .addArgument(new Argument("<status>", settableStatuses.join(", ")).argParser(readStatus))
    .action((id, status) => ask({ do: "report set-status", id, status }));
  const key = report.command("key").description("Keys that sign reports");
  key.command("list").description("Every key that ever signed").action(() => ask({ do: "report key list" }));
  key.command("rotate").description("Sign with a new key from now on; old ones stay published")
    .action(() => ask({ do: "report key rotate" }));
  report.command("verify").description(
    "Check a report's PDF; exit code 1 when a part differs, 2 when its pages can't be compared",
  )
    .addArgument(textArgument("<file>", "the PDF", "path"))
    .addOption(textOption(
      "--keys <file or url>",
      "published keys: /.well-known/cbam-report-keys.json, or a saved copy of it",
      "path",
    ))
    .action((file, { keys }) => ask({ do: "report verify", file, keysFrom: keys }));
};

const keyOf = (value: unknown): ReadonlyArray<CheckingKey> => {
  if (!isRecord(value)) return [];
  const { kid, x } = value;
  return typeof kid === "string" && typeof x === "string" ? [{ kid, x }] : [];
};

/** @returns the keys of a JSON Web Key Set, or of the rows that `report key list --json` prints */
const keysOfText = (text: string): ReadonlyArray<CheckingKey> => {
  const value: unknown = JSON.parse(text);
  const listed = isRecord(value) ? value["keys"] ?? value["rows"] : undefined;
  return Array.isArray(listed) ? listed.flatMap(keyOf) : [];
};

const fetchLimitMs = 10_000;

/** Many times more than a report or a list of keys has. */
const mostBytes = 100_000_000;

const textFrom = async (place: string): Promise<string> => {
  if (!/^https?:\/\//i.test(place)) return await readTextWithin(place, mostBytes);
  const response = await fetch(place, { signal: AbortSignal.timeout(fetchLimitMs) });
  const text = await answerWithin(response, mostBytes);
  if (!response.ok) throw new Error(`the answer was ${response.status}`);
  return text;
};

const keysOf = (place: string): Effect.Effect<ReadonlyArray<CheckingKey>, OperatorRefused> =>
  Effect.tryPromise({
    try: async () => keysOfText(await textFrom(place)),
    catch: (error) => refusedBecause(`${place} can't be read as published keys: ${error}.`),
  }).pipe(
    Effect.filterOrFail(
      (keys) => keys.length > 0,
      () => refusedBecause(`${place} holds no published keys: save /.well-known/cbam-report-keys.json.`),
    ),
  );

/** Findings about a file, ready to be printed. */
export interface Verification {
  readonly rows: ReadonlyArray<Row>;
  /** 0 when every part is genuine, 1 when one differs, 2 when the pages were not compared. */
  readonly code: 0 | 1 | 2;
}

const shownAs = { "genuine": "genuine", "differs": "DIFFERS", "not compared": "NOT COMPARED" } as const;

const rowOf = ({ part, result, message }: Finding): Row => ({ part, result: shownAs[result], message });

/** Figures of the attachment, to be compared with the pages by their reader. */
const figureRows = ({ content }: AttachedReport): ReadonlyArray<Row> => [
  ...figuresOf(content).map(([label, figure]) => ({ part: label, result: "says", message: figure })),
  { part: "", result: "", message: "Compare these figures with the paper in your hand." },
];

const codeOf = (findings: ReadonlyArray<Finding>): Verification["code"] => {
  if (findings.some(({ result }) => result === "differs")) return 1;
  return findings.some(({ result }) => result === "not compared") ? 2 : 0;
};

const readPdf = (file: string): Effect.Effect<Uint8Array<ArrayBuffer>, OperatorRefused> =>
  Effect.tryPromise({
    try: () => readWithin(file, mostBytes),
    catch: fileUnread(file),
  });

/** @param ownKeys the service's keys, asked for when no file has them */
export const verifyFile = <E>(
  { file, keysFrom }: VerifyFile,
  ownKeys: Effect.Effect<ReadonlyArray<Row>, E>,
): Effect.Effect<Verification, E | OperatorRefused | ServiceUnavailable> =>
  Effect.gen(function* () {
    const pdf = yield* readPdf(file);
    const keys = yield* keysFrom === undefined
      ? Effect.map(ownKeys, (rows) => rows.flatMap(keyOf))
      : keysOf(keysFrom);
    const { findings, report } = yield* Effect.promise(async () =>
      checkAttachment(await attachmentOf(pdf, attachmentName), keys)
    );
    if (report === undefined) return { rows: findings.map(rowOf), code: 1 };
    const pages = yield* Effect.provide(checkPages(pdf, report), PdfRenderer.layer({ workers: 1 }));
    const all = [...findings, pages];
    return { rows: [...all.map(rowOf), ...figureRows(report)], code: codeOf(all) };
  });
