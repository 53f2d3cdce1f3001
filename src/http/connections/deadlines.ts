/**
 * Time limits for clients, in seconds, and the greatest number of connections. Contract section 8.2 (120 seconds);
 * docs/decisions/0028-connections.md.
 */

/** All bounds of one listener. */
export interface Deadlines {
  /** From the connection to the end of its first head, TLS included. */
  readonly headSeconds: number;
  /** From an answer to the next request on its connection: for clients that are silent, and for those that do not read. */
  readonly quietSeconds: number;
  /** From a request's head to its answer; then it is 503. */
  readonly requestSeconds: number;
  /**
   * Time for which connections that are quiet stay open when the service stops: a proxy may have sent a request on one
   * a moment before it could know, and must not send it twice. It is answered, and its connection closed.
   */
  readonly lingerSeconds: number;
  /** Time that requests under way get when the service stops, the lingering included; then they are 503. */
  readonly drainSeconds: number;
  /** Time that clients get to read their last answers when the service stops. */
  readonly partingSeconds: number;
  /** Connections at a time; for one more, some of the address that has most are closed, in which nothing is worked on. */
  readonly connections: number;
}

/** Time that a stop may take in all, mails and database included: less than the 30 seconds that Kubernetes gives. */
export const stopSeconds = 28;

export const deadlines: Deadlines = {
  headSeconds: 10,
  quietSeconds: 120,
  requestSeconds: 120,
  lingerSeconds: 2,
  drainSeconds: 15,
  partingSeconds: 2,
  connections: 10_000,
};
