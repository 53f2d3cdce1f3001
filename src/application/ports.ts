/**
 * Every capability that the use cases need, on one page. Adapters implement them; tests may stand in. Methods
 * need no environment of their own: a service closes over what it depends on.
 */
import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type * as Option from "effect/Option";
import type { Caller, Tier, TierName } from "../domain/access.ts";
import type { RateLimited, ServiceUnavailable } from "../domain/errors.ts";
import type { MissingCharacters, PrintableDocument } from "../domain/printable.ts";
import type { Quota, Standing } from "../domain/quota.ts";

/** Keys, accounts and tiers, as admission reads them: answers are at most two seconds old. */
export class Accounts extends Context.Tag("Accounts")<Accounts, {
  /** The holder of the live key with this SHA-256 (lower-case hex); none when unknown, revoked or closed. */
  readonly callerByKeyHash: (
    keyHash: string,
  ) => Effect.Effect<Option.Option<Caller>, ServiceUnavailable>;
  /** The tier's row as the operator last set it (at most five seconds old). */
  readonly tier: (name: TierName) => Effect.Effect<Tier, ServiceUnavailable>;
}>() {}

/** Counts calls: exactly `quota.limit` of a subject pass in any window, however many processes ask at once. */
export class RateLimiter extends Context.Tag("RateLimiter")<RateLimiter, {
  /**
   * Takes one place of the subject's window.
   * @param subject who is counted: a key id, or a client address (IPv6 by /64)
   * @fails RateLimited when the window is full; a refusal takes no place and does not push the window
   */
  readonly take: (
    quota: Quota,
    subject: string,
  ) => Effect.Effect<Standing, RateLimited | ServiceUnavailable>;
}>() {}

/** Turns descriptions of documents into PDFs. */
export class PdfRenderer extends Context.Tag("PdfRenderer")<PdfRenderer, {
  /**
   * Renders a document; the same document gives the same bytes.
   * @fails ServiceUnavailable when too many documents wait already, or when it takes longer than 120 seconds
   */
  readonly render: (document: PrintableDocument) => Effect.Effect<Uint8Array, ServiceUnavailable>;
  /** What no font has: a text with such a character would be printed with a gap. */
  readonly missingCharacters: MissingCharacters;
}>() {}
