/** A connection that was accepted: whose turn it is on it, since when nothing has come or gone, and how it is let go. */
import { networkAround, rateSubject } from "../../domain/accounts/rate_subject.ts";
import { hasBody } from "./body_connection.ts";
import type { Closable } from "./held_connections.ts";
import type { EndableConnection } from "./served_connection.ts";
import {
  lastAnswerMs,
  noRoomForBody,
  noRoomInLine,
  waitingOf,
  type WaitingRequest,
} from "./waiting_requests.ts";
import { pause } from "./waits.ts";

/** @returns an address as connections are counted by it; undefined of a trusted proxy */
export const countedAddress = (
  peer: string,
  isProxy: (address: string) => boolean,
): string | undefined => isProxy(peer) ? undefined : rateSubject(peer);

/** Such a connection. */
export class OpenConnection implements Closable {
  readonly sinceMs = performance.now();
  hasAsked = false;
  /** True once it is to end with its next answer. */
  endsWithAnswer = false;
  #movedMs = this.sinceMs;
  /** Request under way, of which HTTP/1.1 has one at a time. */
  #request: Request | undefined;
  /** True while its body has not come. */
  #isBodyAwaited = false;

  /**
   * @param peer address at the other end, as connections are counted by it; undefined of a trusted proxy
   * @param quietUntil the sweep after which it is closed while no request is under way
   */
  constructor(
    readonly served: EndableConnection,
    readonly peer: string | undefined,
    public quietUntil: number,
  ) {}

  /** True from a request's head until its answer. */
  get isUnderWay(): boolean {
    return this.#request !== undefined;
  }

  /** Its request, as long as that waits for its answer. */
  get waiting(): WaitingRequest | undefined {
    return this.#request === undefined ? undefined : waitingOf(this.#request);
  }

  /** Address of the client that has it: behind a trusted proxy that of its request under way. */
  get address(): string | undefined {
    return this.peer ?? this.waiting?.address();
  }

  get network(): string {
    const { address } = this;
    return address === undefined ? "" : networkAround(address);
  }

  /** True where nothing is worked on. */
  get isClients(): boolean {
    if (!this.isUnderWay) return true;
    const waiting = this.waiting;
    return waiting !== undefined && (this.#isBodyAwaited || waiting.isInLine());
  }

  /** True where nothing is under way, and nothing was said that may be a request. */
  get isQuiet(): boolean {
    return !this.isUnderWay && !this.served.isUnheard();
  }

  /** Moment of the last byte, or answer. */
  get quietSinceMs(): number {
    return Math.max(this.#movedMs, this.served.movedAtMs());
  }

  /** Notes a request that has come, up to its body. */
  begin(request: Request): void {
    this.#movedMs = performance.now();
    this.#request = request;
    this.#isBodyAwaited = request.method === "POST" && hasBody(request);
  }

  /** Notes that all of a request's body is there, and is worked on. */
  readonly bodyCame = (request: Request): void => {
    if (request === this.#request) this.#isBodyAwaited = false;
  };

  /** Notes an answer. */
  end(): void {
    this.#request = undefined;
    this.#movedMs = performance.now();
    this.hasAsked = true;
  }

  /** Closes it: who stands in a line or sends a body is told so, and who reads no answer, or has sent no head, is cut. */
  letGo(): void {
    const waiting = this.waiting;
    if (waiting === undefined) return this.served.cut();
    this.endsWithAnswer = true;
    waiting.giveUp(waiting.isInLine() ? noRoomInLine : noRoomForBody);
    pause(lastAnswerMs).then(() => this.served.cut());
  }
}
