/**
 * IP addresses as texts have them.
 */
import ipaddr from "ipaddr.js";

/** IPv4 or IPv6. */
export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6;

/**
 * Returns the address, IPv4 also where it came mapped into IPv6; undefined for what is none. IPv4 has four decimal
 * parts: `10` is no address here, though some systems read it as 0.0.0.10.
 */
export const ipAddressOfText = (text: string): IpAddress | undefined =>
  ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text) ? ipaddr.process(text) : undefined;
