/** Issues of a row, in the visitor's language, and the right value where it is known. */
import { about, type Issue } from "../../../../kernel/issue.ts";
import { type PageNames, pageSentence } from "../../../../web/issue_sentences/page_sentence.ts";
import type { Language } from "../../../../web/words/language.ts";
import { routeMeaning } from "../../../../web/law/routes.ts";
import type { WrongRow } from "./check.ts";
import { tableFields } from "./field_names.ts";

/** An issue as the page shows it. */
export interface ToldIssue {
  /** The column that it is about; empty for the whole row. */
  readonly column: string;
  readonly sentence: string;
  readonly suggestion?: string;
  /** Production routes to choose from, with what each means. */
  readonly routes?: ReadonlyArray<{ readonly value: string; readonly label: string }>;
  /** True where the row could be a total of others, which may be left out. */
  readonly isTotal?: true;
}

const totals: ReadonlySet<Issue[typeof about]["kind"]> = new Set(["looksLikeTotal", "totalDiffers"]);

const routesIn = (routes: ReadonlyArray<string>, language: Language) =>
  routes.map((route) => ({ value: route, label: `${route} ${routeMeaning(route, language) ?? ""}`.trim() }));

const told = (issue: Issue, names: PageNames, routes: ReadonlyArray<string>): ToldIssue => ({
  column: issue.path,
  sentence: pageSentence(issue, names),
  ...(issue.suggestion === undefined ? undefined : { suggestion: issue.suggestion }),
  ...(issue.path !== "production_route" || routes.length === 0
    ? undefined
    : { routes: routesIn(routes, names.language) }),
  ...(totals.has(issue[about].kind) ? { isTotal: true } : undefined),
});

/** Issues that are told in full: of the rows behind them each has its first one. */
const mostIssues = 10_000;

/** @returns the rows with their issues in the language */
export function* toldRows(
  rows: ReadonlyArray<WrongRow>,
  language: Language,
): Generator<{ readonly index: number; readonly issues: ReadonlyArray<ToldIssue> }> {
  const names = tableFields(language);
  let count = 0;
  for (const { index, issues, routes } of rows) {
    const shown = count < mostIssues ? issues : issues.slice(0, 1);
    count += issues.length;
    yield { index, issues: shown.map((issue) => told(issue, names, routes)) };
  }
}
