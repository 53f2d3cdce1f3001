/**
 * IP addresses as texts have them.
 */
import ipaddr from "ipaddr.js";

/** IPv4 or IPv6. */
export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6;

const part = "(0|[1-9]\\d{0,2})";
const fourParts = new RegExp(`^${part}\\.${part}\\.${part}\\.${part}$`);
const largestPart = 255;

const ipv4OfText = (text: string): ipaddr.IPv4 | undefined => {
  const found = fourParts.exec(text);
  if (found === null) return undefined;
  const parts = [Number(found[1]), Number(found[2]), Number(found[3]), Number(found[4])];
  return parts.every((number) => number <= largestPart) ? new ipaddr.IPv4(parts) : undefined;
};

/**
 * Returns the address, IPv4 also where it came mapped into IPv6; undefined for what is none. IPv4 has four decimal
 * parts: `10` is no address here, though some systems read it as 0.0.0.10.
 */
export const ipAddressOfText = (text: string): IpAddress | undefined =>
  text.includes(":") ? (ipaddr.IPv6.isValid(text) ? ipaddr.process(text) : undefined) : ipv4OfText(text);
