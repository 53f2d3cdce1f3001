/**
 * English sentences of the pages about suppliers' installations and values.
 */
import { type SupplierFindings, supplierSentences } from "../../../kernel/findings/suppliers.ts";
import type { PageSentences } from "../page_sentences.ts";

export const englishSuppliers: PageSentences<SupplierFindings> = supplierSentences;
