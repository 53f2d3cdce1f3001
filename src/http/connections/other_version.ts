/**
 * Requests of HTTP/2, which is spoken with nobody: on a connection that many share, what one client does ends what others have on it.
 * Clients' first bytes are read (`passing/served_apart.ts`); those of trusted proxies aren't, so their requests tell it.
 * docs/decisions/0276-http-1-1-alone.md
 */

const isLoopback = (hostname: string): boolean => hostname === "::1" || hostname.startsWith("127.");

/** The port that addresses of HTTP leave out: the runtime does so too, and then leaves brackets around an address of IPv6 out. */
const unnamedPort = 80;

/**
 * @param local the address that the client has connected to
 * @returns the origin that the runtime puts in the place of a host that HTTP/1.1 or HTTP/1.0 doesn't name
 */
export const originInPlace = ({ hostname, port }: Pick<Deno.NetAddr, "hostname" | "port">): string => {
  if (isLoopback(hostname)) return `http://localhost${port === unnamedPort ? "" : `:${port}`}/`;
  if (port === unnamedPort) return `http://${hostname}/`;
  return `http://${hostname.includes(":") ? `[${hostname}]` : hostname}:${port}/`;
};

/** Number of the interface that the runtime puts behind an address of one link, which the address that was connected to lacks. */
const scope = /^(http:\/\/\[[^\]%/]*)%\d+\]/;

/**
 * @param inPlace of the request's connection
 * @returns true of a request without a field for its host whose address names one, as HTTP/2 does, and seldom HTTP/1.0 in the absolute form
 */
export const isOfHttp2 = ({ headers, url }: Pick<Request, "headers" | "url">, inPlace: string): boolean =>
  !headers.has("host") && !url.replace(scope, "$1]").startsWith(inPlace);

const sentence =
  "Speak HTTP/1.1 to this service, and name the host in the field Host: HTTP/2 is not spoken here, neither with clients nor with proxies, and an address alone names no host.\n";

/** Answer to a request of HTTP/2, or of HTTP/1.0 with a host in its address alone, which looks like it: its connection ends. @source RFC 9110, section 15.6.6 */
export const otherVersion = (): Response =>
  new Response(sentence, { status: 505, headers: { "content-type": "text/plain; charset=utf-8" } });

/** Warning for the operator of a proxy whose requests are of HTTP/2, or look like it, with the settings of usual ones. */
export const proxyWarning = (proxy: string): string =>
  `The proxy ${proxy} speaks HTTP/2 to the service, or passes on a host in an address without the field Host, as clients of HTTP/1.0 may ` +
  "send it: both are refused (505). Set it to HTTP/1.1. nginx: " +
  "proxy_http_version 1.1 and proxy_pass, not grpc_pass; Caddy and Traefik: http://, not h2c://; " +
  "Envoy: http_protocol_options; HAProxy: no proto h2.";
