/**
 * A failure as a page: what is wrong, what would be right, and the way on.
 */
import type { ApiFailure } from "../../contract/problems.ts";
import { problemKinds } from "../../contract/problem_kinds.ts";
import { failureSentence } from "./failure_sentences.ts";
import type { Framed } from "./layout.tsx";
import { Notice } from "./parts/notice.tsx";
import { shellTexts } from "./texts/shell.ts";
import type { Visit } from "./visit.ts";

/** @returns what the page shows and the status and headers that it leaves with */
export const failurePage = (
  visit: Visit,
  failure: ApiFailure,
  requestId: string,
): {
  readonly framed: Framed;
  readonly options: { readonly status: number; readonly headers: Readonly<Record<string, string>> };
} => {
  const texts = shellTexts[visit.language];
  const wait = "retryAfterSeconds" in failure ? failure.retryAfterSeconds : undefined;
  const children = (
    <div class="panel">
      <h1>{texts.somethingWrong}</h1>
      <Notice tone="bad">
        <p>{failureSentence(failure, visit.language)}</p>
        {wait === undefined ? null : <p>{texts.tryAgainIn(wait)}</p>}
      </Notice>
      <p class="muted small">{texts.requestId(requestId)}</p>
      <p>
        <a class="button second" href="/">{texts.backToStart}</a>
      </p>
    </div>
  );
  return {
    framed: { visit, title: texts.somethingWrong, children },
    options: {
      status: problemKinds[failure._tag].status,
      headers: wait === undefined ? {} : { "retry-after": String(wait) },
    },
  };
};
