/**
 * Data that an issue is made of: every language makes its own sentence of it. The API's sentences are here; what they
 * say is part of the contract.
 */
import { type ClosingFindings, closingSentences } from "./closings.ts";
import { type ImportDoubts, importDoubts } from "./doubts/import_doubts.ts";
import { type InvoiceDoubts, invoiceDoubts } from "./doubts/invoice_doubts.ts";
import { type DutyFindings, dutySentences } from "./duties.ts";
import { type ImportFindings, importSentences } from "./imports.ts";
import { type InvoiceFindings, invoiceSentences } from "./invoices.ts";
import { type PreferenceFindings, preferenceSentences } from "./preference.ts";
import type { OneOf, Sentences } from "./sentences.ts";
import { type ShipmentFindings, shipmentSentences } from "./shipments.ts";
import { type SupplierFindings, supplierSentences } from "./suppliers/suppliers.ts";
import { type TableFindings, tableSentences } from "./tables.ts";
import { type TemplateFindings, templateSentences } from "./templates.ts";
import { type ValueFindings, valueSentences } from "./values.ts";
import { type WrittenFindings, writtenSentences } from "./written.ts";

/** Every kind of finding with what its sentences are made of. */
export interface Findings
  extends
    ValueFindings,
    WrittenFindings,
    ShipmentFindings,
    InvoiceFindings,
    InvoiceDoubts,
    PreferenceFindings,
    TableFindings,
    TemplateFindings,
    ImportFindings,
    ImportDoubts,
    DutyFindings,
    ClosingFindings,
    SupplierFindings {}

/** A finding of one of the kinds. */
export type Finding = OneOf<Findings>;

/**
 * Returns the finding's sentence in a language.
 * @param sentences of the language
 * @param label what the input is called
 */
export const sentenceIn = <Kind extends keyof Findings>(
  sentences: Sentences<Findings>,
  finding: { readonly [Each in Kind]: { readonly kind: Each } & Findings[Each] }[Kind],
  label: string,
): string => sentences[finding.kind](finding, label);

const english: Sentences<Findings> = {
  ...valueSentences,
  ...writtenSentences,
  ...shipmentSentences,
  ...invoiceSentences,
  ...invoiceDoubts,
  ...preferenceSentences,
  ...tableSentences,
  ...templateSentences,
  ...importSentences,
  ...importDoubts,
  ...dutySentences,
  ...closingSentences,
  ...supplierSentences,
};

/** Returns the API's sentence about the finding. */
export const apiSentence = (finding: Finding, label: string): string => sentenceIn(english, finding, label);
