/** Parts that sentences about findings are made from. */
import { counted } from "../text/shown.ts";

/** Parts of a finding that says all by its kind. */
export type NoParts = Readonly<Record<never, never>>;

/** Words for the values that are expected. */
export interface ExpectedWords {
  /** Name of the rule that the value broke: other languages have their own words for it. */
  readonly rule: string;
  /** Completes "must be ...", as the API says it. */
  readonly words: string;
  /** Form that the words are made of, where many rules have the same ones. */
  readonly form?: ExpectedForm;
}

/** The forms that many rules share. */
export type ExpectedForm =
  /** Text that a document prints. */
  | {
    readonly is: "printed text";
    readonly characters: number;
    readonly lines: number;
    /** True if it may be empty, because not every country has one. */
    readonly mayBeEmpty: boolean;
  }
  /** Text that is kept and not read. */
  | { readonly is: "text"; readonly characters: number }
  /** One of a closed list. */
  | { readonly is: "choice"; readonly values: ReadonlyArray<string> };

/**
 * One language's sentence for each kind of finding; it does not compile while a kind lacks one.
 * @param label what the input is called
 */
export type Sentences<Findings> = {
  readonly [Kind in keyof Findings]: (finding: Findings[Kind], label: string) => string;
};

/** A finding of one of the kinds, with what its sentences are made of. */
export type OneOf<Findings> = {
  readonly [Kind in keyof Findings]: { readonly kind: Kind } & Findings[Kind];
}[keyof Findings];

/** A code point as standards write it, such as `U+00E4`. */
export const codePointText = (codePoint: number): string =>
  `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;

/** A number of certificates with its noun, as the API says it. */
export const certificateCount = (number: number): string => counted(number, "certificate", "certificates");
