/** The table of agreements, as the service reads it. */
import * as Effect from "effect/Effect";
import { loadAgreements } from "../../src/adapters/reference/agreements.ts";
import type { ReadingRules } from "../../src/domain/invoices/request/read_request.ts";
import { dayOfEpochMs } from "../../src/kernel/time/calendar.ts";

/** Every row of the release. */
export const agreements = await Effect.runPromise(loadAgreements());

/** Day on which tests read invoices. */
export const today = dayOfEpochMs(Date.parse("2026-03-14"));

/** Rules for tests of other things than fonts: every character can be printed. */
export const readingRules: ReadingRules = { missingCharacters: () => [], agreements, today };
