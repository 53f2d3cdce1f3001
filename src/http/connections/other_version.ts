/**
 * Requests of HTTP/2, which is spoken with nobody: on a connection that many share, what one client does ends what others have on it.
 * Clients' first bytes are read (`passing/served_apart.ts`); those of trusted proxies aren't, so their requests tell it.
 * docs/decisions/0276-http-1-1-alone.md
 */

const isLoopback = (hostname: string): boolean => hostname === "::1" || hostname.startsWith("127.");

/**
 * @param local the address that the client has connected to
 * @returns the origin that the runtime puts in the place of a host that HTTP/1.1 or HTTP/1.0 doesn't name
 */
export const originInPlace = ({ hostname, port }: Pick<Deno.NetAddr, "hostname" | "port">): string => {
  const host = hostname.includes(":") ? `[${hostname}]` : hostname;
  return `http://${isLoopback(hostname) ? "localhost" : host}:${port}/`;
};

/**
 * @param inPlace of the request's connection
 * @returns true of a request without a field for its host whose address names one, as HTTP/2 does
 */
export const isOfHttp2 = ({ headers, url }: Request, inPlace: string): boolean =>
  !headers.has("host") && !url.startsWith(inPlace);

const sentence =
  "Speak HTTP/1.1 to this service: HTTP/2 is not spoken here, neither with clients nor with proxies.\n";

/** Answer to a request of HTTP/2, with which its connection ends. @source RFC 9110, section 15.6.6 */
export const otherVersion = (): Response =>
  new Response(sentence, { status: 505, headers: { "content-type": "text/plain; charset=utf-8" } });

/** Warning for the operator of a proxy whose requests are of HTTP/2, with the settings of usual ones. */
export const proxyWarning = (proxy: string): string =>
  `The proxy ${proxy} speaks HTTP/2 to the service, which refuses it (505): set it to HTTP/1.1. nginx: ` +
  "proxy_http_version 1.1 and proxy_pass, not grpc_pass; Caddy and Traefik: http://, not h2c://; " +
  "Envoy: http_protocol_options; HAProxy: no proto h2.";
