/**
 * English sentences of the pages about suppliers' installations and values.
 */
import { type SupplierFindings, supplierSentences } from "../../../kernel/findings/suppliers/suppliers.ts";
import { placeName, spacedCode } from "../../words/figures.ts";
import type { PageSentences } from "../page_sentences.ts";

export const englishSuppliers: PageSentences<SupplierFindings> = {
  ...supplierSentences,
  placeInOtherCountry: ({ found, country, begins }) =>
    `${found} is a place of another country than ${
      placeName(country, "en")
    }, whose codes begin with ${begins}: correct the one that is wrong.`,
  goodsNotCovered: ({ code, country }) =>
    `CBAM does not apply to CN code ${spacedCode(code)} from ${
      placeName(country, "en")
    }: check the code, and the country of the installation.`,
  valueOfOtherCountry: ({ country, found }) =>
    `The value is one of an installation in ${placeName(country, "en")}, the goods are from ${
      placeName(found, "en")
    }: correct the one that is wrong.`,
  versionNotCurrent: ({ replaces, current }) =>
    `Version ${replaces} can't be replaced, because version ${current} is the newest one: look at what changed.`,
  unknownValue: ({ found }) =>
    `No value ${found} is recorded in this account: choose one from the list of values.`,
  mailNotDelivered: ({ state, receiver, said }) => {
    const answer = said === null ? "" : ` (its server said: ${JSON.stringify(said)})`;
    return state === "retrying"
      ? `The mail to ${receiver} could not be handed over yet${answer}: it is tried again, until a day after it was sent.`
      : `The mail to ${receiver} ${
        state === "refused" ? "was refused" : "could not be handed over for a day"
      }${answer} and reached nobody: check the address, withdraw the request and ask anew.`;
  },
  valueVersionTaken: ({ version, newest }) =>
    `The import had version ${version} of its value, and takes version ${newest}, the newest: its figures count now. A row that is to keep the version names no value and says the import’s figures; the form keeps it while the version in use stays chosen.`,
  valueLeft: ({ version }) =>
    `The entry that this one corrects took version ${version} of a supplier's value. This one has other goods or figures, which stand on their own; a correction that names the value takes it again.`,
  valueBesideFigures: ({ members }, _, { nameOf }) =>
    `The value stands in the place of ${members.map(nameOf).join(", ")}: give one or the other.`,
};
