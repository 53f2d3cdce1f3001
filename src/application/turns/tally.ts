/** Counts of what holders have, by their names. A name that has nothing takes no memory. */
export class Tally {
  readonly #of = new Map<string, number>();

  /** Returns the count of a name. */
  of(name: string): number {
    return this.#of.get(name) ?? 0;
  }

  /** Counts more, or less, for a name. */
  change(name: string, by: number): void {
    const now = this.of(name) + by;
    if (now === 0) this.#of.delete(name);
    else this.#of.set(name, now);
  }
}
