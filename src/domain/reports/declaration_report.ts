/**
 * The document of a declaration: the preparation of a year with its number and date, as the canonical text that is hashed and
 * signed as a report is. Its attachment has the form of a report's, so that the same programs check it. Regulation (EU)
 * 2023/956, Article 6.
 */
import type {
  DeclarationReportRecord,
  DeclaredYear,
  VerifiedDeclaration,
} from "../../contract/answers/declaration.ts";
import { sha256InSteps } from "../../kernel/sha256.ts";
import type { Steps } from "../../kernel/steps.ts";
import { isRecord, jsonOf, recordOf } from "../../kernel/text/json.ts";
import { type DocumentKey, documentKeyOfText } from "../documents/document_key.ts";
import { type FileName, fileNameOf } from "../documents/file_name.ts";
import { hasTexts, keptValue } from "./kept_record.ts";
import { canonicalText, type StoredReport, withProof } from "./report.ts";

/** Content of the document; everything in it is under its hash. */
export interface DeclarationContent {
  /** UUID of the document. */
  readonly report_id: string;
  /** Number as it is printed. */
  readonly report_number: string;
  /** YYYY-MM-DD. */
  readonly issued_at: string;
  /** A document of a declaration is always issued. */
  readonly is_draft: false;
  /** Address at which anyone can have it verified. */
  readonly verify_url: string;
  /** The declarant as it was recorded. */
  readonly declarant: DeclarationReportRecord["declarant"];
  /** The year. */
  readonly declaration: DeclaredYear;
}

/** A declaration's document to be printed, as text: what its pages are described by has a hundred times as many values. */
export interface KeptDeclaration {
  /** The document as it is kept. */
  readonly kept: StoredReport;
  /** The release that the file names. */
  readonly madeBy: string;
}

/** Returns the number of a declaration's document. */
export const declarationNumberOf = (id: string): string => `DECL-${id}`;

const isDeclaredYear = (value: unknown): value is DeclaredYear =>
  isRecord(value) && hasTexts(value, "as_of", "dataset_version") && typeof value["year"] === "number" &&
  Array.isArray(value["lines"]) && Array.isArray(value["missing"]) && Array.isArray(value["quarters"]) &&
  isRecord(value["totals"]) && isRecord(value["fileable"]);

/** Returns whether the value has the members that every release has written of a declaration's document. */
export const isDeclarationContent = (value: unknown): value is DeclarationContent =>
  isRecord(value) && hasTexts(value, "report_id", "report_number", "issued_at", "verify_url") &&
  isRecord(value["declarant"]) && hasTexts(value["declarant"], "id", "name", "eori") &&
  isDeclaredYear(value["declaration"]);

/** Returns the content that was kept as canonical text. */
export const declarationContentOf = ({ content }: Pick<StoredReport, "content">): DeclarationContent =>
  keptValue(content, isDeclarationContent);

/** Members of a document's content that leave as they stand in its text: a year has megabytes, and is neither read nor written anew. */
export interface DeclarationMembers {
  /** `declarant` and `declaration`, as members of a JSON object without its braces. */
  readonly text: string;
  /** Calendar year of importation. */
  readonly year: number;
  /** Address at which anyone can have the document verified. */
  readonly verifyUrl: string;
}

/** A quotation mark within a text is escaped, so this stands nowhere but between two members; all behind the last one is short. */
const behindDeclaration = ',"is_draft":';
const yearAtEnd = /,"year":(\d{4})\}$/;
const longestYear = ',"year":2026}'.length;

/**
 * Returns the members, cut from the canonical text, whose members are in the order of their names.
 * @source RFC 8785 (JSON Canonicalization Scheme), section 3.2.3
 */
export const declarationMembers = ({ content }: Pick<StoredReport, "content">): DeclarationMembers => {
  const end = content.lastIndexOf(behindDeclaration);
  const others = end < 0 ? {} : recordOf(jsonOf(`{${content.slice(end + 1)}`));
  const [, year] = yearAtEnd.exec(content.slice(Math.max(0, end - longestYear), Math.max(0, end))) ?? [];
  const { verify_url: verifyUrl } = others;
  if (year !== undefined && typeof verifyUrl === "string" && content.startsWith('{"declarant":{')) {
    return { text: content.slice(1, end), year: Number(year), verifyUrl };
  }
  const { declarant, declaration, verify_url } = declarationContentOf({ content });
  return {
    text: JSON.stringify({ declarant, declaration }).slice(1, -1),
    year: declaration.year,
    verifyUrl: verify_url,
  };
};

/** Returns the key under which the PDF is stored, in steps: made of all that it follows from. */
export function* declarationKeyOf(report: StoredReport): Steps<DocumentKey> {
  const printed = yield* sha256InSteps(canonicalText(withProof(report, report.content)));
  const key = documentKeyOfText(`declarations/${report.id}/${printed}.pdf`);
  if (key === undefined) throw new Error(`${report.id} is no id of a document`);
  return key;
}

/** Returns the name under which the PDF is saved. */
export const declarationFileName = (year: number, reportNumber: string): FileName =>
  fileNameOf(`CBAM declaration ${year} ${reportNumber}`, "pdf");

/**
 * Returns what the document says to whoever holds it.
 * @param downloadUrl relative, signed
 */
export const verifiedDeclaration = (report: StoredReport, downloadUrl: string): VerifiedDeclaration => {
  const { declarant, declaration } = declarationContentOf(report);
  const { totals } = declaration;
  return {
    report_number: report.reportNumber,
    issued_at: report.issuedOn,
    declarant_name: declarant.name,
    declarant_eori: declarant.eori,
    cbam_account: declarant.cbam_account,
    year: declaration.year,
    as_of: declaration.as_of,
    basis: declaration.basis ?? "determined",
    lines: declaration.lines.length,
    embedded_t: totals.embedded_t,
    net_t: totals.net_t,
    certificates_rounded_once: totals.certificates_rounded_once,
    content_hash: report.contentHash,
    download_url: downloadUrl,
  };
};
