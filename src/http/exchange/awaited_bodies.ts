/**
 * Requests whose bodies have not come, counted by the client's address: behind a proxy that passes bodies on as they come each of them
 * holds one of its connections, of which one address must not have all. docs/decisions/0241-who-stands-in-a-line-does-nothing.md
 */
import { Tally } from "../../application/turns/tally.ts";
import { ServiceUnavailable } from "../../contract/failures.ts";
import { rateSubject } from "../../domain/accounts/rate_subject.ts";
import { awaitBody, hasBody } from "../connections/body_connection.ts";

/** Bodies of one address that may be awaited: more than an office sends at one moment, and a quarter of 4 096 descriptors. */
export const mostAwaitedOfAddress = 1_000;

const tooManyAwaited = (most: number): ServiceUnavailable =>
  new ServiceUnavailable({
    message:
      `${most} requests from your address are sending their bodies: this one was not done. Send it again when some of them have come.`,
    retryAfterSeconds: 1,
  });

/** The bodies that are awaited in a process. */
export class AwaitedBodies {
  readonly #ofAddress = new Tally();

  constructor(private readonly most: number) {}

  /**
   * Counts a request until its body has come, or it is answered.
   * @param onEnd is given what tells of its answer
   * @returns the refusal of one more than an address may have
   */
  refusalOf(
    source: unknown,
    clientAddress: string,
    onEnd: { readonly push: (note: () => void) => unknown },
  ): ServiceUnavailable | undefined {
    if (!(source instanceof Request) || source.method !== "POST" || !hasBody(source)) return undefined;
    const address = rateSubject(clientAddress);
    if (this.#ofAddress.of(address) >= this.most) return tooManyAwaited(this.most);
    this.#ofAddress.change(address, 1);
    let isAwaited = true;
    const end = (): void => {
      if (isAwaited) this.#ofAddress.change(address, -1);
      isAwaited = false;
    };
    awaitBody(source, end);
    onEnd.push(end);
    return undefined;
  }
}
