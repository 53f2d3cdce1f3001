/**
 * The sentence of a refused call.
 */
import { counted } from "../../kernel/text/shown.ts";
import { RateLimited } from "../../contract/failures.ts";
import type { Quota } from "../../domain/accounts/quota.ts";

const span = (seconds: number): string => seconds === 3_600 ? "hour" : `${seconds} seconds`;

/** @returns the failure that says the limit and the wait. */
export const rateLimited = (quota: Quota, retryAfterSeconds: number): RateLimited =>
  new RateLimited({
    ...quota,
    retryAfterSeconds,
    message:
      `The limit of ${counted(quota.limit, "call", "calls")} per ${
        span(quota.windowSeconds)
      } (${quota.policy}) is reached: ` +
      `the next call is let through in ${counted(retryAfterSeconds, "second", "seconds")}.`,
  });
