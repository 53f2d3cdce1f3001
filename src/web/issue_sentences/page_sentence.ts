/**
 * Sentence of a page about a field: in the visitor's language, made from what the issue is made of, never from its
 * English sentence.
 */
import type { Findings } from "../../kernel/findings/finding.ts";
import type { OneOf } from "../../kernel/findings/sentences.ts";
import { about, type Issue } from "../../kernel/issue.ts";
import { inPageEnglish } from "../words/figures.ts";
import type { InLanguages, Language } from "../words/language.ts";
import { withSpacedCodes } from "../words/spaced_codes.ts";
import { germanClosings } from "./de/closings.ts";
import { germanDuties } from "./de/duties.ts";
import { germanImportDoubts } from "./de/import_doubts.ts";
import { germanImports } from "./de/imports.ts";
import { germanInvoiceDoubts } from "./de/invoice_doubts.ts";
import { germanInvoices } from "./de/invoices.ts";
import { germanPreference } from "./de/preference.ts";
import { germanShipments } from "./de/shipments.ts";
import { germanSuppliers } from "./de/suppliers.ts";
import { germanTables } from "./de/tables.ts";
import { germanTemplates } from "./de/templates.ts";
import { germanValues } from "./de/values.ts";
import { germanWritten } from "./de/written.ts";
import { englishClosings } from "./en/closings.ts";
import { englishDuties } from "./en/duties.ts";
import { englishImports } from "./en/imports.ts";
import { importDoubts } from "../../kernel/findings/doubts/import_doubts.ts";
import { invoiceDoubts } from "../../kernel/findings/doubts/invoice_doubts.ts";
import { englishInvoices } from "./en/invoices.ts";
import { englishPreference } from "./en/preference.ts";
import { englishShipments } from "./en/shipments.ts";
import { englishSuppliers } from "./en/suppliers.ts";
import { englishTables } from "./en/tables.ts";
import { englishTemplates } from "./en/templates.ts";
import { englishValues } from "./en/values.ts";
import { englishWritten } from "./en/written.ts";
import { frenchClosings } from "./fr/closings.ts";
import { frenchDuties } from "./fr/duties.ts";
import { frenchImportDoubts } from "./fr/import_doubts.ts";
import { frenchImports } from "./fr/imports.ts";
import { frenchInvoiceDoubts } from "./fr/invoice_doubts.ts";
import { frenchInvoices } from "./fr/invoices.ts";
import { frenchPreference } from "./fr/preference.ts";
import { frenchShipments } from "./fr/shipments.ts";
import { frenchSuppliers } from "./fr/suppliers.ts";
import { frenchTables } from "./fr/tables.ts";
import { frenchTemplates } from "./fr/templates.ts";
import { frenchValues } from "./fr/values.ts";
import { frenchWritten } from "./fr/written.ts";
import type { FieldNames, PageSentences } from "./page_sentences.ts";

const sentences: InLanguages<PageSentences<Findings>> = {
  en: {
    ...englishValues,
    ...englishWritten,
    ...englishShipments,
    ...englishInvoices,
    ...invoiceDoubts,
    ...englishPreference,
    ...englishTables,
    ...englishTemplates,
    ...englishImports,
    ...importDoubts,
    ...englishDuties,
    ...englishClosings,
    ...englishSuppliers,
  },
  de: {
    ...germanValues,
    ...germanWritten,
    ...germanShipments,
    ...germanInvoices,
    ...germanInvoiceDoubts,
    ...germanPreference,
    ...germanTables,
    ...germanTemplates,
    ...germanImports,
    ...germanImportDoubts,
    ...germanDuties,
    ...germanClosings,
    ...germanSuppliers,
  },
  fr: {
    ...frenchValues,
    ...frenchWritten,
    ...frenchShipments,
    ...frenchInvoices,
    ...frenchInvoiceDoubts,
    ...frenchPreference,
    ...frenchTables,
    ...frenchTemplates,
    ...frenchImports,
    ...frenchImportDoubts,
    ...frenchDuties,
    ...frenchClosings,
    ...frenchSuppliers,
  },
};

/** A page's names of its fields in one language. */
export interface PageNames extends FieldNames {
  readonly language: Language;
  /** The label of the field that an issue's path names. */
  readonly labelOf: (path: string) => string;
}

const sentenceIn = <Kind extends keyof Findings>(
  language: Language,
  finding: OneOf<Pick<Findings, Kind>> & { readonly kind: Kind },
  label: string,
  names: FieldNames,
): string => sentences[language][finding.kind](finding, label, names);

/** @returns a whole sentence that names the field by its label */
export const pageSentence = (issue: Issue, names: PageNames): string => {
  const finding = issue[about];
  const sentence = sentenceIn(names.language, finding, names.labelOf(issue.path), names);
  if (names.language !== "en") return sentence;
  return inPageEnglish("code" in finding ? withSpacedCodes(sentence, { code: finding.code }) : sentence);
};
