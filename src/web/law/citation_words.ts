/**
 * What a language cites acts with.
 */

/** How a language cites. */
export interface CitationWords {
  /** Explanations in brackets, by their English words. */
  readonly explanations: Readonly<Record<string, string>>;
  /** Citations without parts, by their English words. */
  readonly wholes: Readonly<Record<string, string>>;
  /** Parts of citations in the order in which they are put into the language. */
  readonly parts: ReadonlyArray<readonly [RegExp, string]>;
}
