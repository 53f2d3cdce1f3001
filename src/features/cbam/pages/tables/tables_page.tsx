/**
 * The page for tables: four steps, of which a step is shown when there is something to say in it.
 */
import { hardCapRows } from "../../../../contract/bulk.ts";
import type { VNode } from "preact";
import type { SignedIn } from "../../../../application/accounts/browser_session.ts";
import { formIdName } from "../../../../http/routes/form_once.ts";
import { may } from "../../../../domain/accounts/roles.ts";
import { everyAlpha3 } from "../../../../kernel/identifiers.ts";
import { columns } from "../../table/columns.ts";
import { placeName } from "../../../../web/words/figures.ts";
import { type Language, locales } from "../../../../web/words/language.ts";
import { EarlierNote } from "../../../../web/parts/earlier_note.tsx";
import { addressed, guideToTables } from "../../../../web/parts/english_link.tsx";
import type { Framed } from "../../../../web/page/layout.tsx";
import { FormLanguage, FormToken } from "../../../../web/parts/form_token.tsx";
import type { Option } from "../../../../web/parts/fields.tsx";
import { Notice, OneFile } from "../../../../web/parts/notice.tsx";
import { ColumnsStep, KeyForm, PlainChoices, type RefusedForm, Step } from "./table_controls.tsx";
import type { TablesTexts } from "../../texts/en/tables.ts";
import { tablesTexts } from "../../texts/tables.ts";
import type { Visit } from "../../../../web/visit/visit.ts";

const accepted =
  ".xlsx,.xlsm,.csv,.txt,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Says what is needed to calculate a table before work is put into it. */
const Needed = (
  { texts, signedIn }: { texts: TablesTexts; signedIn: SignedIn | undefined },
): VNode | null => {
  if (signedIn !== undefined) {
    if (!may(signedIn.role, "work")) return <p class="notice warn">{texts.lacksRole}</p>;
    return signedIn.tier.cbamApi ? null : <p class="notice warn">{texts.lacksTier}</p>;
  }
  return (
    <p class="notice">
      {texts.signInFirst} <a href="/sign-in?next=/tables">{texts.signInNow}</a>
    </p>
  );
};

const Give = ({ language, texts, signedIn }: {
  language: Language;
  texts: TablesTexts;
  signedIn: SignedIn | undefined;
}): VNode => (
  <section id="give" class="needs-script" aria-labelledby="give-heading">
    <h2 id="give-heading" class="unseen">{texts.give}</h2>
    <Needed texts={texts} signedIn={signedIn} />
    <div class="columns drop-and-paste">
      <div class="drop" id="drop">
        <svg viewBox="0 0 48 48" aria-hidden="true" class="sheet">
          <rect x="7" y="5" width="34" height="38" rx="4" />
          <path d="M7 15h34M7 24h34M7 33h34M19 15v28" />
        </svg>
        <p class="drop-title">{texts.drop}</p>
        <label class="button" for="file">{texts.choose}</label>
        <input type="file" id="file" class="unseen" accept={accepted} />
        <OneFile />
        <p class="hint">{texts.limits}</p>
        <p class="small links">
          <a href="/tables/template.xlsx">{texts.template}</a>
          <a {...addressed(guideToTables(language))}>{texts.sample}</a>
        </p>
      </div>
      <div class="panel">
        <div class="field">
          <label for="pasted">{texts.paste}</label>
          <p class="hint" id="pasted-hint">{texts.pasteHint}</p>
          <textarea class="control" id="pasted" rows={7} spellcheck={false} aria-describedby="pasted-hint">
          </textarea>
        </div>
        <p class="actions">
          <button type="button" class="button second" id="read-pasted">{texts.pasteButton}</button>
        </p>
      </div>
    </div>
  </section>
);

const WithoutScripts = (
  { language, texts, signedIn, refused, formId }: TablesState & {
    readonly language: Language;
    readonly texts: TablesTexts;
  },
): VNode => (
  <noscript>
    <form class="panel" method="post" action="/tables" enctype="multipart/form-data">
      <h2>{texts.withoutScripts}</h2>
      {refused === undefined ? null : (
        <Notice tone="bad" title={texts.askedAgain}>
          {refused.sentences.map((sentence) => <p>{sentence}</p>)}
        </Notice>
      )}
      <p>{signedIn === undefined ? texts.withoutScriptsLead : texts.withoutScriptsSignedIn}</p>
      <input type="hidden" name={formIdName} value={formId} />
      <div class="fields">
        <div class="field">
          <label for="plain-file">{texts.file}</label>
          <input class="control" type="file" id="plain-file" name="file" accept={accepted} required />
        </div>
        {signedIn === undefined
          ? (
            <div class="field">
              <label for="plain-key">{texts.key}</label>
              <input
                class="control"
                type="password"
                id="plain-key"
                name="key"
                autocomplete="off"
                required
              />
              <FormLanguage />
            </div>
          )
          : <FormToken signedIn={signedIn} />}
      </div>
      <PlainChoices texts={texts} choices={refused?.choices ?? {}} />
      <p class="actions">
        <button type="submit" class="button">{texts.send}</button>
      </p>
      <p class="small actions">
        <a href="/tables/template.xlsx">{texts.template}</a>{" "}
        <a {...addressed(guideToTables(language))}>{texts.sample}</a>
      </p>
    </form>
  </noscript>
);

/** Data that the page gives its module: its texts, the columns that there are, and the names of countries. */
const toldToModule = (language: Language) => {
  const { client, columnNames } = tablesTexts[language];
  return {
    texts: client,
    columnNames,
    columns: columns.map(({ name, need }) => ({ name, need })),
    mostRows: hardCapRows,
    locale: locales[language],
    places: Object.fromEntries(everyAlpha3.map((code) => [code, placeName(code, language)])),
  };
};

/** State of the page: the visitor, and what is said besides. */
export interface TablesState {
  readonly signedIn: SignedIn | undefined;
  /** Choices of people whom document codes are for. */
  readonly codeChoice: ReadonlyArray<Option>;
  /** Id that tells one filling in of the form from the next. */
  readonly formId: string;
  /** Refusal of a form that was sent without a script. */
  readonly refused?: RefusedForm;
}

/** @returns the content of the frame */
export const tablesPage = (
  { language }: Visit,
  state: TablesState,
): Omit<Framed, "visit" | "children"> & { children: VNode } => {
  const { signedIn, codeChoice } = state;
  const texts = tablesTexts[language];
  const children = (
    <div id="tables" data-told={JSON.stringify(toldToModule(language))}>
      <div class="page-head">
        <h1>{texts.heading}</h1>
        <p class="lead">{texts.lead}</p>
      </div>
      <WithoutScripts {...state} language={language} texts={texts} />
      <div id="draft" role="status" hidden></div>
      <Give language={language} texts={texts} signedIn={signedIn} />
      <div id="progress" role="status" class="panel step" hidden></div>
      <div id="trouble" role="alert" hidden></div>
      <ColumnsStep texts={texts} />
      <Step id="rows" title={texts.rows}>
        <EarlierNote language={language} earlier={texts.earlierRows} />
        <div class="content"></div>
      </Step>
      <Step id="calculate" title={texts.calculate}>
        <KeyForm language={language} texts={texts} signedIn={signedIn} codeChoice={codeChoice} />
      </Step>
      <Step id="result" title={texts.result}>
        <div class="content"></div>
      </Step>
    </div>
  );
  return {
    title: texts.title,
    description: texts.description,
    section: "tables",
    modules: ["features/cbam/browser/tables/tables.ts"],
    children,
  };
};
