/**
 * Issues of a template that was read, each with its sheet and cell.
 */
import type { VNode } from "preact";
import type { SupplierLanguage } from "../../../../domain/suppliers/inquiries/inquiry.ts";
import type { TemplateIssue } from "../../../../domain/suppliers/template/places/notebook.ts";
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

/** The list; nothing where there is nothing to mend. */
export const FileIssues = ({ issues, language, title }: {
  readonly issues: ReadonlyArray<TemplateIssue>;
  readonly language: SupplierLanguage;
  readonly title: string;
}): VNode | null => {
  // What holds of several lines is told once.
  const told = new Map(
    issues.filter(({ weight }) => weight !== "remark").map((
      issue,
    ) => [`${placeOf(issue)} ${issue.message}`, issue]),
  );
  const shown = [...told.values()].slice(0, mostIssues);
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
