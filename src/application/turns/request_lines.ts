/**
 * Lines that a request stands in. While it stands in one nothing is worked on for it: where others need its connection it may be given up,
 * and is told so. docs/decisions/0241-who-stands-in-a-line-does-nothing.md
 */

/**
 * Place of a line in a request's way. In one before the work nothing was done for the request. Behind one within the work something that
 * lasts may have been done, but for a request that only reads.
 */
export type PlaceOfLine = "before work" | "within work";

/** The lines that one request stands in. */
export class RequestLines {
  #lines = 0;

  /** @param isReading true of a request that changes nothing (GET, HEAD) */
  constructor(private readonly isReading: boolean) {}

  /** True while it stands in a line and may be given up as if it had not come. */
  get isInLine(): boolean {
    return this.#lines > 0;
  }

  /** Notes that it stands in one more. @returns a function that notes the end of that; further times change nothing */
  enter(place: PlaceOfLine): () => void {
    if (place === "within work" && !this.isReading) return () => {};
    this.#lines += 1;
    let isThere = true;
    return () => {
      if (isThere) this.#lines -= 1;
      isThere = false;
    };
  }
}
