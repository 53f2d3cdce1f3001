/**
 * The page about one kind of problem, which is where a problem's `type` leads.
 */
import type { VNode } from "preact";
import type { ProblemKind } from "../../contract/problem_kinds.ts";
import type { Framed } from "./layout.tsx";
import { problemTexts } from "./texts/problem.ts";
import type { Visit } from "./visit.ts";

/** Words between backticks are code. */
const WithCode = ({ text }: { text: string }): VNode => (
  <>{text.split("`").map((part, index) => index % 2 === 1 ? <code>{part}</code> : part)}</>
);

const HeaderList = ({ title, headers = {} }: {
  title: string;
  headers: ProblemKind["headers"];
}): VNode | null =>
  Object.keys(headers).length === 0 ? null : (
    <>
      <h2>{title}</h2>
      <dl class="facts" lang="en">
        {Object.entries(headers).map(([name, what]) => (
          <>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <WithCode text={what} />
            </dd>
          </>
        ))}
      </dl>
    </>
  );

/** @returns what the page shows; the kinds themselves are described in English, as the API's sentences are */
export const problemPage = (visit: Visit, kind: ProblemKind): Framed => {
  const texts = problemTexts[visit.language];
  const children = (
    <article class="panel">
      <p class="muted small">{texts.kicker}</p>
      <h1 lang="en">{kind.title}</h1>
      <p>
        <span class="badge">{texts.status(kind.status)}</span>
      </p>
      <p class="lead" lang="en">
        <WithCode text={kind.meaning} />
      </p>
      <HeaderList title={texts.headers} headers={kind.headers} />
    </article>
  );
  return { visit, title: `${kind.title} (${kind.status})`, children };
};
