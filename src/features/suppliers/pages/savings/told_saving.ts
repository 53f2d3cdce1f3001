/**
 * Saving of a supplier's value as pages show it, or why there is none to tell.
 */
import * as Either from "effect/Either";
import type { CbamContext } from "../../../../application/cbam/cbam_context.ts";
import type { NoSaving, Saving } from "../../../../domain/cbam/planning/saving.ts";
import { breakEvenTerms } from "../../../../domain/cbam/planning/break_even.ts";
import { isWithdrawn, unitOf, type ValueOfInstallation } from "../../../../domain/suppliers/value.ts";
import { one } from "../../../../kernel/decimal.ts";
import { pageSentence } from "../../../../web/issue_sentences/page_sentence.ts";
import { lawSentence } from "../../../../web/law/law_sentence.ts";
import type { Language } from "../../../../web/words/language.ts";
import type { ShownSaving } from "../../../imports/pages/saving/shown_saving.ts";
import { savingTexts } from "../../../imports/texts/saving.ts";
import { isLinkField } from "../../form/field_kinds.ts";
import { isBeforePaid, savingCosts, savingOfValue, timeOf } from "../../records/value_saving.ts";
import { linkTexts } from "../../texts/link/texts.ts";

/** A saving with the price that it is told at. */
export interface PricedSaving {
  readonly saving: ShownSaving;
  readonly price: Saving["byDefault"]["terms"]["price"];
  /** Notes of the calculation by the value. */
  readonly notes: Saving["byValue"]["notes"];
}

const reasonOf = (none: NoSaving, language: Language): string => {
  if (none.kind === "law") return lawSentence(none.reason, language);
  const nameOf = (member: string): string =>
    isLinkField(member) ? linkTexts[language].fields[member].label : member;
  return pageSentence(none.issue, {
    language,
    nameOf,
    labelOf: (path) => nameOf(path.split("/").at(-1) ?? ""),
  });
};

/** @returns the saving of each unit by a value, or the sentence that says why there is none */
export const toldSaving = (
  cbam: CbamContext,
  found: ValueOfInstallation,
  language: Language,
): Either.Either<PricedSaving, string> => {
  const { value } = found;
  if (isWithdrawn(value)) return Either.left(savingTexts[language].withdrawn);
  return Either.mapBoth(savingOfValue(cbam.law(), found, timeOf(value, cbam.today())), {
    onLeft: (none) => reasonOf(none, language),
    onRight: (saving) => ({
      price: saving.byDefault.terms.price,
      notes: saving.byValue.notes,
      saving: {
        ...savingCosts(saving, one),
        unit: unitOf(value.key),
        valueTPerUnit: saving.byValue.terms.intensity.embeddedTPerT,
        terms: breakEvenTerms(saving.byDefault, saving.byValue),
        isBeforePaid: isBeforePaid(saving),
      },
    }),
  });
};
