/**
 * Whose call it is: the address at the socket, or, behind proxies that the operator trusts, the first untrusted hop
 * of `X-Forwarded-For`. Decisions, "Errors" (rate).
 */
import * as Either from "effect/Either";
import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** A block of addresses whose proxies are believed. */
export type TrustedBlock = readonly [Address, number];

/** IPv4 where it is one, also when it came mapped into IPv6. */
const addressOf = (text: string): Address | undefined =>
  ipaddr.isValid(text) ? ipaddr.process(text) : undefined;

const wholeBits = (address: Address): number => address.kind() === "ipv4" ? 32 : 128;

const blockOf = (text: string): TrustedBlock | undefined => {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  const address = addressOf(text);
  return address && [address, wholeBits(address)];
};

/**
 * Reads addresses and CIDR blocks, separated by commas.
 * @fails the entry that is neither
 */
export const trustedBlocks = (text: string): Either.Either<ReadonlyArray<TrustedBlock>, string> => {
  const blocks: Array<TrustedBlock> = [];
  for (const entry of text.split(",").map((part) => part.trim()).filter((part) => part !== "")) {
    const block = blockOf(entry);
    if (block === undefined) return Either.left(entry);
    blocks.push(block);
  }
  return Either.right(blocks);
};

const isIn = (address: Address, [network, bits]: TrustedBlock): boolean =>
  address.kind() === network.kind() && address.match(network, bits);

/** Whether the headers of a peer are believed. */
export const isTrusted = (blocks: ReadonlyArray<TrustedBlock>, peer: string): boolean => {
  if (blocks.length === 0) return false;
  const address = addressOf(peer);
  return address !== undefined && blocks.some((block) => isIn(address, block));
};

/** A hop as proxies write it: an address, perhaps with a port or in brackets. */
const hopOf = (text: string): string | undefined => {
  const hop = text.trim();
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1];
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(hop)?.[1];
  return addressOf(bracketed ?? withPort ?? hop)?.toString();
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
  let client = peer.includes(":") ? addressOf(peer)?.toString() ?? peer : peer;
  if (forwardedFor === undefined || !isTrusted(blocks, peer)) return client;
  for (const text of forwardedFor.split(",").reverse()) {
    const hop = hopOf(text);
    if (hop === undefined) return client;
    client = hop;
    if (!isTrusted(blocks, hop)) return client;
  }
  return client;
};

const networkBits = 64;

/** Whom an anonymous call is counted for: an IPv4 address, or the /64 network of an IPv6 one. */
export const rateSubject = (client: string): string => {
  if (!client.includes(":")) return client;
  const address = addressOf(client);
  if (address === undefined || address.kind() === "ipv4") return address?.toString() ?? client;
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${networkBits}`);
  return `${network.toString()}/${networkBits}`;
};
