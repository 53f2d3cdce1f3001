/**
 * Issues of a template that was read, each with its sheet and cell.
 */
import type { VNode } from "preact";
import type { SupplierLanguage } from "../../../../domain/suppliers/inquiries/inquiry.ts";
import type { TemplateIssue } from "../../../../domain/suppliers/template/places/notebook.ts";
import { about, moreIssues } from "../../../../kernel/issue.ts";
import { pageSentence } from "../../../../web/issue_sentences/page_sentence.ts";
import { isPageLanguage, placedSentence } from "./fault_sentence.ts";
import { labelled } from "../../../../web/words/labelled.ts";

const mostIssues = 100;

/** Sheet and cell of an issue, as the list names them. */
const placeOf = ({ sheet, cell }: TemplateIssue): string =>
  [sheet, cell].filter((each) => each !== null).join(" ");

/** Cell of an issue in its sentence, which stands behind the place. */
const cellOf = ({ path, sheet, cell }: TemplateIssue): string => cell ?? sheet ?? path;

const issueSentence = (issue: TemplateIssue, language: SupplierLanguage): string =>
  isPageLanguage(language)
    ? pageSentence(issue, { language, nameOf: (name) => name, labelOf: () => cellOf(issue) })
    : placedSentence(issue, language);

const moreOf = (count: number): TemplateIssue => ({
  ...moreIssues(count),
  weight: "error",
  sheet: null,
  cell: null,
  line: null,
});

/** @returns the sentence that says how many more issues there are than a list has */
export const moreSentence = (count: number, language: SupplierLanguage): string =>
  issueSentence(moreOf(count), language);

/** Issues as they are listed: what holds of several lines once, and how many more there are. */
const listed = (issues: ReadonlyArray<TemplateIssue>): ReadonlyArray<TemplateIssue> => {
  const told = new Map(
    issues.filter(({ weight }) => weight !== "remark").map((
      issue,
    ) => [`${placeOf(issue)} ${issue.message}`, issue]),
  );
  let left = 0;
  const shown: Array<TemplateIssue> = [];
  for (const issue of told.values()) {
    const finding = issue[about];
    if (finding.kind === "more") left += finding.count;
    else if (shown.length === mostIssues) left += 1;
    else shown.push(issue);
  }
  return left === 0 ? shown : [...shown, moreOf(left)];
};

/** The list; nothing where there is nothing to mend. */
export const FileIssues = ({ issues, language, title }: {
  readonly issues: ReadonlyArray<TemplateIssue>;
  readonly language: SupplierLanguage;
  readonly title: string;
}): VNode | null => {
  const shown = listed(issues);
  return shown.length === 0 ? null : (
    <section class="panel">
      <h2>{title}</h2>
      <ul class="notes">
        {shown.map((issue) => (
          <li>
            <strong>{placeOf(issue)}</strong>
            {issue.sheet === null ? "" : labelled("", "", language)}
            {issueSentence(issue, language)}
          </li>
        ))}
      </ul>
    </section>
  );
};
