/**
 * The calculator: the form on one side, what it comes to on the other.
 */
import type { VNode } from "preact";
import type { SignedIn } from "../../../../application/accounts/browser_session.ts";
import { spacedCode } from "../../../../web/words/figures.ts";
import type { Framed } from "../../../../web/page/layout.tsx";
import { EarlierNote } from "../../../../web/parts/earlier_note.tsx";
import { ErrorSummary, type Option } from "../../../../web/parts/fields.tsx";
import { calculatorTexts } from "../../texts/calculator.ts";
import type { Visit } from "../../../../web/visit/visit.ts";
import { Answer } from "./answer/answer.tsx";
import type { MeantCode } from "../codes/code_choice.ts";
import { goodsDescription } from "./answer/answer_words.ts";
import { CalculatorForm } from "./form.tsx";
import { linksOf } from "./links.ts";
import type { PageState } from "./question.ts";
import { labelOf, sentenceOf } from "./sentences.ts";
import { Choices, Start } from "./start.tsx";
import type { FieldName, FormValues } from "./values.ts";

/** Contents of the page. */
export interface CalculatorWords {
  readonly visit: Visit;
  readonly values: FormValues;
  readonly shown: PageState;
  /** Visitor who may save the answer as a report. */
  readonly signedIn: SignedIn | undefined;
  /** Id that tells one form that saves the answer from the next. */
  readonly formId: string;
  /** The origin under which the service is reached. */
  readonly origin: string;
  /** Choices of people whom a document code is for. */
  readonly codeChoice: ReadonlyArray<Option>;
  /** Whom the code is for, as it was chosen or typed. */
  readonly codeFor: MeantCode;
}

const errorsOf = ({ visit, shown, values }: CalculatorWords): ReadonlyMap<FieldName, string> => {
  const texts = calculatorTexts[visit.language];
  const errors = new Map<FieldName, string>();
  if (shown.kind === "issues") {
    for (const issue of shown.issues) {
      if (!errors.has(issue.field)) {
        errors.set(issue.field, sentenceOf(issue, visit.language, { texts, values }));
      }
    }
  }
  if (shown.kind === "answered" && shown.record.production_routes !== undefined) {
    errors.set("production_route", texts.give.production_route);
  }
  return errors;
};

/** Errors above the form: those of the fields, and of the text that should name a declarant. */
const summaryOf = (
  { visit, values, shown, codeFor }: CalculatorWords,
  errors: ReadonlyMap<FieldName, string>,
) => [
  ...(shown.kind === "issues"
    ? [...errors].map(([id, message]) => ({ id, message, label: labelOf(id, visit.language, values) }))
    : []),
  ...(codeFor.error === undefined ? [] : [{ id: "code_for", message: codeFor.error }]),
];

const Result = ({ words }: { words: CalculatorWords }): VNode => {
  const { visit: { language }, values, shown, origin, signedIn, formId } = words;
  const texts = calculatorTexts[language];
  if (shown.kind === "nothing" || shown.kind === "issues") return <Start texts={texts} />;
  if (shown.kind === "choices") {
    return <Choices found={shown.found} values={values} texts={texts} language={language} />;
  }
  const links = linksOf(shown.record, values, origin);
  return (
    <Answer
      {...{ ...shown, ...links, values, signedIn, formId, language, texts }}
    />
  );
};

/** Reasons for which verified values alone give an answer. */
const answersByVerified: ReadonlySet<string> = new Set(["noDefault", "noDefaultHere", "verifiedNeeded"]);

/** @returns the content of the frame */
export const calculatorPage = (words: CalculatorWords): Framed => {
  const { visit, values, shown, codeChoice, codeFor } = words;
  const texts = calculatorTexts[visit.language];
  const errors = errorsOf(words);
  const isStart = shown.kind === "nothing";
  const answered = shown.kind === "answered" ? shown : undefined;
  const description = answered && goodsDescription(answered.scope);
  const routes = shown.kind === "answered" || shown.kind === "issues" ? shown.routes : undefined;
  const children = (
    <>
      <div class="page-head">
        <h1>{texts.heading}</h1>
        {isStart ? <p class="lead">{texts.lead}</p> : null}
      </div>
      <ErrorSummary
        language={visit.language}
        errors={summaryOf(words, errors)}
      />
      <div class="columns form-and-answer">
        <CalculatorForm
          language={visit.language}
          texts={texts}
          values={values}
          codeChoice={codeChoice}
          codeFor={codeFor}
          goods={answered && description !== undefined
            ? { code: answered.record.cn_code, description }
            : undefined}
          routes={routes}
          errors={errors}
          needsVerified={answered !== undefined && answersByVerified.has(answered.reason?.kind ?? "")}
        />
        <p class="unseen" role="status" id="said"></p>
        <div>
          <EarlierNote language={visit.language} />
          <div id="answer" aria-busy="false">
            <Result words={words} />
          </div>
          <details id="history" class="panel no-print" open={isStart} hidden>
            <summary>{texts.historyTitle}</summary>
            <p class="hint">{texts.historyHint}</p>
            <ul class="small"></ul>
            <button type="button" class="button second small">{texts.historyForget}</button>
          </details>
        </div>
      </div>
    </>
  );
  return {
    visit,
    title: answered === undefined ? texts.title : `${spacedCode(answered.record.cn_code)} · ${texts.title}`,
    description: texts.description,
    section: "calculator",
    modules: ["features/cbam/browser/calculator.ts"],
    children,
  };
};
