/** The document code of a line as answers have it, with its notes in sentences of the API. */
import type { CodesAnswer } from "../../../contract/answers/import_duties.ts";
import { apiSentence } from "../../../kernel/findings/finding.ts";
import { lawText } from "../../../kernel/findings/law/law_text.ts";
import type { CodeAnswer } from "./document_codes.ts";

/** A line's code as it leaves. */
export type CodeRecord = typeof CodesAnswer.Type;

/** Returns the record of an answer. */
export const codeRecord = ({ answer, standing, codes, findings, problem }: CodeAnswer): CodeRecord => ({
  answer,
  standing,
  codes: codes.map(({ code, reference }) => ({
    code: code.code,
    basis: code.basis,
    reference,
    reference_kind: code.reference,
    valid_from: code.validFrom,
    valid_to: code.validTo,
    source: code.source,
  })),
  notes: [
    ...(problem === undefined ? [] : [lawText(problem)]),
    ...findings.map((finding) => apiSentence(finding, "")),
  ],
});
