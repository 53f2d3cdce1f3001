/** Parts of an installation's page about the Commission's template: the form that takes one, and its outcome. */
import type { VNode } from "preact";
import type { SavedRecord } from "../../../../contract/answers/suppliers/template.ts";
import type { TemplateIssue } from "../../../../domain/suppliers/template/places/notebook.ts";
import { about, type Issue, issueOf } from "../../../../kernel/issue.ts";
import { pageSentence } from "../../../../web/issue_sentences/page_sentence.ts";
import type { Member } from "../../../../web/page/routes.ts";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import { FormToken } from "../../../../web/parts/form_token.tsx";
import { Notice } from "../../../../web/parts/notice.tsx";
import { count, spacedCode } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { isLinkField } from "../../form/field_kinds.ts";
import type { SavedReading } from "../../handlers/save_template.ts";
import { linkTexts } from "../../texts/link/texts.ts";
import { pageTexts } from "../../texts/pages.ts";
import { FileIssues } from "../link/file_issues.tsx";
import type { DoneNotice } from "./supplier_frame.tsx";
import { installationPath } from "./supplier_paths.ts";

/** Outcome of a template that was read. */
export interface TemplateOutcome {
  readonly told: DoneNotice;
  readonly saved: SavedReading;
  readonly issues: ReadonlyArray<TemplateIssue>;
}

const tones = { added: "good", unchanged: "", conflict: "warn", refused: "bad" } as const;

/** Reasons in the page's language: paths are those of values, whose fields the form of suppliers names. */
const reasonText = (reasons: ReadonlyArray<Issue>, language: Language): string => {
  const nameOf = (member: string): string =>
    isLinkField(member) ? linkTexts[language].fields[member].label : member;
  const labelOf = (path: string): string => nameOf(path.split("/").at(-1) ?? "");
  return reasons.map((issue) => pageSentence(issue, { language, nameOf, labelOf })).join(" ");
};

const Saved = ({ saved: { record, reasons }, language }: {
  readonly saved: SavedReading;
  readonly language: Language;
}): VNode | null => {
  const texts = pageTexts[language];
  const saved = record.values.map((value, at) => ({ ...value, reasons: reasons[at] ?? [] }));
  return saved.length === 0 ? null : (
    <DataTable
      caption={texts.values}
      rows={saved}
      columns={[
        { heading: texts.goods, cell: ({ cn_code }) => <span class="whole">{spacedCode(cn_code)}</span> },
        {
          heading: texts.outcome,
          cell: ({ result, reasons: told }) => (
            <>
              <span class={`badge ${tones[result]}`}>{texts.outcomes[result]}</span>
              {told.length === 0 ? null : <div class="muted small words">{reasonText(told, language)}</div>}
            </>
          ),
        },
      ]}
    />
  );
};

const macros = issueOf({ path: "", code: "unreadable" }, { kind: "fileWithMacros" });

/** Notice that macros of a template were not run, and that the file is not kept. */
const Macros = ({ issues, language }: Pick<TemplateOutcome, "issues"> & {
  readonly language: Language;
}): VNode | null => {
  const own = { language, nameOf: (name: string) => name, labelOf: (path: string) => path };
  return issues.some(({ [about]: { kind } }) => kind === "templateMacros")
    ? (
      <Notice tone="warn">
        <p>{pageSentence(macros, own)}</p>
      </Notice>
    )
    : null;
};

/** @returns the sentence about how many values were recorded */
export const savedTold = (saved: SavedRecord["values"], language: Language): DoneNotice => {
  const texts = pageTexts[language];
  const added = saved.filter(({ result }) => result === "added" || result === "unchanged").length;
  return added === 0 ? { tone: "bad", text: texts.nothingSound } : {
    tone: added === saved.length ? "good" : "warn",
    text: texts.readValues(count(added, language), count(saved.length, language)),
  };
};

/** Outcome of a template: the notice about macros, the values that were recorded, and cells that are none. */
export const ReadTemplate = ({ template: { issues, saved }, language }: {
  readonly template: TemplateOutcome;
  readonly language: Language;
}): VNode => (
  <>
    <Macros issues={issues} language={language} />
    <Saved saved={saved} language={language} />
    <FileIssues issues={issues} language={language} title={pageTexts[language].issues} />
  </>
);

export const TemplateForm = ({ member, id }: { readonly member: Member; readonly id: string }): VNode => {
  const texts = pageTexts[member.visit.language];
  return (
    <form
      class="panel"
      id="template-form"
      method="post"
      action={`${installationPath(id)}/template`}
      encType="multipart/form-data"
    >
      <h2>{texts.templateTitle}</h2>
      <p class="muted small" id="template-hint">{texts.templateText}</p>
      <FormToken signedIn={member.signedIn} />
      <div class="fields">
        <div class="field">
          <label for="file">{texts.template}</label>
          <input
            class="control"
            type="file"
            id="file"
            name="file"
            accept=".xlsx,.xlsm"
            aria-describedby="template-hint"
            required
          />
        </div>
      </div>
      <div class="actions">
        <button class="button second" type="submit">{texts.read}</button>
      </div>
    </form>
  );
};
