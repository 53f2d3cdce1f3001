/**
 * Pages of a change of the law: what an archive or a withdrawal would change, and why something is refused.
 */
import type { VNode } from "preact";
import type { LawPreview } from "../../../../application/law/change_law.ts";
import type { OperatorRefused } from "../../../../domain/accounts/operator_refused.ts";
import { FormToken } from "../../../../web/parts/form_token.tsx";
import { Notice } from "../../../../web/parts/notice.tsx";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { count, longDay } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { refusalOnPage, refusedOnPage } from "../../../../web/words/refusal_sentences.ts";
import { lawTexts } from "../../texts/law.ts";
import { operatorPaths } from "../operator_frame.tsx";
import { ChangeTable, mostShown } from "./change_table.tsx";
import { hashDigits, inDataSets, kindOf } from "./law_pages.tsx";

/** A change that is about to be confirmed. */
export interface ShownChange {
  readonly preview: LawPreview;
  /** Sentence about what the confirmation does. */
  readonly sentence: string;
  /** Address of the confirmation, words of its button, and values that it sends. */
  readonly form: {
    readonly action: string;
    readonly button: string;
    readonly values: Readonly<Record<string, string>>;
  };
  /** True if it was sent without the tick that it needs. */
  readonly lacksTick: boolean;
}

const Catches = ({ language, preview: { catches } }: { language: Language; preview: LawPreview }): VNode => (
  <Notice tone="warn" title={lawTexts[language].check}>
    <ul>{catches.map((one) => <li>{refusalOnPage(one, language)}</li>)}</ul>
  </Notice>
);

const Tick = ({ language, lacksTick }: { language: Language; lacksTick: boolean }): VNode => {
  const texts = lawTexts[language];
  return (
    <>
      {lacksTick
        ? (
          <Notice tone="bad">
            <p>{texts.notChecked}</p>
          </Notice>
        )
        : null}
      <div class="choice">
        <input type="checkbox" id="confirmed" name="confirmed" value="yes" required />
        <label for="confirmed">{texts.checked}</label>
      </div>
    </>
  );
};

/** Page that says what a change would do, and asks for its confirmation. */
export const changePage = (member: Member, { preview, sentence, form, lacksTick }: ShownChange): Framed => {
  const { language } = member.visit;
  const texts = lawTexts[language];
  const { folder, changes, catches } = preview;
  const number = (value: number): string => count(value, language);
  const isCaught = catches.length > 0;
  return inDataSets(
    member,
    <>
      <p>{sentence}</p>
      <p class="muted">
        {`${folder.title} (${kindOf(folder, language)}), ${texts.columns.sha256} `}
        <code>{folder.sha256.slice(0, hashDigits)}</code>
      </p>
      {changes.figures === 0 ? null : (
        <p>
          {texts.changed(
            number(changes.figures),
            number(changes.codes.length),
            number(changes.origins.length),
          )}
        </p>
      )}
      {isCaught ? <Catches language={language} preview={preview} /> : null}
      {changes.changes.length > mostShown ? <p class="muted">{texts.first(number(mostShown))}</p> : null}
      {changes.changes.length === 0 ? null : <ChangeTable language={language} changes={changes.changes} />}
      <form class="panel fields" method="post" action={form.action}>
        <FormToken signedIn={member.signedIn} />
        {Object.entries(form.values).map(([name, value]) => (
          <input
            type="hidden"
            name={name}
            value={value}
          />
        ))}
        {isCaught ? <Tick language={language} lacksTick={lacksTick} /> : null}
        <div class="actions">
          <button class="button danger" type="submit">{form.button}</button>
          <a class="button second" href={operatorPaths.dataSets}>{texts.cancel}</a>
        </div>
      </form>
    </>,
    `${texts.columns.version} ${longDay(folder.version, language)}`,
  );
};

/** Page that says why a change is refused, with each thing that is wrong with the tables. */
export const refusedChangePage = (member: Member, refused: OperatorRefused): Framed => {
  const { language } = member.visit;
  const texts = lawTexts[language];
  const { refusal } = refused;
  const problems = refusal !== undefined && "problems" in refusal ? refusal.problems : [];
  return inDataSets(
    member,
    <div class="panel">
      <Notice tone="bad">
        <p>{refusedOnPage(refused, language)}</p>
        {problems.length === 0 ? null : <ul lang="en">{problems.map((problem) => <li>{problem}</li>)}</ul>}
      </Notice>
      <a class="button second" href={operatorPaths.dataSets}>{texts.back}</a>
    </div>,
    texts.refusedTitle,
  );
};

/** @returns the sentence about what adding the tables does */
export const additionSentence = ({ folder }: LawPreview, language: Language): string =>
  lawTexts[language].willAdd(
    longDay(folder.version, language),
    longDay(folder.inForceFrom, language),
    longDay(folder.appliesFrom, language),
  );
