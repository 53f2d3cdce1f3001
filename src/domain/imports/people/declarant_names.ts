/** Names of declarants in a call or an answer, by which no others than those are read. */

/** Names by which some declarants of an account are meant. */
export interface DeclarantNames {
  /** UUIDs; other texts name nobody. */
  readonly ids?: Iterable<string>;
  /** EORI numbers, however those of Finland are written. */
  readonly eoris?: Iterable<string>;
}
