/**
 * The dates of a declarant's calendar year. Regulation (EU) 2023/956, Articles 2a, 6, 7 and 20 to 24.
 */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import { cbamContext, type LawServices } from "../../../application/cbam/cbam_context.ts";
import * as Contract from "../../../contract/imports/duties.ts";
import { datesOfYear } from "../../../domain/imports/calendar/dates.ts";
import { headerOf } from "../../../http/exchange/exchange.ts";
import { chooseLanguage, type Language } from "../../../web/words/language.ts";
import { calendarFile, dateRecord } from "../records/calendar_record.ts";
import { ledgerRoute } from "../services.ts";

export const importCalendar = ledgerRoute(
  Contract.importCalendar,
  ({ query: { year, order_working_days: orderWorkingDays } }) =>
    Effect.succeed({ year, dates: datesOfYear(year, orderWorkingDays).map(dateRecord) }),
);

/** The dates of a year as a file for calendars. */
export const calendarAnswer = (
  { year, order_working_days: orderWorkingDays }: typeof Contract.CalendarQuery.Type,
  language: Language,
): Effect.Effect<HttpServerResponse.HttpServerResponse, never, LawServices> =>
  Effect.map(cbamContext, (cbam) => {
    const file = {
      year,
      dates: datesOfYear(year, orderWorkingDays),
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
  ({ query, request }) => {
    const accepted = headerOf(request, "accept-language");
    return calendarAnswer(query, chooseLanguage({ asked: undefined, chosen: undefined, accepted }));
  },
);
