/** Requests of connections that speak HTTP/2: they name their host in the address alone, where the runtime names one for those that don't. */
import type { Answer } from "./served_connection.ts";

const ofHttp2 = new WeakSet<Request>();

/** @returns the function, for requests of a connection that speaks HTTP/2 */
export const answeringHttp2 = (answer: Answer): Answer => (request, delivery) => {
  ofHttp2.add(request);
  return answer(request, delivery);
};

/** @returns true for a request that is known to have come over HTTP/2 */
export const isOfHttp2 = (request: unknown): boolean => request instanceof Request && ofHttp2.has(request);
