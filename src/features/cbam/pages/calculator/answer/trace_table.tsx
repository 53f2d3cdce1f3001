/**
 * Every term of a calculation with its value, its rule and the act that it comes from.
 */
import type { VNode } from "preact";
import type { TraceTerm } from "../../../../../contract/answers/calculation.ts";
import { exactly } from "../../../../../web/words/figures.ts";
import type { Language } from "../../../../../web/words/language.ts";
import { DataTable } from "../../../../../web/parts/data_table.tsx";
import { Act } from "../../../../../web/parts/act.tsx";
import type { CalculatorTexts } from "../../../texts/en/calculator.ts";
import { traceWords } from "./trace_words.ts";

/** Terms of a precursor bear its CN code: `precursor_ratio_72230019`, and a number where there are more of the same. */
const ofPrecursor = /_(\d{8}(?:_\d+)?)$/;

const termName = ({ terms }: CalculatorTexts, term: string): string => {
  const [, code] = ofPrecursor.exec(term) ?? [];
  const own = term.replace(ofPrecursor, "");
  const name = Object.entries(terms).find(([key]) => key === own)?.[1];
  if (name === undefined) return term;
  return code === undefined ? name : `${name} ${code.replace("_", " / ")}`;
};

const unitName = ({ traceUnits }: CalculatorTexts, unit: string): string =>
  Object.entries(traceUnits).find(([name]) => name === unit)?.[1] ?? unit;

const How = ({ factor, language, texts }: {
  readonly factor: string;
  readonly language: Language;
  readonly texts: CalculatorTexts;
}): VNode => {
  const own = traceWords(factor, language, texts);
  return own === undefined ? <span lang="en">{factor}</span> : <>{own}</>;
};

export const TraceTable = ({ trace, language, texts }: {
  readonly trace: ReadonlyArray<TraceTerm>;
  readonly language: Language;
  readonly texts: CalculatorTexts;
}): VNode => (
  <details class="trace">
    <summary>{texts.everyTerm}</summary>
    <DataTable
      caption={texts.everyTerm}
      isCaptionUnseen
      rows={trace}
      columns={[
        { heading: texts.term, cell: ({ term }) => termName(texts, term) },
        {
          heading: texts.value,
          isNumber: true,
          cell: ({ value, unit }) => (
            <>
              {exactly(value, language)} <span class="muted">{unitName(texts, unit)}</span>
            </>
          ),
        },
        {
          heading: texts.how,
          cell: ({ factor }) => <How factor={factor} language={language} texts={texts} />,
        },
        { heading: texts.source, cell: ({ source }) => <Act act={source} language={language} /> },
      ]}
    />
  </details>
);
