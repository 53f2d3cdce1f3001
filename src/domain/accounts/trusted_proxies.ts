/**
 * The proxies that the operator trusts: what they say about a request is believed. Decisions, "Errors" (rate).
 */
import * as Either from "effect/Either";
import ipaddr from "ipaddr.js";
import { type IpAddress, ipAddressOfText } from "../../kernel/ip_address.ts";

/** A block of addresses whose proxies are believed. */
export type TrustedBlock = readonly [IpAddress, number];

const wholeBits = (address: IpAddress): number => address.kind() === "ipv4" ? 32 : 128;

const isCidr = (text: string): boolean =>
  ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text);

const blockOf = (text: string): TrustedBlock | undefined => {
  if (isCidr(text)) return ipaddr.parseCIDR(text);
  const address = ipAddressOfText(text);
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

const isIn = (address: IpAddress, [network, bits]: TrustedBlock): boolean =>
  address.kind() === network.kind() && address.match(network, bits);

/** True if the address is one of a proxy that is believed. */
export const isWithin = (blocks: ReadonlyArray<TrustedBlock>, address: IpAddress): boolean =>
  blocks.some((block) => isIn(address, block));

/** Answers about peers that were asked before: a proxy sends its requests over connections of a few addresses. */
const found = new WeakMap<ReadonlyArray<TrustedBlock>, Map<string, boolean>>();
const mostFound = 1_000;

const look = (blocks: ReadonlyArray<TrustedBlock>, peer: string): boolean => {
  const address = ipAddressOfText(peer);
  return address !== undefined && isWithin(blocks, address);
};

/** True if the headers of a peer are believed. */
export const isTrusted = (blocks: ReadonlyArray<TrustedBlock>, peer: string): boolean => {
  if (blocks.length === 0) return false;
  const ofBlocks = found.get(blocks) ?? new Map<string, boolean>();
  const known = ofBlocks.get(peer);
  if (known !== undefined) return known;
  const isBelieved = look(blocks, peer);
  if (ofBlocks.size >= mostFound) ofBlocks.clear();
  found.set(blocks, ofBlocks.set(peer, isBelieved));
  return isBelieved;
};
