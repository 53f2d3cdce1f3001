/**
 * HTTP to HTTPS: where a request that came over plain HTTP has to go. Contract, introduction.
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import { headerOf } from "../exchange/exchange.ts";

const plainHost = /^(?:[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?$/;

/** Settings of the ways in which requests reach the service. */
export interface SecureOptions {
  /** The public origin, if the operator set it. */
  readonly publicOrigin: string | undefined;
  /** True if the peer is a proxy whose headers are believed. */
  readonly isTrusted: (peer: string) => boolean;
}

const secureOrigin = (publicOrigin: string | undefined, host: string | undefined): string | undefined => {
  if (publicOrigin?.startsWith("https://")) return publicOrigin;
  return host !== undefined && plainHost.test(host) ? `https://${host}` : undefined;
};

/** Behind a trusted proxy: the HTTPS address when `X-Forwarded-Proto` says http; undefined when the request may stay. */
export const forwardedLocation = (
  options: SecureOptions,
): (request: HttpServerRequest.HttpServerRequest, peer: string) => string | undefined =>
(request, peer) => {
  if (!options.isTrusted(peer) || headerOf(request, "x-forwarded-proto") !== "http") return undefined;
  const host = headerOf(request, "x-forwarded-host") ?? headerOf(request, "host");
  const origin = secureOrigin(options.publicOrigin, host);
  return origin === undefined ? undefined : `${origin}${request.url}`;
};

/**
 * On the plain listener beside the service's own TLS: always the HTTPS address. Whoever asks there is no proxy: what it
 * says about other hosts isn't looked at.
 * @param tlsPort where the service listens with TLS; left out of the address when it is 443
 */
export const redirectLocation = (
  publicOrigin: string | undefined,
  tlsPort: number,
): (request: HttpServerRequest.HttpServerRequest) => string =>
(request) => {
  const origin = secureOrigin(publicOrigin, headerOf(request, "host")) ?? "https://localhost";
  if (origin === publicOrigin) return `${origin}${request.url}`;
  const host = origin.replace(/:\d+$/, "");
  return `${host}${tlsPort === 443 ? "" : `:${tlsPort}`}${request.url}`;
};
