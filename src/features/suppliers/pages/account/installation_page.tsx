/**
 * One installation: its values, its requests, and the template that its supplier filled in.
 */
import type { VNode } from "preact";
import type { CbamContext } from "../../../../application/cbam/cbam_context.ts";
import type { KnownInquiry } from "../../../../application/suppliers/inquiries/inquiry_ports.ts";
import type { SavedRecord } from "../../../../contract/answers/suppliers/template.ts";
import { about, type Issue, issueOf } from "../../../../kernel/issue.ts";
import { pageSentence } from "../../../../web/issue_sentences/page_sentence.ts";
import { isLinkField } from "../../form/field_kinds.ts";
import type { SavedReading } from "../../handlers/save_template.ts";
import { linkTexts } from "../../texts/link/texts.ts";
import type { Installation } from "../../../../domain/suppliers/installation.ts";
import type { TemplateIssue } from "../../../../domain/suppliers/template/places/notebook.ts";
import type { ValueOfInstallation } from "../../../../domain/suppliers/value.ts";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import { FormToken } from "../../../../web/parts/form_token.tsx";
import { Notice } from "../../../../web/parts/notice.tsx";
import { count, longDay, placeName, spacedCode } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { Facts } from "../../../imports/pages/facts.tsx";
import { pageTexts } from "../../texts/pages.ts";
import { FileIssues } from "../link/file_issues.tsx";
import { doneIn, type DoneNotice, inSuppliers, Telling } from "./supplier_frame.tsx";
import { dossierPath, installationPath, supplierPaths } from "./supplier_paths.ts";
import { Requests, Values } from "./supplier_tables.tsx";

/** An installation with all that the page shows of it. */
export interface InstallationView {
  readonly installation: Installation;
  readonly values: ReadonlyArray<ValueOfInstallation>;
  readonly inquiries: ReadonlyArray<KnownInquiry>;
  readonly cbam: CbamContext;
}

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

const TemplateForm = ({ member, id }: { readonly member: Member; readonly id: string }): VNode => {
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

/** The archive of each year that has values. */
const Dossiers = ({ id, values, language }: {
  readonly id: string;
  readonly values: ReadonlyArray<ValueOfInstallation>;
  readonly language: Language;
}): VNode | null => {
  const texts = pageTexts[language];
  const years = [...new Set(values.map(({ value: { key } }) => key.period))].toSorted((one, other) =>
    other - one
  );
  return years.length === 0 ? null : (
    <p>
      {texts.dossierText} {years.map((year, index) => (
        <>
          {index === 0 ? null : ", "}
          <a class="whole" href={dossierPath(id, year)} download>{texts.dossier(String(year))}</a>
        </>
      ))}
    </p>
  );
};

/** Most values and requests of an installation that its page shows. */
export const mostShown = 200;

/** Newest entries of an installation, and the way to the others where there are more. */
const Newest = ({ isMore, list, name, language }: {
  readonly isMore: boolean;
  /** Path of the list with all. */
  readonly list: string;
  /** Name of the installation. */
  readonly name: string;
  readonly language: Language;
}): VNode | null => {
  const texts = pageTexts[language];
  if (!isMore) return null;
  return (
    <p class="muted small">
      {texts.newestShown(count(mostShown, language))}{" "}
      <a href={`${list}?${new URLSearchParams({ q: name })}`}>{texts.allInList}</a>
    </p>
  );
};

/** @returns the page of an installation */
export const installationPage = (
  member: Member,
  view: InstallationView,
  template?: TemplateOutcome,
): Framed => {
  const { installation: { id, facts, recordedOn }, values, inquiries, cbam } = view;
  const { language } = member.visit;
  const texts = pageTexts[language];
  return inSuppliers(member, {
    tab: "installations",
    title: facts.name,
    children: (
      <>
        <Telling told={template?.told ?? doneIn(member)} />
        {template === undefined ? null : (
          <>
            <Macros issues={template.issues} language={language} />
            <Saved saved={template.saved} language={language} />
            <FileIssues issues={template.issues} language={language} title={texts.issues} />
          </>
        )}
        <section class="panel">
          <Facts
            facts={[
              [texts.country, placeName(facts.country, language)],
              [texts.operator, facts.operator ?? texts.without],
              [texts.registryId, facts.registryId ?? texts.without],
              [texts.recordedOn, longDay(recordedOn, language)],
              ["ID", <code class="id small">{id}</code>],
            ]}
          />
        </section>
        <h2>{texts.values}</h2>
        {values.length === 0
          ? <p class="panel">{texts.noValues}</p>
          : <Values values={values.slice(0, mostShown)} cbam={cbam} language={language} isOfOne />}
        <Newest
          isMore={values.length > mostShown}
          list={supplierPaths.values}
          name={facts.name}
          language={language}
        />
        <Dossiers id={id} values={values} language={language} />
        <h2>{texts.requests}</h2>
        {inquiries.length === 0
          ? null
          : <Requests inquiries={inquiries.slice(0, mostShown)} today={cbam.today()} language={language} />}
        <Newest
          isMore={inquiries.length > mostShown}
          list={supplierPaths.requests}
          name={facts.name}
          language={language}
        />
        <p class="actions">
          <a class="button" href={`${installationPath(id)}/ask`}>{texts.ask}</a>
        </p>
        <TemplateForm member={member} id={id} />
      </>
    ),
  });
};
