// Made from src/domain/reports/report_check.ts by `deno task client:types`: don't edit it.
/**
 * Is the PDF of a report genuine? What can be proven of it is its attachment, from the published keys alone; then its
 * pages are those that the service makes of that attachment, byte for byte, or they prove nothing. Runs in browsers too
 * (the verify page): see `attached_report.ts`.
 */
import { type AttachedReport, attachedReportOf, hashOfAttached, isSignedBy } from "./attached_report.ts";
import type { Attachment } from "./pdf_attachment.ts";

/** Name of a report's attachment. */
export const attachmentName = "report.json";

/** A part of the file, and what was found. */
export interface Finding {
  /** Part that was looked at. */
  readonly part: "attachment" | "content" | "state" | "key" | "signature" | "pages";
  /** Result for the part; `not compared` where there is nothing to hold it against. */
  readonly result: "genuine" | "differs" | "not compared";
  /** The finding in a sentence. */
  readonly message: string;
}

/** The public half of a key, as it is published. */
export interface CheckingKey {
  /** Thumbprint of the key. */
  readonly kid: string;
  /** The public key, base64url. */
  readonly x: string;
}

/** Facts that the attachment proves. */
export interface ReportCheck {
  /** In order, up to the pages. */
  readonly findings: ReadonlyArray<Finding>;
  /** Attached report, if all of it is genuine: nothing else of it may be shown. */
  readonly report: AttachedReport | undefined;
}

const finding = (
  part: Finding["part"],
  isGenuine: boolean,
  [right, wrong]: readonly [string, string],
): Finding => ({ part, result: isGenuine ? "genuine" : "differs", message: isGenuine ? right : wrong });

const stateOf = ({ content }: AttachedReport): Finding =>
  finding("state", content["is_draft"] === false, [
    content["report_id"] === "sample"
      ? "The content is that of the published sample."
      : "The content is that of an issued report; only the service knows whether it was withdrawn since.",
    content["is_specimen"] === true
      ? "The content is that of a specimen: it was made with a test key."
      : "The content is that of a draft: it was not issued.",
  ]);

const partsOf = async (
  report: AttachedReport,
  keys: ReadonlyArray<CheckingKey>,
): Promise<ReadonlyArray<Finding>> => {
  const hash = await hashOfAttached(report.content);
  const key = keys.find(({ kid }) => kid === report.keyId);
  return [
    finding("content", hash === report.contentHash, [
      `The content has the hash ${hash}.`,
      `The content was changed: its hash is ${hash}, where ${report.contentHash} was signed.`,
    ]),
    stateOf(report),
    finding("key", key !== undefined, [
      `The key ${report.keyId} is published.`,
      `The key ${report.keyId} is none of the ${keys.length} published ones.`,
    ]),
    finding("signature", key !== undefined && await isSignedBy(report, key.x), [
      "The signature of the hash is right.",
      "The signature does not belong to the hash: hash or signature were changed, or the key is another.",
    ]),
  ];
};

/**
 * Holds an attached file against its own hash and the published keys, and says what each comparison found.
 * @param attachment the file's only one, strictly read
 */
export const checkAttachment = async (
  attachment: Attachment,
  keys: ReadonlyArray<CheckingKey>,
): Promise<ReportCheck> => {
  const report = "text" in attachment ? attachedReportOf(attachment.text) : undefined;
  const problem = "problem" in attachment
    ? attachment.problem
    : `The attachment ${attachmentName} is not as the service writes it: it was changed.`;
  const findings = [
    finding("attachment", report !== undefined, [
      `The only attachment is ${attachmentName}, in its one form.`,
      problem,
    ]),
    ...(report === undefined ? [] : await partsOf(report, keys)),
  ];
  return { findings, report: findings.every(({ result }) => result === "genuine") ? report : undefined };
};

/** Result of a comparison of the pages. */
export interface Comparison {
  /** True if the file is, byte for byte, what is made of its attachment now. */
  readonly isSame: boolean;
  /** The release that says of itself that it made the file, if one does. */
  readonly madeBy: string | undefined;
  /** The release that compared. */
  readonly comparedBy: string;
}

/**
 * A file of another release may look otherwise. Which release made it is not signed: whoever changed the pages may
 * have written another one, so such a file is never called genuine.
 */
export const pagesFinding = ({ isSame, madeBy, comparedBy }: Comparison): Finding => {
  if (isSame) {
    return {
      part: "pages",
      result: "genuine",
      message: "The pages are those that the service makes of the content.",
    };
  }
  return madeBy === comparedBy
    ? {
      part: "pages",
      result: "differs",
      message: "The page is not the one that the service made: it was changed, or made by someone else.",
    }
    : {
      part: "pages",
      result: "not compared",
      message: madeBy === undefined
        ? `The file names no release that made it, as files of 0.1 don't; this is ${comparedBy}: its page was not compared.`
        : `The file says that release ${madeBy} made it, this is ${comparedBy}: its page was not compared.`,
    };
};
