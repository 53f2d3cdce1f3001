/**
 * Socket that the driver takes for the one to its server: it carries PostgreSQL's protocol to the embedded database's
 * thread. The log-in is answered here, because there is nobody to be told from another.
 */
import { Buffer } from "node:buffer";
import { Duplex } from "node:stream";
import { pauses, timer } from "../../../../application/yield_to_io.ts";
import { joinedBytes } from "../../../../kernel/text/bytes.ts";

/** AuthenticationOk, then ReadyForQuery outside of a transaction. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** Carrier of the bytes. */
export interface Carrier {
  /** Calls when statements may be sent; the promise fails with why they can't. */
  readonly ready: () => Promise<void>;
  /** Hands over bytes for one answer. */
  readonly send: (bytes: ArrayBuffer, line: DatabaseLine) => void;
}

/** Bytes of an answer that the driver reads at once: it makes rows of them before anybody else has a turn. */
const bytesAtOnce = 65_536;

interface Piece {
  readonly chunk: Buffer;
}

type Done = (error?: Error) => void;

/** The last message, which asks for nothing. */
const isFarewell = (chunk: Buffer): boolean => chunk[0] === 0x58;

export class DatabaseLine extends Duplex {
  readonly #carrier: Carrier;
  readonly #answers: Array<Buffer> = [];
  #isLoggedIn = false;

  constructor(carrier: Carrier) {
    super({ decodeStrings: true });
    this.#carrier = carrier;
  }

  connect(): this {
    this.#carrier.ready().then(() => this.emit("connect"), (error) => this.destroy(error));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  /** The database's answer to the oldest bytes that have none; a long one is read in pieces, with pauses when they are due. */
  answered(bytes: ArrayBuffer): void {
    if (bytes.byteLength === 0) return;
    const isReading = this.#answers.length > 0;
    this.#answers.push(Buffer.from(bytes));
    if (!isReading) this.#readAnswers();
  }

  /** Reads answers in their order; what comes meanwhile stands behind them. */
  async #readAnswers(): Promise<void> {
    const due = pauses(timer);
    for (let answer = this.#answers[0]; answer !== undefined; answer = this.#answers[0]) {
      for (let at = 0; at < answer.byteLength && !this.destroyed; at += bytesAtOnce) {
        const waited = due();
        if (waited !== undefined) await waited;
        if (!this.destroyed) this.push(answer.subarray(at, at + bytesAtOnce));
      }
      this.#answers.shift();
    }
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: Done): void {
    this.#forward([chunk]);
    done();
  }

  /** The parts of a statement, which the driver writes together. */
  override _writev(pieces: ReadonlyArray<Piece>, done: Done): void {
    this.#forward(pieces.map(({ chunk }) => chunk));
    done();
  }

  override _final(done: Done): void {
    done();
    this.destroy();
  }

  #forward(chunks: ReadonlyArray<Buffer>): void {
    const [first] = chunks;
    if (first === undefined || isFarewell(first)) return;
    if (!this.#isLoggedIn) {
      this.#isLoggedIn = true;
      this.push(welcome);
      return;
    }
    this.#carrier.send(joinedBytes(chunks).buffer, this);
  }
}
