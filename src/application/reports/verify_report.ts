/**
 * Is a report genuine? Whoever has its id and the date that is printed on it is told what it says; everyone else is
 * told nothing, and not why. Contract section 4.6.
 */
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { newId } from "../new_id.ts";
import { Batches } from "../ports.ts";
import { dayOfText } from "../../kernel/time/calendar.ts";
import { isWithinADay } from "../../domain/reports/issued_date.ts";
import { dayInFourForms } from "../../kernel/lenient/day.ts";
import type { StoredReport } from "../../domain/reports/report.ts";
import { shownIssuedOn } from "../../domain/reports/report_facts.ts";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { uuidOfText } from "../../kernel/uuid.ts";
import { pastedNumber } from "./pasted_number.ts";
import { findReport, type ReportServices, settledReport } from "./find_report.ts";
import { Reports } from "./report_ports.ts";
import { isSample, sampleReport } from "./sample_report.ts";

/** A request to verify, as it came: of any shape. */
export interface VerifyRequest {
  readonly reportId: unknown;
  readonly issuedDate: unknown;
}

/** @returns true if a day is the one that was given, in one of four forms, or a day beside it */
export const isIssuedOn = (issuedOn: string | undefined, given: unknown): boolean => {
  const day = dayOfText(issuedOn ?? "");
  const asked = typeof given === "string" ? dayInFourForms(given) : undefined;
  return day !== undefined && asked !== undefined && isWithinADay(day, asked);
};

const ownNumber = /^(?:CBAM-)?([0-9a-f-]{36})$/i;
const rowNumber = /^BULK-([0-9a-f-]{36})-R(\d{1,6})$/i;

/** Report that a caller may mean: its id, or a row of a batch, by the printed number; undefined for anything else. */
export type MeantReport =
  | { readonly id: string }
  | { readonly batchId: string; readonly rowIndex: number };

/** @returns the report that the text names, in any case of letters and with any white space */
export const meantReport = (text: string): MeantReport | undefined => {
  const written = pastedNumber(text);
  const id = uuidOfText(ownNumber.exec(written)?.[1] ?? "");
  if (id !== undefined) return { id };
  const [, batch = "", row = ""] = rowNumber.exec(written) ?? [];
  const batchId = uuidOfText(batch);
  return batchId === undefined ? undefined : { batchId, rowIndex: Number(row) };
};

/** Every way to fail looks the same and takes the same: what is no id is looked up like one that is. */
export const idToLookUp = (text: string): Effect.Effect<string, ServiceUnavailable, Batches> =>
  Effect.gen(function* () {
    const nobodys = newId(yield* Clock.currentTimeMillis);
    const meant = meantReport(text);
    if (meant === undefined) return nobodys;
    if ("id" in meant) return meant.id;
    return Option.getOrElse(yield* (yield* Batches).reportIdOfRow(meant), () => nobodys);
  });

/**
 * Verifies a report; its content is read only when it is shown.
 * @returns the report; none when anything is wrong
 * @fails ServiceUnavailable when it can't be known: that a genuine report isn't would be a wrong answer
 */
export const verifyReport = (
  { reportId, issuedDate }: VerifyRequest,
): Effect.Effect<Option.Option<StoredReport>, ServiceUnavailable, ReportServices> =>
  Effect.gen(function* () {
    const text = typeof reportId === "string" ? reportId : "";
    if (isSample(text)) {
      const sample = yield* sampleReport;
      return isIssuedOn(sample.issuedOn, issuedDate) ? Option.some(sample) : Option.none();
    }
    const id = yield* idToLookUp(text);
    const standing = yield* (yield* Reports).standing(id);
    if (!isIssuedOn(shownIssuedOn(standing), issuedDate)) return Option.none();
    const found = yield* findReport(id);
    return Option.isSome(found) ? yield* settledReport(found.value) : Option.none();
  });
