/**
 * English sentences of the pages about suppliers' installations and values.
 */
import { type SupplierFindings, supplierSentences } from "../../../kernel/findings/suppliers.ts";
import type { PageSentences } from "../page_sentences.ts";

export const englishSuppliers: PageSentences<SupplierFindings> = {
  ...supplierSentences,
  versionNotCurrent: ({ replaces, current }) =>
    `Version ${replaces} can't be replaced, because version ${current} is the newest one: look at what changed.`,
  unknownValue: ({ found }) =>
    `No value ${found} is recorded in this account: choose one from the list of values.`,
  valueBesideFigures: ({ members }, _, { nameOf }) =>
    `The value stands in the place of ${members.map(nameOf).join(", ")}: give one or the other.`,
};
