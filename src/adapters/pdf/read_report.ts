/**
 * Reads a report's PDF back: its attachment and the text of its pages.
 */
import * as Effect from "effect/Effect";
import { extractText, getDocumentProxy } from "unpdf";
import type { ReportFile } from "../../domain/reports/report_check.ts";
import { OperatorRefused } from "../../domain/accounts/operator_refused.ts";

const attachmentName = "report.json";

const read = async (bytes: Uint8Array): Promise<ReportFile> => {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 });
  const names = [...(await pdf.getAttachments() ?? new Map()).keys()];
  const content = names.includes(attachmentName) ? await pdf.getAttachmentContent(attachmentName) : undefined;
  const { text } = await extractText(pdf, { mergePages: true });
  return {
    attached: content instanceof Uint8Array ? new TextDecoder().decode(content) : undefined,
    pageText: text,
  };
};

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.+$/, "");

/** @fails OperatorRefused when the file can't be read or is no PDF */
export const readReport = (path: string): Effect.Effect<ReportFile, OperatorRefused> =>
  Effect.tryPromise({
    try: async () => read(await Deno.readFile(path)),
    catch: (error) => new OperatorRefused({ message: `${path} can't be read as a PDF: ${reasonOf(error)}.` }),
  });
