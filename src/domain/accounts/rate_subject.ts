/**
 * Whom an anonymous call is counted for. Decisions, "Errors" (rate).
 */
import ipaddr from "ipaddr.js";
import { ipAddressOfText } from "../../kernel/ip_address.ts";

const networkBits = 64;
/** Bits of an IPv6 address that one site has at most. RFC 6177, section 2 */
const siteBits = 48;

/** Returns the IPv4 address, or the /64 network of an IPv6 one, which is what one subscriber has. */
export const rateSubject = (client: string): string => {
  if (!client.includes(":")) return client;
  const address = ipAddressOfText(client);
  if (address === undefined || address.kind() === "ipv4") return address?.toString() ?? client;
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${networkBits}`);
  return `${network.toString()}/${networkBits}`;
};

/** Returns the network around what {@link rateSubject} returned: the /24 of an IPv4 address, the /48 of an IPv6 network. */
export const networkAround = (subject: string): string => {
  if (!subject.includes(":")) return subject.slice(0, Math.max(0, subject.lastIndexOf(".")));
  const [address = ""] = subject.split("/");
  return ipAddressOfText(address) === undefined
    ? subject
    : ipaddr.IPv6.networkAddressFromCIDR(`${address}/${siteBits}`).toString();
};
