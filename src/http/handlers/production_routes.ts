/** `GET /api/v1/cbam/routes`. Contract section 4.4. */
import * as Either from "effect/Either";
import { askRoutes, type RoutesQuestion } from "../../application/cbam/cbam_queries.ts";
import { dayOfEpochMs, yearOf } from "../../kernel/calendar.ts";
import {
  type Input,
  readCnCode,
  readImportDay,
  readImportYear,
  readOrigin,
} from "../../domain/cbam/input/input.ts";
import { question } from "../server/question.ts";
import { entityTag, publicHour, taggedJson } from "../wire/response.ts";

const known = ["cn", "country", "import"] as const;

/** `import` is a date or a year. */
const readYear = (input: Input, nowMs: number): number | undefined => {
  const value = input.value("import");
  if (typeof value === "string" && /^\d{4}$/.test(value)) return readImportYear(input, "import");
  const day = readImportDay(input, "import", () => dayOfEpochMs(nowMs));
  return day && yearOf(day);
};

const read = (nowMs: number) => (input: Input): RoutesQuestion | undefined => {
  const cnCode = readCnCode(input, "cn");
  const country = readOrigin(input, "country");
  const year = readYear(input, nowMs);
  return cnCode && country && year && { cnCode, country, year } || undefined;
};

export const productionRoutes = question({
  known,
  read: ({ nowMs }) => read(nowMs),
  answer: (asked, world, request) => {
    const tag = entityTag(request, `${world.tables.fingerprint}-${asked.year}`);
    return Either.right(
      taggedJson(request, { tag, cacheControl: publicHour }, () => askRoutes(asked, world)),
    );
  },
});
