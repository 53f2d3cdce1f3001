/**
 * Requests that are worked on, or whose answers clients have not read. A connection of HTTP/1.1 has one; one of HTTP/2 can have
 * 200, so that a few hundred of them would ask for more than the process holds. docs/decisions/0028-connections.md
 */

const piecesName = Symbol("pieces");

/** @returns the answer, marked as one that leaves in pieces: what has not left is asked for as its client reads */
export const markedInPieces = (response: Response): Response => {
  Reflect.set(response, piecesName, true);
  return response;
};

/** True of an answer that leaves in pieces. */
export const leavesInPieces = (response: Response): boolean => Reflect.has(response, piecesName);

/** A connection, as far as it is counted here. */
export interface CountedConnection {
  readonly served: { readonly cut: () => void };
  /** Requests that are open on it. */
  open: number;
  isCut: boolean;
}

/** The open requests of one listener's connections. */
export class OpenRequests {
  #beside = 0;

  /** @param mostBeside requests that may be open beside the first of each connection */
  constructor(private readonly mostBeside: number) {}

  /** Counts one more, and cuts the connection that has most where it is too many. @returns true if it is to be worked on */
  begin(connection: CountedConnection, all: Iterable<CountedConnection>): boolean {
    if (connection.isCut) return false;
    this.#count(connection, 1);
    if (this.#beside > this.mostBeside) {
      let most = connection;
      for (const other of all) if (other.open > most.open) most = other;
      this.#cut(most);
    }
    return !connection.isCut;
  }

  /** Counts one less. */
  end(connection: CountedConnection): void {
    if (!connection.isCut) this.#count(connection, -1);
  }

  #cut(connection: CountedConnection): void {
    this.#count(connection, -connection.open);
    connection.isCut = true;
    connection.served.cut();
  }

  #count(connection: CountedConnection, change: number): void {
    this.#beside -= Math.max(0, connection.open - 1);
    connection.open += change;
    this.#beside += Math.max(0, connection.open - 1);
  }
}
