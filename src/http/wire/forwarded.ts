/**
 * Whose call it is: the address at the socket, or, behind proxies that the operator trusts, the first untrusted hop
 * of `X-Forwarded-For`. Decisions, "Errors" (rate).
 */
import { isTrusted, isWithin, type TrustedBlock } from "../../domain/accounts/trusted_proxies.ts";
import { type IpAddress, ipAddressOfText } from "../../kernel/ip_address.ts";

/** An address, and the one way in which it is written here. */
interface Hop {
  readonly address: IpAddress;
  readonly text: string;
}

/** A hop as proxies write it: an address, perhaps with a port or in brackets. IPv4 by itself is written in one way only. */
const hopOf = (written: string): Hop | undefined => {
  const hop = written.trim();
  if (!hop.includes(":") && !hop.includes("[")) {
    const address = ipAddressOfText(hop);
    return address && { address, text: hop };
  }
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1];
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(hop)?.[1];
  const address = ipAddressOfText(bracketed ?? withPort ?? hop);
  return address && { address, text: address.toString() };
};

/**
 * The client: the peer itself, unless it is trusted; then the last hop that isn't. A hop that is no address ends
 * the chain at the proxy that reported it: what stands further left may be forged.
 */
export const clientAddress = (
  blocks: ReadonlyArray<TrustedBlock>,
  peer: string,
  forwardedFor: string | undefined,
): string => {
  let client = peer.includes(":") ? ipAddressOfText(peer)?.toString() ?? peer : peer;
  if (forwardedFor === undefined || !isTrusted(blocks, peer)) return client;
  for (let end = forwardedFor.length; end >= 0;) {
    const comma = end === 0 ? -1 : forwardedFor.lastIndexOf(",", end - 1);
    const hop = hopOf(forwardedFor.slice(comma + 1, end));
    end = comma;
    if (hop === undefined) return client;
    client = hop.text;
    if (!isWithin(blocks, hop.address)) return client;
  }
  return client;
};
