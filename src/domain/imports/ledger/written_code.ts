/**
 * TARIC codes within codes of goods as they are written: customs and programs have ten or eleven digits in one place, and of a few goods
 * the eight of the CN code don't say which they are. Decision 0228.
 */
import { type Issue, issueOf } from "../../../kernel/issue.ts";
import { codeDigitsAsWritten } from "../../../kernel/lenient/cn_code.ts";
import { codesOfVariants } from "./alike.ts";

/** CN codes whose TARIC codes decide: those with default values of their own, and clay, of which Annex I to Regulation (EU) 2023/956 lists the calcined alone. */
export const codesInParts: ReadonlySet<string> = new Set([...codesOfVariants, "25070080"]);

const cnDigits = 8;
const taricDigits = 10;
/** Digits behind the CN code of goods that TARIC doesn't divide: they say no more than it does. */
const undivided = "00";

/** Returns the TARIC code within a code of goods as it is written; undefined where the CN code says as much. */
export const taricCodeWritten = (written: unknown): string | undefined => {
  const code = codeDigitsAsWritten(written)?.slice(0, taricDigits) ?? "";
  return code.length === taricDigits && !code.endsWith(undivided) && codesInParts.has(code.slice(0, cnDigits))
    ? code
    : undefined;
};

/** Members of a row, and what is wrong with its codes of goods. */
export interface CodedMembers {
  /** Members by the names that requests have for them. */
  readonly members: Readonly<Record<string, unknown>>;
  /** Issue of a TARIC code that isn't the one within the code of goods. */
  readonly issues: ReadonlyArray<Issue>;
}

/**
 * Returns the members of a row with the TARIC code within its code of goods; one that the row states beside it has to be the same.
 * @param written the code of goods as it was sent
 * @param name name of the TARIC code among the members
 */
export const withTaricCode = (
  members: CodedMembers["members"],
  written: unknown,
  name = "taric_code",
): CodedMembers => {
  const code = taricCodeWritten(written);
  const stated = members[name];
  if (code === undefined || stated === code) return { members, issues: [] };
  if (stated === undefined) return { members: { ...members, [name]: code }, issues: [] };
  const isOfSameGoods = String(stated).startsWith(code.slice(0, cnDigits));
  return {
    members,
    issues: isOfSameGoods
      ? [issueOf({ path: name, label: name, code: "conflict" }, {
        kind: "taricBesideCode",
        found: String(stated),
        code,
      })]
      : [],
  };
};
