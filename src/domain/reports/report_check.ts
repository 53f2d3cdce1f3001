/**
 * Is the PDF of a report genuine? Checked from the file and the published keys alone, part by part, so that a reader
 * learns which part was changed.
 * @source RFC 8785 (canonical JSON); RFC 8032 (Ed25519)
 */
import { createPublicKey, verify } from "node:crypto";
import { canonicalText, hashOfContent } from "./report.ts";
import type { PublishedKey } from "../../contract/answers/reports.ts";
import { isRecord } from "../../kernel/json.ts";

/** What a report's file holds. */
export interface ReportFile {
  /** The attachment `report.json`; undefined when there is none. */
  readonly attached: string | undefined;
  /** The text of its pages. */
  readonly pageText: string;
}

/** A part of the file, and whether it is as it was issued. */
export interface Finding {
  readonly part: "attachment" | "content" | "state" | "key" | "signature" | "pages";
  readonly isGenuine: boolean;
  readonly message: string;
}

/** The public halves of keys, as they are published. */
export type CheckingKey = Pick<PublishedKey, "kid" | "x">;

interface Attached {
  readonly content: Readonly<Record<string, unknown>>;
  readonly contentHash: string;
  readonly keyId: string;
  readonly signature: string;
}

const attachedOf = (text: string): Attached | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return undefined;
    const { content, content_hash: contentHash, key_id: keyId, signature } = value;
    const isWhole = isRecord(content) && typeof contentHash === "string" && typeof keyId === "string" &&
      typeof signature === "string";
    return isWhole ? { content, contentHash, keyId, signature } : undefined;
  } catch {
    return undefined;
  }
};

const finding = (
  part: Finding["part"],
  isGenuine: boolean,
  [right, wrong]: readonly [string, string],
): Finding => ({
  part,
  isGenuine,
  message: isGenuine ? right : wrong,
});

const isSigned = ({ contentHash, signature }: Attached, { x }: CheckingKey): boolean => {
  try {
    const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
    return verify(null, new TextEncoder().encode(contentHash), key, Buffer.from(signature, "base64url"));
  } catch {
    return false;
  }
};

/** The figures that the pages print in full, each as a reader finds it. */
const printedFacts = ({ content, contentHash }: Attached): ReadonlyArray<string> => {
  const calculation = isRecord(content["calculation"]) ? content["calculation"] : {};
  const cost = calculation["net_cost_eur"];
  const money = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return [
    String(content["report_number"]),
    contentHash,
    String(content["issued_at"]),
    String(calculation["cn_code"]),
    ...(typeof cost === "number" ? [`${cost.toLocaleString("en", money)} EUR`] : []),
  ];
};

const checkPages = (attached: Attached, pageText: string): Finding => {
  const text = pageText.replace(/\s/g, "");
  const missing = printedFacts(attached).filter((fact) => !text.includes(fact.replace(/\s/g, "")));
  return finding("pages", missing.length === 0, [
    "The pages print the number, hash, date, CN code and net cost of the content.",
    `The pages do not print ${
      missing.join(", ")
    }, which the content has: they are another report's, or were changed.`,
  ]);
};

/** @returns every part in order; the report is genuine when all are */
export const checkReport = (
  { attached: text, pageText }: ReportFile,
  keys: ReadonlyArray<CheckingKey>,
): ReadonlyArray<Finding> => {
  const attached = text === undefined ? undefined : attachedOf(text);
  if (attached === undefined) {
    const message = text === undefined
      ? "The file has no attachment report.json: it is no report of this service, or the attachment was removed."
      : "The attachment report.json is not what the service attaches: it was changed.";
    return [{ part: "attachment", isGenuine: false, message }];
  }
  const hash = hashOfContent(canonicalText(attached.content));
  const key = keys.find(({ kid }) => kid === attached.keyId);
  return [
    finding("attachment", true, ["The attachment report.json is there.", ""]),
    finding("content", hash === attached.contentHash, [
      `The content has the hash ${hash}.`,
      `The content was changed: its hash is ${hash}, where ${attached.contentHash} was signed.`,
    ]),
    finding("state", attached.content["is_draft"] !== true, [
      attached.content["report_id"] === "sample"
        ? "The content is that of the published sample."
        : "The content is that of an issued report; only the service knows whether it was withdrawn since.",
      "The content is that of a draft: it was not issued.",
    ]),
    finding("key", key !== undefined, [
      `The key ${attached.keyId} is published.`,
      `The key ${attached.keyId} is none of the ${keys.length} published ones.`,
    ]),
    finding("signature", key !== undefined && isSigned(attached, key), [
      "The signature of the hash is right.",
      "The signature does not belong to the hash: hash or signature were changed, or the key is another.",
    ]),
    checkPages(attached, pageText),
  ];
};
