/** What a place for one file says where several are dropped: to take the first would leave the others out without a word. */
import type { VNode } from "preact";
import { shellTexts } from "../words/shell.ts";
import { PageLanguage } from "./page_language.ts";

export const OneFile = (): VNode => (
  <PageLanguage.Consumer>
    {(language) => <p class="error" id="one-file" role="alert" hidden>{shellTexts[language].oneFile}</p>}
  </PageLanguage.Consumer>
);
