/**
 * `deno task admin report verify`: is a report's PDF genuine? With a file of published keys it needs no service and no
 * database.
 */
import * as Effect from "effect/Effect";
import { readReport } from "../adapters/pdf/read_report.ts";
import type { Row } from "../application/accounts/operator_commands.ts";
import { type CheckingKey, checkReport, type Finding } from "../domain/reports/report_check.ts";
import { isRecord } from "../kernel/json.ts";
import { OperatorRefused } from "../domain/accounts/operator_refused.ts";

/** What to check, and with which keys. */
export interface VerifyFile {
  readonly do: "report verify";
  readonly file: string;
  /** A `/.well-known/cbam-report-keys.json`, saved or by its URL; undefined: the service's own keys. */
  readonly keysFrom: string | undefined;
}

const keyOf = (value: unknown): ReadonlyArray<CheckingKey> => {
  if (!isRecord(value)) return [];
  const { kid, x } = value;
  return typeof kid === "string" && typeof x === "string" ? [{ kid, x }] : [];
};

/** @returns the keys of a JSON Web Key Set, or of the rows that `report key list --json` prints */
export const keysOfText = (text: string): ReadonlyArray<CheckingKey> => {
  const value: unknown = JSON.parse(text);
  const listed = isRecord(value) ? value["keys"] ?? value["rows"] : undefined;
  return Array.isArray(listed) ? listed.flatMap(keyOf) : [];
};

const fetchLimitMs = 10_000;

const textFrom = async (place: string): Promise<string> => {
  if (!/^https?:\/\//i.test(place)) return await Deno.readTextFile(place);
  const response = await fetch(place, { signal: AbortSignal.timeout(fetchLimitMs) });
  const text = await response.text();
  if (!response.ok) throw new Error(`the answer was ${response.status}`);
  return text;
};

const keysOf = (place: string): Effect.Effect<ReadonlyArray<CheckingKey>, OperatorRefused> =>
  Effect.tryPromise({
    try: async () => keysOfText(await textFrom(place)),
    catch: (error) => new OperatorRefused({ message: `${place} can't be read as published keys: ${error}.` }),
  }).pipe(
    Effect.filterOrFail(
      (keys) => keys.length > 0,
      () =>
        new OperatorRefused({
          message: `${place} holds no published keys: save /.well-known/cbam-report-keys.json.`,
        }),
    ),
  );

/** What was found, ready to be printed. */
export interface Verified {
  readonly rows: ReadonlyArray<Row>;
  readonly isGenuine: boolean;
}

const rowOf = ({ part, isGenuine, message }: Finding): Row => ({
  part,
  result: isGenuine ? "genuine" : "DIFFERS",
  message,
});

/** @param ownKeys the service's keys, asked for when no file has them */
export const verifyFile = <E>(
  { file, keysFrom }: VerifyFile,
  ownKeys: Effect.Effect<ReadonlyArray<Row>, E>,
): Effect.Effect<Verified, E | OperatorRefused> =>
  Effect.gen(function* () {
    const report = yield* readReport(file);
    const keys = keysFrom === undefined
      ? Effect.map(ownKeys, (rows) => rows.flatMap(keyOf))
      : keysOf(keysFrom);
    const findings = checkReport(report, yield* keys);
    return { rows: findings.map(rowOf), isGenuine: findings.every((finding) => finding.isGenuine) };
  });
