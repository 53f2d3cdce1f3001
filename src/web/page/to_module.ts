/**
 * Answers to a page's module: what fails is told in the visitor's language.
 */
import type * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import type { ApiFailure } from "../../contract/problems.ts";
import { Exchange } from "../../http/exchange/exchange.ts";
import { refusingSender } from "../../http/exchange/refusing_sender.ts";
import { failureSentence, waitSentence } from "./failure_sentences.ts";
import type { Language } from "../words/language.ts";
import { Site } from "../visit/site.ts";
import { problemResponse } from "../../http/wire/answer.ts";

/** @returns the work, whose failures are problems in JSON */
export const toModule = <R>(
  work: Effect.Effect<HttpServerResponse.HttpServerResponse, ApiFailure, R>,
  language: Language,
): Effect.Effect<HttpServerResponse.HttpServerResponse, never, R | Exchange | Site> =>
  Effect.catchAll(
    refusingSender(work),
    (failure) =>
      Effect.gen(function* () {
        const { requestId } = yield* Exchange;
        const { fieldNames } = yield* Site;
        const said = [failureSentence(failure, fieldNames(language)), waitSentence(failure, language)];
        const told = said.filter((each) => each !== undefined).join(" ");
        return problemResponse(failure, { requestId, accept: undefined, told });
      }),
  );
