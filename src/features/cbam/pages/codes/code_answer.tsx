/**
 * The answer which document code a line needs: the code to copy with its reference, why, from when to when, or that the
 * goods must not be released.
 */
import type { VNode } from "preact";
import type { LawFinding } from "../../../../kernel/findings/law/law_finding.ts";
import type { ChosenCode, CodeAnswer } from "../../../../domain/imports/codes/document_codes.ts";
import { longDay } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { pageSentence } from "../../../../web/issue_sentences/page_sentence.ts";
import { issueOf } from "../../../../kernel/issue.ts";
import type { ImportFinding } from "../../../../kernel/findings/imports.ts";
import { Sentence } from "../../../../web/law/sentence.tsx";
import { codeTexts } from "../../texts/codes.ts";

interface Parts {
  readonly answer: CodeAnswer;
  readonly language: Language;
}

const CodeFacts = ({ chosen: { code, reference }, language }: {
  readonly chosen: ChosenCode;
  readonly language: Language;
}): VNode => {
  const texts = codeTexts[language];
  const from = longDay(code.validFrom, language);
  const kind = texts.references[code.reference];
  return (
    <dl class="facts">
      <dt>{texts.reference}</dt>
      <dd>
        {code.reference === "none"
          ? texts.references.none
          : reference === null
          ? texts.missingReference(kind)
          : <code>{reference}</code>}
      </dd>
      <dt>{texts.why}</dt>
      <dd>{texts.bases[code.basis]}</dd>
      <dt>{texts.valid}</dt>
      <dd>
        {code.validTo === null ? texts.validFrom(from) : texts.validTo(from, longDay(code.validTo, language))}
      </dd>
      <dt>{texts.source}</dt>
      <dd lang="en">{code.source}</dd>
    </dl>
  );
};

const headline = ({ answer: { answer, codes, problem }, language }: Parts): string => {
  const texts = codeTexts[language];
  if (answer === "none" && problem !== undefined && isAbsent(problem)) return texts.unknownCode;
  if (answer === "none") return texts.noCode;
  if (answer === "must_not_be_released") return texts.refused;
  const names = codes.map(({ code }) => code.code);
  return names.length === 1 ? texts.code(names.join("")) : texts.codes(names.join(", "));
};

/** Digits that no goods have. */
const isAbsent = ({ kind }: LawFinding): boolean => kind === "absentCode" || kind === "absentCodeNear";

const sentenceOf = (finding: ImportFinding, language: Language): string =>
  pageSentence(issueOf({ path: "", code: "conflict" }, finding), {
    language,
    nameOf: (member) => member,
    labelOf: (path) => path,
  });

const tones = { code: "good", none: "info", must_not_be_released: "bad" } as const;

/** The answer, without a panel of its own. */
export const CodeResult = (parts: Parts): VNode => {
  const { answer: { answer, codes, standing, findings, problem }, language } = parts;
  const texts = codeTexts[language];
  const notes = [...new Set(findings.map((finding) => sentenceOf(finding, language)))];
  return (
    <>
      <p class={`big code-answer ${tones[answer]}`}>{headline(parts)}</p>
      {problem === undefined ? null : (
        <p>
          <Sentence finding={problem} language={language} />
        </p>
      )}
      {answer === "none" && problem === undefined
        ? <p>{texts.noCodeText(texts.standings[standing])}</p>
        : null}
      {codes.map((chosen) => <CodeFacts chosen={chosen} language={language} />)}
      {notes.length === 0 ? null : (
        <ul class="notes">
          {notes.map((note) => <li>{note}</li>)}
        </ul>
      )}
    </>
  );
};
