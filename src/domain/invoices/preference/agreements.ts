/**
 * Agreements of the European Union under which an exporter states preferential origin on an invoice: who may, in which
 * words, with which number, up to which value without one, and how long it holds. What isn't in the table is unchecked.
 */
import type { Decimal } from "../../../kernel/decimal.ts";
import type { AgreementParts, NumberKind, WordsKind } from "../../../kernel/findings/preference.ts";
import { memberStates } from "../../../kernel/member_states.ts";

/** Rules of one agreement for the exporters of some countries: a row of the table. */
export interface Agreement extends AgreementParts {
  /** Key that the directions of an agreement share. */
  readonly id: string;
  /** Countries whose exporters state origin, ISO 3166-1 alpha-2. */
  readonly from: ReadonlySet<string>;
  /** Countries in which that is taken. */
  readonly to: ReadonlySet<string>;
  /** Form of the words. */
  readonly words: WordsKind;
  /** Number that the statement names. */
  readonly number: NumberKind;
  /** Value of originating products in one consignment up to which it needs none, EUR; null: needed at any value. */
  readonly limitEur: Decimal | null;
  /** Wordings that say whether cumulation was applied; none where the agreement prescribes none. */
  readonly cumulation: ReadonlyArray<string>;
}

/** The table, in its order. */
export type Agreements = ReadonlyArray<Agreement>;

const statesOfTheUnion: ReadonlySet<string> = new Set(memberStates);

/** Returns the row for goods that go from one country to the other; undefined where the table has none. */
export const agreementFor = (agreements: Agreements, from: string, to: string): Agreement | undefined =>
  statesOfTheUnion.has(from) === statesOfTheUnion.has(to)
    ? undefined
    : agreements.find((row) => row.from.has(from) && row.to.has(to));

/** Returns the countries whose origin a statement under the agreement may speak of. */
export const originsUnder = (agreements: Agreements, { id }: Agreement): ReadonlySet<string> =>
  new Set(agreements.filter((row) => row.id === id).flatMap(({ from, to }) => [...from, ...to]));
