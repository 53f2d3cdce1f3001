/**
 * Something that a page tells its reader.
 */
import type { ComponentChildren, VNode } from "preact";
import { shellTexts } from "../words/shell.ts";
import { PageLanguage } from "./page_language.ts";

export type Tone = "info" | "good" | "warn" | "bad";

export const Notice = ({ tone = "info", title, children }: {
  readonly tone?: Tone;
  readonly title?: string;
  readonly children: ComponentChildren;
}): VNode => (
  <div class={`notice ${tone}`}>
    {title === undefined ? null : <h2>{title}</h2>}
    {children}
  </div>
);

/** Sentence of a place for one file, for where several are dropped: to take the first would leave the others out without a word. */
export const OneFile = (): VNode => (
  <PageLanguage.Consumer>
    {(language) => <p class="error" id="one-file" role="alert" hidden>{shellTexts[language].oneFile}</p>}
  </PageLanguage.Consumer>
);
