/**
 * Parameters that are one of a few words.
 */
import type * as Schema from "effect/Schema";
import { scalar } from "./scalar.ts";

/** Words that a parameter may have. */
interface WordChoice<Word extends string> {
  readonly identifier: string;
  readonly words: readonly [Word, ...ReadonlyArray<Word>];
  readonly description: string;
}

/** @returns the schema of one of the words, as they are written */
export const wordChoice = <const Word extends string>(
  { identifier, words, description }: WordChoice<Word>,
): Schema.Schema<Word, string> =>
  scalar<string, Word>({
    identifier,
    expected: words.join(" or "),
    read: (sent) => words.find((word) => word === sent),
    explain: () => ({ code: "choice" }),
    example: words[0],
    jsonSchema: { type: "string", enum: [...words] },
    description,
  });
