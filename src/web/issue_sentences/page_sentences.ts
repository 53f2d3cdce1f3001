/**
 * Words that a page's sentences about findings are made with: they speak of the fields that somebody sees, by their
 * labels.
 */

/** Names the fields of one page. */
export interface FieldNames {
  /** The label of a member, by its name in the API. */
  readonly nameOf: (member: string) => string;
}

/**
 * One language's sentence of a page for each kind of finding; it does not compile while a kind lacks one.
 * @param label of the field that it is about; empty where it is about the whole
 */
export type PageSentences<Findings> = {
  readonly [Kind in keyof Findings]: (
    finding: Findings[Kind],
    label: string,
    names: FieldNames,
  ) => string;
};

const threeDigits = 3;

/** Returns digits in groups of thousands, behind their sign where they have one; another text as it is. */
export const grouped = (digits: string, mark: string): string => {
  const [, sign = "", plain = ""] = /^(-?)(\d+)$/.exec(digits) ?? [];
  if (plain === "") return digits;
  const groups: Array<string> = [];
  for (let end = plain.length; end > 0; end -= threeDigits) {
    groups.push(plain.slice(Math.max(0, end - threeDigits), end));
  }
  return sign + groups.reverse().join(mark);
};
