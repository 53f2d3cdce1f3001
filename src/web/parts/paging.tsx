/**
 * The way through a list that is longer than a page: to the older records, and back to the newest.
 */
import type { VNode } from "preact";
import type { Language } from "../words/language.ts";
import { shellTexts } from "../words/shell.ts";

export const Paging = ({ language, path, kept = {}, isLater, last }: {
  readonly language: Language;
  readonly path: string;
  /** Parameters of the address beside the place in the list. */
  readonly kept?: Readonly<Record<string, string>>;
  /** True if newer records stand before these. */
  readonly isLater: boolean;
  /** Id of the page's last record where older ones follow. */
  readonly last: string | undefined;
}): VNode | null => {
  const texts = shellTexts[language];
  const to = (values: Readonly<Record<string, string>>): string => {
    const words = new URLSearchParams({ ...kept, ...values }).toString();
    return words === "" ? path : `${path}?${words}`;
  };
  return !isLater && last === undefined ? null : (
    <p class="paging">
      {isLater ? <a href={to({})}>{texts.newest}</a> : <span></span>}
      {last === undefined ? null : <a rel="next" href={to({ before: last })}>{texts.older}</a>}
    </p>
  );
};
