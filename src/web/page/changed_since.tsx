/**
 * Forms that put something in the place of what holds: each brings back what held when its page was made. Where something else holds
 * by then the form comes back with that, and nothing of the other's is undone without a word.
 */
import type { ComponentChildren, VNode } from "preact";
import type { Language } from "../words/language.ts";
import { holdingName } from "../visit/typed_forms.ts";
import { shellTexts } from "../words/shell.ts";
import { Notice } from "../parts/notice.tsx";

/** Mark of what holds, in a form that replaces it. */
export const Holding = ({ value }: { readonly value: string }): VNode => (
  <input type="hidden" name={holdingName} value={value} />
);

/** @returns the mark of what held when the form was made; null where the form doesn't say */
export const heldBefore = (form: URLSearchParams): string | null => form.get(holdingName);

/** Status of a page that says so. */
export const changedStatus = 409;

/** Says that something else holds by now. */
export const ChangedMeanwhile = (
  { language, children }: { readonly language: Language; readonly children?: ComponentChildren },
): VNode => {
  const { changedTitle, changedText } = shellTexts[language];
  return (
    <Notice tone="warn" title={changedTitle}>
      <p>{changedText}</p>
      {children}
    </Notice>
  );
};
