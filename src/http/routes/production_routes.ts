/** `GET /api/v1/cbam/routes`. Contract section 4.4. */
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import { askRoutes, type RoutesQuestion } from "../../application/cbam_queries.ts";
import { ReferenceData } from "../../application/ports.ts";
import { type CalendarDay, dayOfEpochMs, yearOf } from "../../domain/calendar.ts";
import {
  type Input,
  readCnCode,
  readImportDay,
  readImportYear,
  readOrigin,
} from "../../domain/cbam/input.ts";
import { readQuery } from "../request.ts";
import { entityTag, publicHour, taggedJson } from "../response.ts";

const known = ["cn", "country", "import"] as const;

/** `import` is a date or a year. */
const readYear = (input: Input, today: CalendarDay): number | undefined => {
  const value = input.value("import");
  if (typeof value === "string" && /^\d{4}$/.test(value)) return readImportYear(input, "import");
  const day = readImportDay(input, "import", today);
  return day && yearOf(day);
};

const read = (today: CalendarDay) => (input: Input): RoutesQuestion | undefined => {
  const cnCode = readCnCode(input, "cn");
  const country = readOrigin(input, "country");
  const year = readYear(input, today);
  return cnCode && country && year && { cnCode, country, year } || undefined;
};

export const productionRoutes = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest;
  const today = dayOfEpochMs(yield* Clock.currentTimeMillis);
  const question = yield* readQuery(known, read(today));
  const { tables } = yield* ReferenceData;
  const tag = entityTag(request, `${tables.fingerprint}-${question.year}`);
  return yield* taggedJson(request, { tag, cacheControl: publicHour }, askRoutes(question));
});
