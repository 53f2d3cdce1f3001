/**
 * Is a report genuine? Checked here, with the service's published keys alone: the attachment of its PDF is the one that
 * was signed. The very rules of the service's own check.
 */
import { type AttachedReport, attachedReportOf } from "./report/attached_report.ts";
import { attachmentOf } from "./report/pdf_attachment.ts";
import { attachmentName, checkAttachment, type Finding } from "./report/report_check.ts";

/** The public half of a key, as `/.well-known/cbam-report-keys.json` lists it. */
export interface ReportKey {
  readonly kid: string;
  readonly x: string;
}

/** What was found. */
export interface OfflineVerdict {
  /** Whether content, state, key and signature are genuine. Pages are not compared: read figures from `content`. */
  readonly isGenuine: boolean;
  readonly findings: ReadonlyArray<Finding>;
  /** What was signed; undefined unless it is genuine. */
  readonly content: AttachedReport["content"] | undefined;
}

/**
 * Only the service knows whether a genuine report was withdrawn since: ask `verify` for that.
 * @param file a report's PDF, or the text of its attachment `report.json`
 * @param keys every published key
 */
export const verifyOffline = async (
  file: Uint8Array<ArrayBuffer> | string,
  keys: ReadonlyArray<ReportKey>,
): Promise<OfflineVerdict> => {
  const attachment = typeof file === "string"
    ? attachedReportOf(file) === undefined
      ? {
        problem: `The text is no ${attachmentName} as the service writes it.`,
      }
      : { text: file }
    : await attachmentOf(file, attachmentName);
  const { findings, report } = await checkAttachment(attachment, keys);
  return {
    isGenuine: report !== undefined,
    findings,
    content: report?.content,
  };
};
