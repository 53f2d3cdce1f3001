/**
 * Whom an anonymous call is counted for. Decisions, "Errors" (rate).
 */
import ipaddr from "ipaddr.js";
import { ipAddressOfText } from "../../kernel/ip_address.ts";

const networkBits = 64;

/** Returns the IPv4 address, or the /64 network of an IPv6 one, which is what one subscriber has. */
export const rateSubject = (client: string): string => {
  if (!client.includes(":")) return client;
  const address = ipAddressOfText(client);
  if (address === undefined || address.kind() === "ipv4") return address?.toString() ?? client;
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${networkBits}`);
  return `${network.toString()}/${networkBits}`;
};
