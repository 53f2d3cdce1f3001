/**
 * Facts of an import that few have, as its page lists them: every field of its form that the page shows nowhere else, so that nothing
 * that somebody typed is unseen.
 */
import { dayOfText } from "../../../kernel/time/calendar.ts";
import { longDay, placeName } from "../../../web/words/figures.ts";
import type { Language } from "../../../web/words/language.ts";
import { ledgerTexts } from "../texts/ledger.ts";
import type { Fact } from "./facts.tsx";
import { valuesOfEntry } from "./ledger/entry_fields.ts";
import type { EntryView } from "./ledger/entry_view.ts";
import { importFields } from "./sentences.ts";

/** Fields that the page shows in its title, or in words of their own. */
const shownElsewhere: ReadonlySet<string> = new Set([
  "declarant",
  "representation",
  "mrn",
  "item",
  "release_date",
  "procedure",
  "cn_code",
  "origin_country",
  "net_mass_kg",
  "mwh",
  "production_route",
  "determination",
  "value_id",
  "actual_values/installation/id",
  "actual_values/installation/name",
  "actual_values/verification/verifier",
  "document_codes/0/code",
  "document_codes/0/reference",
  "document_codes/1/code",
  "document_codes/1/reference",
  "note",
]);

/** Returns the words for what a field holds, a number with its unit. */
const shownIn = (language: Language): (name: string, value: string) => string => {
  const { exemptions, opinions, perTonne, perCo2 } = ledgerTexts[language];
  const words = new Map<string, string>(Object.entries({ ...exemptions, ...opinions }));
  return (name, value) => {
    switch (name) {
      case "exemption":
      case "actual_values/verification/is_satisfactory":
        return words.get(value) ?? value;
      case "member_state":
        return placeName(value, language);
      case "actual_values/verification/day": {
        const day = dayOfText(value);
        return day === undefined ? value : longDay(day, language);
      }
      case "actual_values/direct_t_per_t":
      case "actual_values/indirect_t_per_t":
      case "actual_values/free_allocation_t_per_t":
        return `${value} ${perTonne}`;
      case "origin_carbon_price/eur_per_t":
        return `${value} ${perCo2}`;
      case "placed_goods/net_mass_kg":
        return `${value} kg`;
      default:
        return value;
    }
  };
};

/** Returns the facts; none for an import that has only what every import has. */
export const moreFacts = (
  view: Pick<EntryView, "entry" | "used">,
  language: Language,
): ReadonlyArray<Fact> => {
  const { labelOf } = importFields(language);
  const shown = shownIn(language);
  return [...valuesOfEntry(view, language)].flatMap(([name, value]): ReadonlyArray<Fact> =>
    value === "" || shownElsewhere.has(name) ? [] : [[labelOf(name), shown(name, value)]]
  );
};
