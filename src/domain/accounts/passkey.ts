/**
 * Passkeys of members: the site that they belong to, and their bounds. Decision 0151.
 * @source W3C Web Authentication, Level 3
 */
import { ipAddressOfText } from "../../kernel/ip_address.ts";
import { minuteMs } from "../../kernel/time/durations.ts";

/** A challenge is good for so long, and once. */
export const challengeMs: number = 5 * minuteMs;
/** Passkeys that a member may have. */
export const mostPasskeys = 10;
/** Characters of a passkey's name. */
export const longestPasskeyName = 60;

/** The site that passkeys are made for: browsers give them to no other one. */
export interface RelyingParty {
  /** Domain name. */
  readonly id: string;
  /** Origin of the pages that may ask for them. */
  readonly origin: string;
}

/**
 * Site of the service's own origin. A machine's own address stands for `localhost`, as passkeys belong to names; another address
 * without a name has none.
 */
export const relyingPartyOf = (ownOrigin: string): RelyingParty | undefined => {
  const url = new URL(ownOrigin);
  const address = ipAddressOfText(url.hostname.replace(/^\[|\]$/g, ""));
  if (address === undefined) return { id: url.hostname, origin: url.origin };
  if (!["loopback", "unspecified"].includes(address.range())) return undefined;
  url.hostname = "localhost";
  return { id: url.hostname, origin: url.origin };
};
