/**
 * Reasons for which a database or a store did not answer a command. A service writes them to its log and tells its callers
 * none; who types a command has no log to look at, and may have named the wrong password or server.
 */
import * as Logger from "effect/Logger";
import { reasonOf } from "../../adapters/postgres/engine/statements/statement_errors.ts";
import { ServiceUnavailable } from "../../contract/failures.ts";

/** Lines of the log of one command. */
export interface Reasons {
  readonly logger: Logger.Logger<unknown, void>;
  /** @returns the failure's own sentence, and the newest reason where it has none of its own */
  readonly told: (failure: { readonly message: string }) => string;
}

/** Takes the place of a log. */
export const listenForReasons = (): Reasons => {
  let newest = "";
  return {
    logger: Logger.make(({ message }) => {
      newest = (Array.isArray(message) ? message : [message]).map(reasonOf).join(" ");
    }),
    told: (failure) =>
      failure instanceof ServiceUnavailable && newest !== ""
        ? `${failure.message} The reason: ${newest.replace(/\.?$/, ".")}`
        : failure.message,
  };
};
