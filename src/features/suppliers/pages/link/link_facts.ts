/** Facts that the page behind a supplier's link shows. */
import { inquiryPath } from "../../../../application/suppliers/inquiries/ask_supplier.ts";
import type { KnownInquiry } from "../../../../application/suppliers/inquiries/inquiry_ports.ts";
import type { AnswerFile, SupplierLanguage } from "../../../../domain/suppliers/inquiries/inquiry.ts";
import type { Prospect } from "../../../../domain/suppliers/inquiries/prospect.ts";
import type { TemplateIssue } from "../../../../domain/suppliers/template/places/notebook.ts";
import type { Tone } from "../../../../web/parts/notice.tsx";
import type { FormValues } from "../../form/form_values.ts";
import type { LinkGoods } from "../../form/link_view.ts";
import type { LinkErrors } from "./link_answer.ts";

/** Facts of the page. */
export interface LinkPageFacts {
  readonly known: KnownInquiry;
  readonly language: SupplierLanguage;
  readonly token: string;
  readonly goods: ReadonlyArray<LinkGoods>;
  /** Prospects of own values, one for each of the goods. */
  readonly prospects: ReadonlyArray<Prospect | undefined>;
  readonly values: FormValues;
  readonly errors: LinkErrors;
  /** True of the answer to a form, false of a link that was opened. */
  readonly isOfForm: boolean;
  /** Tables that were dropped in the round; those that are ticked go along. */
  readonly dropped: ReadonlyArray<AnswerFile>;
  /** Sentence about the file, and what it was about. */
  readonly told?: { readonly tone: Tone; readonly text: string } | undefined;
  /** True of a file with macros, which are not run, and which is not kept. */
  readonly hasMacros?: boolean;
  /** Sentences about cells of the own table that are no value of the form. */
  readonly cellIssues?: ReadonlyArray<string>;
  /** Issues of the Commission's template. */
  readonly fileIssues?: ReadonlyArray<TemplateIssue>;
}

/** @returns the name of the field that sends a table along */
export const keptName = (sha256: string): string => `kept.${sha256}`;

/** Path of the table that may be filled in in the place of the form. */
export const formSheetPath = `${inquiryPath}/template.xlsx` as const;
