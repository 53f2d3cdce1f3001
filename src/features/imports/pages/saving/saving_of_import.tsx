/**
 * Panel of an import about what its actual values save.
 */
import type { VNode } from "preact";
import { type CalculatedImport, hasFigures } from "../../../../domain/imports/figures/figures.ts";
import type { ImportSaving } from "../../../../domain/imports/figures/saving.ts";
import { isZero } from "../../../../kernel/decimal.ts";
import { translatedLaw } from "../../../../web/law/law_sentence.ts";
import { Notice } from "../../../../web/parts/notice.tsx";
import type { Language } from "../../../../web/words/language.ts";
import { savingTexts } from "../../texts/saving.ts";
import { SavingPanel } from "./saving_panel.tsx";

/** Panel of what an import's actual values save, or why nothing can be said of it; none without them. */
export const SavingOfImport = ({ view: { calculated, saving, withoutSaving }, language }: {
  readonly view: {
    /** Undefined for a cancelled import. */
    readonly calculated: CalculatedImport | undefined;
    readonly saving: ImportSaving | undefined;
    /** Why nothing can be said of the saving; empty for an import without actual values. */
    readonly withoutSaving: ReadonlyArray<string>;
  };
  readonly language: Language;
}): VNode | null =>
  withoutSaving.length > 0
    ? (
      <section class="panel">
        <h2>{savingTexts[language].ofOne.import.title}</h2>
        <Notice>
          <p>{savingTexts[language].none}</p>
          <ul>
            {withoutSaving.map((reason) => <li>{translatedLaw(reason, language) ?? reason}</li>)}
          </ul>
        </Notice>
      </section>
    )
    : saving === undefined || calculated === undefined || !hasFigures(calculated)
    ? null
    : (
      <SavingPanel
        saving={{
          ...saving,
          unit: calculated.unit,
          valueTPerUnit: calculated.embeddedTPerUnit,
          isBeforePaid: !isZero(calculated.deductionEur),
        }}
        of="import"
        language={language}
      />
    );
