/**
 * Changes of the law as a table: each figure before and after, the biggest change first.
 */
import type { VNode } from "preact";
import type { LawChange } from "../../../../domain/cbam/law_changes/law_change.ts";
import { otherCountries } from "../../../../domain/cbam/calculation/intensity.ts";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import { count, digitByDigit, placeName, spacedCode } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { figureName } from "../../../../web/words/refusal_sentences.ts";
import { lawTexts } from "../../texts/law.ts";

/** Most changes that the page shows. */
export const mostShown = 100;

const codesShown = 3;

/** The first codes, and all others where they are asked for. */
const CodesOf = ({ change: { codes }, language }: {
  readonly change: LawChange;
  readonly language: Language;
}): VNode => {
  const texts = lawTexts[language];
  if (codes.length === 0) return <>{texts.none}</>;
  const others = codes.slice(codesShown);
  const listed = (some: ReadonlyArray<string>): string => some.map(spacedCode).join(", ");
  return (
    <>
      {listed(codes.slice(0, codesShown))}
      {others.length === 0 ? null : (
        <details>
          <summary>{texts.more(count(others.length, language))}</summary>
          {listed(others)}
        </details>
      )}
    </>
  );
};

const originOf = ({ origin }: LawChange, language: Language): string => {
  const { none, others } = lawTexts[language];
  if (origin === null) return none;
  return origin === otherCountries ? others : placeName(origin, language);
};

const ratioDecimals = 2;

/** The biggest changes; figures with the language's mark, and unlikely ones set off. */
export const ChangeTable = ({ language, changes }: {
  readonly language: Language;
  readonly changes: ReadonlyArray<LawChange>;
}): VNode => {
  const texts = lawTexts[language];
  const value = (text: string | null): string => {
    if (text === null) return texts.none;
    return /^\d+\.\d+$/.test(text) ? digitByDigit(text, language) : text;
  };
  const ratio = ({ ratio: of, isFarOff }: LawChange): VNode | string => {
    if (of === undefined) return texts.none;
    const text = digitByDigit(of.toFixed(ratioDecimals), language);
    return isFarOff ? <strong>{text}</strong> : text;
  };
  return (
    <DataTable
      caption={texts.changes}
      rows={changes.slice(0, mostShown)}
      columns={[
        { heading: texts.figure, cell: ({ figure }) => figureName(figure, language) },
        { heading: texts.codes, cell: (change) => <CodesOf change={change} language={language} /> },
        { heading: texts.origin, cell: (change) => originOf(change, language) },
        { heading: texts.route, cell: ({ route }) => route ?? texts.none },
        { heading: texts.years, cell: ({ years }) => years ?? texts.none },
        { heading: texts.before, cell: ({ before }) => value(before), isNumber: true },
        { heading: texts.after, cell: ({ after }) => value(after), isNumber: true },
        { heading: texts.ratio, cell: ratio, isNumber: true },
      ]}
    />
  );
};
