/**
 * Values out of a closed list. What people write for one of them (another case, a neighbour's word) is refused with the
 * right one as a suggestion.
 */
import type * as Schema from "effect/Schema";
import { readWordAsWritten, type Words } from "../../kernel/lenient/code.ts";
import { type Fault, scalar } from "./scalar.ts";

/** A closed list, and how it is asked for. */
export interface Choice<Value extends string> {
  /** The schema's name in the OpenAPI document. */
  readonly identifier: string;
  /** Completes "must be ..."; without it: one of the values, all named. */
  readonly expected?: string;
  /** Every value that may be sent. */
  readonly values: ReadonlyArray<Value>;
  /** Other words for the values, in upper case without white space at their ends. */
  readonly aliases?: Readonly<Record<string, Value>>;
  /** Words of people's tables for the values, folded; left out: tables must have the values themselves. */
  readonly words?: Words<Value>;
  /** True if people write more behind a value, such as a place behind a term of delivery. */
  readonly isOftenContinued?: boolean;
  /** One of the values, for the document's example. */
  readonly example: Value;
  /** Meaning of the value, in a sentence. */
  readonly description: string;
}

/** Returns the value that the caller most likely meant; undefined where it isn't certain. */
const meant = <Value extends string>(list: Choice<Value>, sent: unknown): Value | undefined => {
  if (typeof sent !== "string") return undefined;
  const text = sent.trim().toUpperCase();
  const word = list.isOftenContinued === true ? text.split(/[\s,(]/)[0] ?? "" : text;
  const { values, aliases } = list;
  const hyphened = word.replace(/[\s_]+/g, "-");
  const same = values.find((value) => value.toUpperCase() === hyphened);
  return same ?? (aliases !== undefined && Object.hasOwn(aliases, word) ? aliases[word] : undefined);
};

/** Returns the schema of a value out of the list. */
export const choice = <Value extends string>(list: Choice<Value>): Schema.Schema<Value, string> =>
  scalar<string, Value>({
    identifier: list.identifier,
    ...(list.expected === undefined
      ? { expected: `one of ${list.values.join(", ")}`, form: { is: "choice", values: list.values } }
      : { expected: list.expected }),
    read: (sent) => list.values.find((value) => value === sent),
    explain: (sent): Fault => {
      const suggestion = meant(list, sent);
      return suggestion === undefined ? { code: "choice" } : { code: "choice", suggestion };
    },
    ...(list.words === undefined ? undefined : { asWritten: readWordAsWritten(list.values, list.words) }),
    example: list.example,
    jsonSchema: { type: "string", enum: list.values },
    description: list.description,
  });
