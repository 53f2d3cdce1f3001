/**
 * The dates of a declarant's calendar year. Regulation (EU) 2023/956, Articles 2a, 6, 7 and 20 to 24.
 */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import { cbamContext, type LawServices } from "../../../application/cbam/cbam_context.ts";
import * as Contract from "../../../contract/imports/duties.ts";
import { datesOfDeclarant } from "../../../domain/imports/calendar/after_revocation.ts";
import { revokedSince } from "../../../domain/imports/people/revocation.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { headerOf } from "../../../http/exchange/exchange.ts";
import { chooseLanguage, type Language } from "../../../web/words/language.ts";
import { calendarFile, dateRecord } from "../records/calendar_record.ts";
import { ledgerRoute, ownDeclarant } from "../services.ts";

/** The day since which the status of the declarant that a query names is revoked; undefined where it names none. */
const revokedOnOf = (accountId: string, declarant: string | undefined) =>
  declarant === undefined ? Effect.succeed(undefined) : Effect.gen(function* () {
    const found = yield* ownDeclarant(accountId, declarant);
    return revokedSince(found, (yield* cbamContext).today());
  });

export const importCalendar = ledgerRoute(
  Contract.importCalendar,
  ({ query: { year, declarant, order_working_days: orderWorkingDays } }, { accountId }) =>
    Effect.map(revokedOnOf(accountId, declarant), (revokedOn) => ({
      year,
      dates: datesOfDeclarant(year, revokedOn, orderWorkingDays).map(dateRecord),
    })),
);

/** The dates that are asked for, with the day since which the declarant's status is revoked. */
interface CalendarQuestion {
  readonly year: number;
  readonly orderWorkingDays?: number;
  readonly revokedOn: CalendarDay | undefined;
}

/** The dates of a year as a file for calendars. */
export const calendarAnswer = (
  { year, orderWorkingDays, revokedOn }: CalendarQuestion,
  language: Language,
): Effect.Effect<HttpServerResponse.HttpServerResponse, never, LawServices> =>
  Effect.map(cbamContext, (cbam) => {
    const file = {
      year,
      dates: datesOfDeclarant(year, revokedOn, orderWorkingDays),
      generatedAt: cbam.generatedAt(),
      language,
    };
    return HttpServerResponse.raw(calendarFile(file), {
      contentType: "text/calendar; charset=utf-8",
      headers: {
        "cache-control": "no-store",
        "content-language": language,
        "content-disposition": `attachment; filename=cbam-${year}.ics`,
      },
    });
  });

export const importCalendarFile = ledgerRoute(
  Contract.importCalendarFile,
  ({ query: { year, declarant, order_working_days: orderWorkingDays }, request }, { accountId }) =>
    Effect.gen(function* () {
      const accepted = headerOf(request, "accept-language");
      const language = chooseLanguage({ asked: undefined, chosen: undefined, accepted });
      const revokedOn = yield* revokedOnOf(accountId, declarant);
      const asked = orderWorkingDays === undefined
        ? { year, revokedOn }
        : { year, revokedOn, orderWorkingDays };
      return yield* calendarAnswer(asked, language);
    }),
);
