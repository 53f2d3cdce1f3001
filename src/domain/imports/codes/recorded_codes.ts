/** Codes that an entry says its declaration had, beside those that its line needs. Regulation (EU) 2023/956, Articles 2a, 4 and 17(7a). */
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { referenceKey } from "../../../kernel/identifiers.ts";
import type { DocumentCode } from "../law.ts";
import type { DeclaredCode } from "../ledger/entry.ts";
import { type CodeAnswer, type CodeQuestion, documentCodeOf } from "./document_codes.ts";

const written = ({ code, reference }: DeclaredCode): string =>
  reference === null ? code : `${code} (${reference})`;

/**
 * Returns a finding where the recorded codes are others than the needed ones, or have another reference; none where none of the table is
 * recorded, and none for a reference that only one of the two knows, or that differs in capitals and blanks alone.
 * @param needed codes by what the ledger had on the line's day: one that was right then is not questioned for imports of later days
 * @param table codes that there are; others that a declaration has say nothing of this Regulation
 */
export const recordedCodeFindings = (
  recorded: ReadonlyArray<DeclaredCode>,
  { answer, codes }: Pick<CodeAnswer, "answer" | "codes">,
  table: ReadonlyArray<DocumentCode>,
): ReadonlyArray<ImportFinding> => {
  const ofTable = recorded.filter(({ code }) => table.some((each) => each.code === code));
  if (ofTable.length === 0) return [];
  const needed = codes.map(({ code: { code }, reference }): DeclaredCode => ({ code, reference }));
  const isReferenceMet = (one: string | null, other: string | null): boolean =>
    one === null || other === null || referenceKey(one) === referenceKey(other);
  const isMet = (one: DeclaredCode, others: ReadonlyArray<DeclaredCode>): boolean =>
    others.some(({ code, reference }) => code === one.code && isReferenceMet(reference, one.reference));
  const isSame = ofTable.every((one) => isMet(one, needed)) && needed.every((one) => isMet(one, ofTable));
  return isSame ? [] : [{
    kind: "recordedCodesDiffer",
    recorded: ofTable.map(written).join(", "),
    needed: needed.map(written).join(", "),
    mayUseNone: answer === "must_not_be_released",
  }];
};

/**
 * Returns the finding of a line in the ledger. An entry without a declarant has no code of a status, but its declaration was right by
 * that of who owes for it: either is met. Decision 0261.
 * @param question the line with what the ledger had before it was released
 */
export const recordedFindingsOf = (
  recorded: ReadonlyArray<DeclaredCode>,
  question: CodeQuestion,
): ReadonlyArray<ImportFinding> => {
  const { holder, imports } = question;
  const byLine = recordedCodeFindings(recorded, documentCodeOf(question), imports.codes);
  if (byLine.length === 0 || holder.isDeclarantNamed) return byLine;
  const byStatus = documentCodeOf({ ...question, holder: { ...holder, isDeclarantNamed: true } });
  return recordedCodeFindings(recorded, byStatus, imports.codes);
};
