/**
 * Is a report genuine? Whoever has its id and the date that is printed on it is told what it says; everyone else is
 * told nothing, and not why. Contract section 4.6.
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { newId } from "../new_id.ts";
import { dayOfText } from "../../kernel/calendar.ts";
import { issuedDayOfText, isWithinADay } from "../../domain/reports/issued_date.ts";
import type { StoredReport } from "../../domain/reports/report.ts";
import { shownIssuedOn } from "../../domain/reports/report_standing.ts";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { uuidOfText } from "../../kernel/uuid.ts";
import { type FindingServices, findReport, sampleId, sampleReport, settledReport } from "./find_report.ts";

/** A request to verify, as it came: of any shape. */
export interface VerifyRequest {
  readonly reportId: unknown;
  readonly issuedDate: unknown;
}

const isIssuedOn = (issuedOn: string | undefined, given: unknown): boolean => {
  const day = dayOfText(issuedOn ?? "");
  const asked = typeof given === "string" ? issuedDayOfText(given) : undefined;
  return day !== undefined && asked !== undefined && isWithinADay(day, asked);
};

/**
 * Every way to fail looks the same and takes the same: an id that is none is looked up like one that is, and what a
 * report says is read only when it is shown.
 * @returns the report; none when anything is wrong
 * @fails ServiceUnavailable when it can't be known: that a genuine report isn't would be a wrong answer
 */
export const verifyReport = (
  { reportId, issuedDate }: VerifyRequest,
  services: FindingServices,
): Effect.Effect<Option.Option<StoredReport>, ServiceUnavailable> =>
  Effect.gen(function* () {
    const text = typeof reportId === "string" ? reportId : "";
    if (text === sampleId) {
      const sample = yield* sampleReport(services);
      return isIssuedOn(sample.issuedOn, issuedDate) ? Option.some(sample) : Option.none();
    }
    const id = uuidOfText(text) ?? newId(0);
    const standing = yield* services.reports.standing(id);
    if (!isIssuedOn(shownIssuedOn(standing), issuedDate)) return Option.none();
    const found = yield* findReport(id, services);
    return Option.isSome(found) ? yield* settledReport(found.value, services) : Option.none();
  });
