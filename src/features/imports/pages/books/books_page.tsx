/** The page that closes a month: the accrual as a file, and a table of customs against the ledger. */
import type { Issue } from "../../../../kernel/issue.ts";
import type { VNode } from "preact";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { SelectField } from "../../../../web/parts/fields.tsx";
import { FormToken } from "../../../../web/parts/form_token.tsx";
import { Notice } from "../../../../web/parts/notice.tsx";
import { type Language, locales } from "../../../../web/words/language.ts";
import { PlainChoices } from "../../../cbam/pages/tables/table_controls.tsx";
import { tablesTexts } from "../../../cbam/texts/tables.ts";
import { booksTexts } from "../../texts/books.ts";
import { frameTexts } from "../../texts/frame.ts";
import { sheetTexts } from "../../texts/sheet.ts";
import type { ChosenYear } from "../chosen.ts";
import { FirstStep, inImports } from "../frame.tsx";
import { importPaths } from "../import_paths.ts";
import { FileWarnings } from "../sheet/file_warnings.tsx";
import { SheetDrop } from "../sheet/sheet_drop.tsx";
import { type SheetForm, sheetText } from "../sheet/sheet_form.ts";
import { type Comparison, ComparisonPanels } from "./books_parts.tsx";
import { PersonChoice } from "../../../../web/people/person_choice.tsx";
import { type BooksOwner, ownerName, ownersOf, ownerValue } from "../whose/owner.ts";

/** State of the page. */
export interface BooksState {
  readonly owner: BooksOwner | undefined;
  /** Undefined before anything was sent. */
  readonly form?: SheetForm;
  /** Sentences about a file that could not be compared. */
  readonly questions?: ReadonlyArray<string>;
  /** Why there is no file. */
  readonly error?: string;
  readonly comparison?: Comparison;
  /** Warnings about the file beside its rows. */
  readonly warnings?: ReadonlyArray<Issue>;
}

interface Parts extends BooksState {
  readonly member: Member;
  readonly chosen: ChosenYear;
}

const Owner = ({ id, parts: { member: { visit: { language } }, chosen, owner } }: {
  readonly id: string;
  readonly parts: Parts;
}): VNode => (
  <PersonChoice
    language={language}
    name={ownerName}
    id={id}
    label={booksTexts[language].of}
    options={ownersOf(chosen, language)}
    value={owner === undefined ? undefined : ownerValue(owner)}
  />
);

const monthsOfYear = 12;
const monthDigits = 7;

/** Months of the ledger up to that of today, the newest first. */
const monthsUntil = ({ today, years }: ChosenYear): ReadonlyArray<string> =>
  years.flatMap((year) =>
    Array.from(
      { length: monthsOfYear },
      (_, index) => `${year}-${String(monthsOfYear - index).padStart(2, "0")}`,
    )
  ).filter((month) => month <= today.slice(0, monthDigits));

const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { month: "long", year: "numeric", timeZone: "UTC" })
    .format(new Date(`${month}-01`));

const Accrual = (parts: Parts): VNode => {
  const { member: { visit: { language } }, chosen } = parts;
  const texts = booksTexts[language];
  const months = monthsUntil(chosen);
  return (
    <form class="panel" method="get" action={importPaths.accrual}>
      <h2>{texts.accrualTitle}</h2>
      <p>{texts.accrualText}</p>
      <div class="fields spread">
        <Owner id="accrual-of" parts={parts} />
        <SelectField
          language={language}
          name="month"
          label={texts.month}
          options={months.map((month) => ({ value: month, label: monthName(month, language) }))}
          value={months[1] ?? months[0]}
        />
      </div>
      <p class="actions">
        <button class="button second" type="submit" name="form" value="xlsx">{texts.xlsx}</button>
        <button class="button quiet" type="submit" name="form" value="csv">{texts.csv}</button>
      </p>
    </form>
  );
};

const Compare = (parts: Parts): VNode => {
  const { member, form, questions = [], error, comparison, warnings = [] } = parts;
  const { language } = member.visit;
  const [texts, sheet] = [booksTexts[language], sheetTexts[language]];
  return (
    <form method="post" action={importPaths.books} enctype="multipart/form-data">
      <FormToken signedIn={member.signedIn} />
      {form?.sheet === undefined ? null : (
        <>
          <input type="hidden" name="sheet" value={sheetText(form.sheet)} />
          <input type="hidden" name="sheet_name" value={form.sheet.name} />
        </>
      )}
      {questions.length === 0 ? null : (
        <Notice tone="bad" title={sheet.questionsTitle}>
          {questions.map((sentence) => <p key={sentence}>{sentence}</p>)}
        </Notice>
      )}
      <FileWarnings warnings={warnings} language={language} />
      {comparison === undefined ? null : <ComparisonPanels comparison={comparison} language={language} />}
      <section class="panel">
        <h2>{texts.reconcileTitle}</h2>
        <p>{texts.reconcileText}</p>
        {form?.sheet === undefined ? null : <p class="muted">{sheet.current(form.sheet.name)}</p>}
        <div class="fields spread">
          <Owner id="compare-of" parts={parts} />
        </div>
        <SheetDrop
          drop={sheet.drop}
          choose={form?.sheet === undefined ? sheet.choose : sheet.another}
          limits={sheet.limits}
          error={error}
        />
        <details open={questions.length > 0}>
          <summary>{tablesTexts[language].choices}</summary>
          <PlainChoices texts={tablesTexts[language]} choices={form?.choices ?? {}} />
        </details>
        <p class="actions">
          <button class="button" type="submit" name="do" value="compare">
            {form?.sheet === undefined ? texts.compare : texts.compareAgain}
          </button>
        </p>
      </section>
    </form>
  );
};

/** Returns the page; what to do first for an account without an importer. */
export const booksPage = (member: Member, chosen: ChosenYear, state: BooksState): Framed => {
  const { language } = member.visit;
  const parts = { member, chosen, ...state };
  return {
    ...inImports(member, {
      tab: "books",
      title: frameTexts[language].books,
      children: chosen.importer === undefined ? <FirstStep language={language} /> : (
        <>
          <p class="lead">{booksTexts[language].lead}</p>
          {state.comparison === undefined ? <Accrual {...parts} /> : null}
          <Compare {...parts} />
        </>
      ),
    }),
    ...(chosen.importer === undefined ? undefined : { modules: ["features/imports/browser/sheet.ts"] }),
  };
};
