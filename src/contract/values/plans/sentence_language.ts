/** Languages of sentences that a call asks for. */
import type * as Schema from "effect/Schema";
import { choice } from "../choice.ts";

const sentenceLanguages = ["en", "de", "fr"] as const;

/**
 * Language of sentences.
 * @param identifier its name in the document
 * @param of whatever is written in it
 */
export const sentenceLanguage = (
  identifier: string,
  of: string,
): Schema.Schema<typeof sentenceLanguages[number], string> =>
  choice({
    identifier,
    values: sentenceLanguages,
    example: "de",
    description: `Language of ${of}; English when it is left out.`,
  });
