/** Tables of issues: what callers were told about a mistake, and what they are told now. */
import assert from "node:assert/strict";
import * as Either from "effect/Either";
import { missingCharacters } from "../../src/adapters/pdf/fonts/font_runs.ts";
import { readInvoiceRequest } from "../../src/domain/invoices/request/read_request.ts";
import type { IssueCode } from "../../src/kernel/issue.ts";
import { agreements, today } from "./agreements.ts";
import { changed } from "./invoices.ts";

/** One mistake in the commercial example: its sentence before the contract was declared (`was`), and since (`is`). */
export type SentenceRow = readonly [
  what: string,
  changes: Readonly<Record<string, unknown>>,
  code: IssueCode,
  was: string,
  is: string,
  suggestion?: string,
];

/** Tests that each mistake has exactly one issue, with the sentence that stands in its row. */
export const testSentences = (rows: ReadonlyArray<SentenceRow>): void => {
  for (const [what, changes, code, _was, is, suggestion] of rows) {
    Deno.test(`${what} is told with its code, a sentence and the right value where it is known`, () => {
      const { request } = readInvoiceRequest(changed(changes), { missingCharacters, agreements, today });
      assert.ok(Either.isLeft(request) && request.left._tag !== "TooManyLineItems");
      assert.deepEqual(
        request.left.issues.map((issue) => [issue.code, issue.message, issue.suggestion]),
        [[code, is, suggestion]],
      );
    });
  }
};
