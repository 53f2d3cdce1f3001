/**
 * Sentences of the API about calculated rows, in the page's language. Rows are stored and answered with the API's
 * English; each sentence is read back to the finding that it was made of.
 */
import type * as Either from "effect/Either";
import * as Schema from "effect/Schema";
import { translatedLaw } from "../../../../web/law/law_sentence.ts";
import type { Language } from "../../../../web/words/language.ts";

const SentencesRequest = Schema.Struct({ sentences: Schema.Array(Schema.String) });

/** Decodes a request that holds sentences, as the page's module sends it. */
export const decodeSentences: (value: unknown) => Either.Either<typeof SentencesRequest.Type, unknown> =
  Schema.decodeUnknownEither(SentencesRequest);

/** @returns each sentence in the language; a publisher's own words stay as they are */
export const pageSentences = (
  sentences: ReadonlyArray<string>,
  language: Language,
): ReadonlyArray<string> => sentences.map((sentence) => translatedLaw(sentence, language) ?? sentence);
