/** Words in which a language cites acts. */

/** Words of a citation in one language. */
export interface CitationWords {
  /** Explanations in brackets, by their English words. */
  readonly explanations: Readonly<Record<string, string>>;
  /** Citations without parts, by their English words. */
  readonly wholes: Readonly<Record<string, string>>;
  /** Parts of citations in the order in which they are put into the language. */
  readonly parts: ReadonlyArray<readonly [RegExp, string]>;
}
