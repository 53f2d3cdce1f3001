/** A connection that was accepted: whose turn it is on it, since when nothing has come or gone, and how it is let go. */
import { networkAround, rateSubject } from "../../domain/accounts/rate_subject.ts";
import { giveUpBody } from "./body_connection.ts";
import type { Closable } from "./held_connections.ts";
import type { CountedConnection } from "./open_requests.ts";
import type { EndableConnection } from "./served_connection.ts";
import { pause } from "./waits.ts";

/** Time in which the answer of a client whose body is given up leaves the runtime, which would wait for the body's end. */
const lastAnswerMs = 100;

/** True of a request behind whose head a body is to come. */
const hasBody = ({ headers }: Request): boolean =>
  headers.has("transfer-encoding") || (headers.get("content-length") ?? "0") !== "0";

/** @returns an address as connections are counted by it; undefined of a trusted proxy */
export const countedAddress = (
  peer: string,
  isProxy: (address: string) => boolean,
): string | undefined => isProxy(peer) ? undefined : rateSubject(peer);

/** Such a connection. */
export class OpenConnection implements Closable, CountedConnection {
  readonly network: string;
  readonly sinceMs = performance.now();
  requestsUnderWay = 0;
  hasAsked = false;
  open = 0;
  isCut = false;
  /** True once it is to end with its next answer. */
  endsWithAnswer = false;
  #movedMs = this.sinceMs;
  /** Request under way whose body has not come. */
  #awaited: Request | undefined;

  /**
   * @param address as connections are counted by it; undefined of a trusted proxy
   * @param quietUntil the sweep after which it is closed while no request is under way
   */
  constructor(
    readonly served: EndableConnection,
    readonly address: string | undefined,
    public quietUntil: number,
  ) {
    this.network = address === undefined ? "" : networkAround(address);
  }

  /** True where nothing is worked on. */
  get isClients(): boolean {
    return this.requestsUnderWay === 0 || (this.#awaited !== undefined && this.address !== undefined);
  }

  /** Moment of the last byte, or answer. */
  get quietSinceMs(): number {
    return Math.max(this.#movedMs, this.served.movedAtMs());
  }

  /** Notes a request that has come, up to its body. */
  begin(request: Request): void {
    this.requestsUnderWay += 1;
    this.#movedMs = performance.now();
    this.#awaited = request.method === "POST" && hasBody(request) ? request : undefined;
  }

  /** Notes that all of the body is there, and is worked on. */
  readonly bodyCame = (): void => {
    this.#awaited = undefined;
  };

  /** Notes an answer. */
  end(): void {
    this.requestsUnderWay -= 1;
    this.#awaited = undefined;
    this.#movedMs = performance.now();
    this.hasAsked = true;
  }

  /** Closes it: who sends a body is told so, and who reads no answer, or has sent no head, is cut. */
  letGo(): void {
    this.endsWithAnswer = true;
    if (this.#awaited === undefined || !giveUpBody(this.#awaited)) return this.served.cut();
    pause(lastAnswerMs).then(() => this.served.cut());
  }
}
