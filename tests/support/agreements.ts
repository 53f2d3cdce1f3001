/** The table of agreements, as the service reads it. */
import * as Effect from "effect/Effect";
import { loadAgreements } from "../../src/adapters/reference/agreements.ts";
import type { ReadingRules } from "../../src/domain/invoices/request/read_request.ts";

/** Every row of the release. */
export const agreements = await Effect.runPromise(loadAgreements());

/** Rules for tests of other things than fonts: every character can be printed. */
export const readingRules: ReadingRules = { missingCharacters: () => [], agreements };
