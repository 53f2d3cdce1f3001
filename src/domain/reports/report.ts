/**
 * A report: a calculation with its number and date, as the canonical text that is hashed and signed. Contract
 * sections 2.7 and 4.6; decisions, "Documents".
 * @source RFC 8785 (JSON Canonicalization Scheme); RFC 8032 (Ed25519); FIPS 180-4 (SHA-256)
 */
import canonicalize from "canonicalize";
import { sha256Hex } from "../../kernel/sha256.ts";
import { isRecord } from "../../kernel/text/json.ts";
import { hasTexts, isKeptCalculation, keptValue } from "./kept_record.ts";
import type { CalculationRecord } from "../../contract/answers/calculation.ts";
import type { ReportStatus, VerifiedReport } from "../../contract/answers/reports.ts";

/** Content of a report; everything in it is under its hash. */
export interface ReportContent {
  /** UUID of the report. */
  readonly report_id: string;
  /** Number as it is printed. */
  readonly report_number: string;
  /** YYYY-MM-DD; of a draft, the day that it was made. */
  readonly issued_at: string;
  /** True if it proves nothing: a draft, or a specimen. */
  readonly is_draft: boolean;
  /** Only on what was made with a test key. */
  readonly is_specimen?: true;
  /** The caller's own reference; null without one. */
  readonly client_ref: string | null;
  /** Of the CN code. */
  readonly goods_description: string | null;
  /** Address at which anyone can have the report verified. */
  readonly verify_url: string;
  /** The whole calculation, with its trace. */
  readonly calculation: CalculationRecord;
}

/** Signature of a content's hash, with its key. */
export interface Signature {
  /** Thumbprint of the public key (RFC 7638). */
  readonly keyId: string;
  /** Ed25519 over the UTF-8 bytes of the hash's hex digits; base64url. */
  readonly signature: string;
}

/** A report as it is kept. */
export interface StoredReport extends Signature {
  /** UUID of the report. */
  readonly id: string;
  /** UUID of the account that it belongs to. */
  readonly accountId: string;
  /** Number as it is printed. */
  readonly reportNumber: string;
  /** State; only an issued one verifies. */
  readonly status: ReportStatus;
  /** YYYY-MM-DD. */
  readonly issuedOn: string;
  /** Canonical JSON of the content. */
  readonly content: string;
  /** SHA-256 of `content`, lower-case hex. */
  readonly contentHash: string;
}

/** A content with its proof. */
export interface SignedContent<Content = ReportContent> {
  /** Content under the hash. */
  readonly content: Content;
  /** SHA-256 of the canonical content, lower-case hex. */
  readonly content_hash: string;
  /** The algorithm of the signature. */
  readonly algorithm: "Ed25519";
  /** Thumbprint of the public key. */
  readonly key_id: string;
  /** Signature over the hash's hex digits, base64url. */
  readonly signature: string;
}

/** Returns the number of a report of its own: contract section 2.7. */
export const reportNumberOf = (id: string): string => `CBAM-${id}`;

/** Returns the value as RFC 8785 has it: members in order, numbers as ECMAScript writes them, no white space. */
export const canonicalText = (value: unknown): string => {
  const text = canonicalize(value);
  if (text === undefined) throw new Error("A value without JSON was to be made canonical.");
  return text;
};

/** Returns SHA-256 of the canonical text, lower-case hex. */
export const hashOfContent = (canonical: string): string => sha256Hex(canonical);

const isKeptReport = (value: unknown): value is ReportContent =>
  isRecord(value) && hasTexts(value, "report_id", "report_number", "issued_at", "verify_url") &&
  isKeptCalculation(value["calculation"]);

/** Returns the content that was kept as canonical text. */
export const contentOf = ({ content }: Pick<StoredReport, "content">): ReportContent =>
  keptValue(content, isKeptReport);

/**
 * Returns what `POST verify` says of the report; contract section 2.7.
 * @param downloadUrl relative, signed
 */
export const verifiedReport = (report: StoredReport, downloadUrl: string): VerifiedReport => {
  const { calculation } = contentOf(report);
  return {
    report_number: report.reportNumber,
    issued_at: report.issuedOn,
    cn_code: calculation.cn_code,
    origin_country_iso3: calculation.origin_country_iso3,
    tonnage: calculation.tonnage,
    sector: calculation.sector,
    net_cost_eur: calculation.net_cost_eur,
    content_hash: report.contentHash,
    download_url: downloadUrl,
  };
};

/** State of a report, as its content names it. */
export interface ContentState extends Pick<ReportContent, "is_draft" | "is_specimen"> {
  /** As the report's answer has it. */
  readonly status: ReportStatus;
}

/** Returns the state of a report that is drafted or issued by the holder of a key, test key or not */
export const contentState = (isDraft: boolean, isTest: boolean): ContentState => ({
  is_draft: isDraft || isTest,
  ...(isTest ? { is_specimen: true } : undefined),
  status: isDraft ? "draft" : isTest ? "specimen" : "issued",
});

/** Returns the proof of a content that was kept. */
export const withProof = <Content>(
  { contentHash, keyId, signature }: Pick<StoredReport, "contentHash" | "keyId" | "signature">,
  content: Content,
): SignedContent<Content> => ({
  content,
  content_hash: contentHash,
  algorithm: "Ed25519",
  key_id: keyId,
  signature,
});

/** Returns what a reader needs to check the report without the service. */
export const signedContent = (report: StoredReport): SignedContent => withProof(report, contentOf(report));

/**
 * Returns what is attached to a PDF as `report.json`.
 * @param madeBy the release that prints: it tells a reader whose pages look otherwise that they may, and isn't signed
 */
export const attachedProof = (signed: SignedContent<unknown>, madeBy: string): string =>
  canonicalText({ ...signed, made_by: madeBy });

/** Returns what is attached to the PDF of a report. */
export const attachedText = (report: StoredReport, madeBy: string): string =>
  attachedProof(signedContent(report), madeBy);
