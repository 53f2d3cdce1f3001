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
