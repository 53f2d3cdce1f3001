/**
 * Member states of the Union as a form offers them: by their names, in the order of the language.
 */
import { memberStates } from "../../../kernel/member_states.ts";
import type { Option } from "../../../web/parts/fields.tsx";
import { placeName } from "../../../web/words/figures.ts";
import { type Language, locales } from "../../../web/words/language.ts";

/** @returns one option a member state */
export const unionOptions = (language: Language): ReadonlyArray<Option> =>
  memberStates.map((code) => ({ value: code, label: placeName(code, language) }))
    .toSorted((a, b) => new Intl.Collator(locales[language]).compare(a.label, b.label));
