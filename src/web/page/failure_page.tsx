/**
 * A failure as a page: what is wrong, what would be right, and the way on.
 */
import type { VNode } from "preact";
import type { ApiFailure } from "../../contract/problems.ts";
import { problemKinds } from "../../contract/problem_kinds.ts";
import { failureSentence, waitSentence } from "./failure_sentences.ts";
import type { Framed } from "./layout.tsx";
import { Notice } from "../parts/notice.tsx";
import type { ShellTexts } from "../words/en/shell.ts";
import { shellTexts } from "../words/shell.ts";
import type { Visit } from "../visit/visit.ts";

/** Content of a page for an address that has none: what may be the reason, and the pages that there are. */
const NothingHere = ({ texts, visit }: { texts: ShellTexts; visit: Visit }): VNode => (
  <div class="panel narrow">
    <h1>{texts.nothingHere}</h1>
    <p>{texts.nothingHereText}</p>
    <ul>
      {visit.site.navigation.filter(({ isOpen }) => isOpen).map(({ path, label }) => (
        <li>
          <a href={path}>{label(visit.language)}</a>
        </li>
      ))}
    </ul>
  </div>
);

/** @returns the header that says when to try again; none for a failure that waiting does not end */
export const waitHeaders = (failure: ApiFailure): Readonly<Record<string, string>> =>
  "retryAfterSeconds" in failure ? { "retry-after": String(failure.retryAfterSeconds) } : {};

const titleOf = ({ _tag }: ApiFailure, texts: ShellTexts): string => {
  switch (_tag) {
    case "NotFound":
      return texts.nothingHere;
    case "PermissionDenied":
      return texts.notAllowed;
    case "TierLacksFeature":
      return texts.notInTier;
    case "LinkExpired":
      return texts.timeIsOver;
    default:
      return texts.somethingWrong;
  }
};

/**
 * @param held what stands on the page in the place of a way back: a form that is sent again
 * @returns the content of the page and the status and headers that it leaves with
 */
export const failurePage = (
  visit: Visit,
  failure: ApiFailure,
  requestId: string,
  held?: VNode,
): {
  readonly framed: Framed;
  readonly options: { readonly status: number; readonly headers: Readonly<Record<string, string>> };
} => {
  const texts = shellTexts[visit.language];
  const wait = waitSentence(failure, visit.language);
  const isNothing = failure._tag === "NotFound" && held === undefined;
  const title = titleOf(failure, texts);
  const children = isNothing ? <NothingHere texts={texts} visit={visit} /> : (
    <div class="panel">
      <h1>{title}</h1>
      <Notice tone="bad">
        <p>{failureSentence(failure, visit.site.fieldNames(visit.language))}</p>
        {wait === undefined ? null : <p>{wait}</p>}
      </Notice>
      <p class="muted small">{texts.requestId(requestId)}</p>
      {held ?? (
        <p>
          <a class="button second" href="/">{texts.backToStart}</a>
        </p>
      )}
    </div>
  );
  return {
    framed: { visit, isAnyone: true, title, children },
    options: {
      status: problemKinds[failure._tag].status,
      headers: {
        ...waitHeaders(failure),
        ...("allow" in failure ? { allow: failure.allow.join(", ") } : undefined),
      },
    },
  };
};
