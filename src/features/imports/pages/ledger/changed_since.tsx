/**
 * Forms about an import that somebody else corrected or cancelled while they were open: of two corrections of one entry the second is
 * shown what holds now before it replaces that, as the API refuses it.
 */
import type { VNode } from "preact";
import type { LedgerEntry } from "../../../../domain/imports/ledger/entry.ts";
import type { LiveImport } from "../../../../domain/imports/ledger/live.ts";
import { heldBefore } from "../../../../web/page/changed_since.tsx";
import { Notice } from "../../../../web/parts/notice.tsx";
import { count, longDay } from "../../../../web/words/figures.ts";
import { shellTexts } from "../../../../web/words/shell.ts";
import type { Language } from "../../../../web/words/language.ts";
import { ledgerTexts } from "../../texts/ledger.ts";
import { importPath } from "../import_paths.ts";
import { type FormErrors, importFields } from "../sentences.ts";
import { type ChoiceTerms, shownValue } from "../entry_choices.ts";
import { valuesOfEntry } from "./entry_fields.ts";
import type { EntryView } from "./entry_view.ts";

/** @returns true if another entry holds than when the form was made */
export const isChangedSince = (form: URLSearchParams, { entry }: LiveImport): boolean =>
  heldBefore(form) !== entry.id;

/** Says that another entry holds by now, and where it is; of a cancellation, that the form takes it back. */
export const ChangedSince = (
  { live, language }: { readonly live: LiveImport; readonly language: Language },
): VNode => {
  const { changedTitle, changedText, isCancelled, cancelledText, showChanged } = ledgerTexts[language];
  const { kind, recordedOn } = live.entry;
  const title = kind === "cancellation" ? isCancelled(longDay(recordedOn, language)) : changedTitle;
  return (
    <Notice tone="warn" title={title}>
      <p>{kind === "cancellation" ? cancelledText : changedText}</p>
      <p>
        <a href={importPath(live.id)} target="_blank">{showChanged}</a>
      </p>
    </Notice>
  );
};

/** An import that is sent as a new one, and what holds of the same one under another number. */
export interface MovedImport {
  readonly from: Pick<LedgerEntry, "mrn" | "item">;
  readonly to: Pick<LedgerEntry, "id" | "mrn" | "item">;
}

/** Says that the import was recorded before, and under which number it counts now. */
export const MovedSince = (
  { moved: { from, to }, language }: { readonly moved: MovedImport; readonly language: Language },
): VNode => {
  const { movedTitle, movedText, showChanged } = ledgerTexts[language];
  return (
    <Notice tone="warn" title={movedTitle}>
      <p>{movedText(count(from.item, language), from.mrn, count(to.item, language), to.mrn)}</p>
      <p>
        <a href={importPath(to.id)} target="_blank">{showChanged}</a>
      </p>
    </Notice>
  );
};

/** @returns at each field that another entry changed since the form was made, and that has not the same in it, what it holds now */
export const changedFields = (
  form: URLSearchParams,
  { history, entry, used }: Pick<EntryView, "history" | "entry" | "used">,
  terms: ChoiceTerms,
): FormErrors => {
  const { language } = terms;
  const begun = history.find(({ id }) => id === heldBefore(form));
  if (begun === undefined) return new Map<string, string>();
  const before = valuesOfEntry({ entry: begun, used }, language);
  const { holdsNow } = shellTexts[language];
  const { labelOf } = importFields(language);
  const shown = shownValue(terms);
  return new Map(
    [...valuesOfEntry({ entry, used }, language)].flatMap(([name, value]) =>
      value === before.get(name) || value === form.get(name)
        ? []
        : [[name, holdsNow(labelOf(name), shown(name, value))] as const]
    ),
  );
};
