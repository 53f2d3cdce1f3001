/**
 * The dates of a declarant's calendar year. Regulation (EU) 2023/956, Articles 2a, 6, 7 and 20 to 24.
 */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import { cbamContext, type LawServices } from "../../../application/cbam/cbam_context.ts";
import { type DatesRequest, readDates } from "../../../application/imports/declarant_dates.ts";
import type { ImportLaw, ImportLedger } from "../../../application/imports/import_ports.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import * as Contract from "../../../contract/imports/duties.ts";
import { headerOf } from "../../../http/exchange/exchange.ts";
import { chooseLanguage, type Language } from "../../../web/words/language.ts";
import { calendarFile, dateRecord } from "../records/calendar_record.ts";
import { ledgerRoute, ownDeclarant } from "../services.ts";

/** The declarant that a query names; undefined where it names none. */
const declarantOf = (accountId: string, declarant: string | undefined) =>
  declarant === undefined ? Effect.succeed(undefined) : ownDeclarant(accountId, declarant);

export const importCalendar = ledgerRoute(
  Contract.importCalendar,
  ({ query: { year, declarant: id, order_working_days: orderWorkingDays } }, { accountId }) =>
    Effect.gen(function* () {
      const declarant = yield* declarantOf(accountId, id);
      const dates = yield* readDates({ accountId, declarant, year, orderWorkingDays });
      return { year, dates: dates.map(dateRecord) };
    }),
);

/** The dates of a year as a file for calendars. */
export const calendarAnswer = (
  asked: DatesRequest,
  language: Language,
): Effect.Effect<
  HttpServerResponse.HttpServerResponse,
  ServiceUnavailable,
  ImportLaw | ImportLedger | LawServices
> =>
  Effect.gen(function* () {
    const { year } = asked;
    const dates = yield* readDates(asked);
    const generatedAt = (yield* cbamContext).generatedAt();
    return HttpServerResponse.raw(calendarFile({ year, dates, generatedAt, language }), {
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
  ({ query: { year, declarant: id, order_working_days: orderWorkingDays }, request }, { accountId }) =>
    Effect.gen(function* () {
      const accepted = headerOf(request, "accept-language");
      const language = chooseLanguage({ asked: undefined, chosen: undefined, accepted });
      const declarant = yield* declarantOf(accountId, id);
      return yield* calendarAnswer({ accountId, declarant, year, orderWorkingDays }, language);
    }),
);
