/**
 * Lines of those who ask for what takes some milliseconds, and of whom there may be any number: each has one place in the line of the
 * process, however many pieces he asks for, and the others of his stand in his own line. docs/decisions/0241-who-stands-in-a-line-does-nothing.md
 */
import * as Effect from "effect/Effect";
import { ServiceUnavailable } from "../../contract/failures.ts";
import { WhoseWork } from "../whose_work.ts";
import { IoTurn, pauseInLine } from "../yield_to_io.ts";

/** Requests that stand in one's own line: more than the browsers of an office ask for at one moment. */
const mostInLine = 64;

const tooManyStand = new ServiceUnavailable({
  message:
    `${mostInLine} requests from your address or account wait for their turn: this one was not done. Send it again in a moment.`,
  retryAfterSeconds: 1,
});

/** Way to give the thread to what waits. */
type Pass = IoTurn["Type"]["pass"];

/** Outcome of somebody's waiting. */
type Tell = (outcome: Effect.Effect<void, ServiceUnavailable>) => void;

const takeFirst = (all: Set<Tell>): Tell | undefined => {
  const [first] = all;
  if (first !== undefined) all.delete(first);
  return first;
};

/** The line of one who asks. */
class OwnLine {
  readonly #standing = new Set<Tell>();
  readonly #refused = new Set<Tell>();

  /** @param onEmpty told once nobody stands in it */
  constructor(private readonly pass: Pass, private readonly onEmpty: () => void) {
    this.#next();
  }

  /** Has `tell` called in its turn. @returns a function that leaves the line before, or changes nothing behind it */
  enter(tell: Tell): () => void {
    const among = this.#standing.size < mostInLine ? this.#standing : this.#refused;
    among.add(tell);
    return () => {
      among.delete(tell);
    };
  }

  #next(): void {
    const go = (): void => {
      const first = takeFirst(this.#standing);
      // A refusal is an answer too: as many at once as somebody sends would leave nobody else a turn.
      const refused = takeFirst(this.#refused);
      if (this.#standing.size + this.#refused.size > 0) this.#next();
      else this.onEmpty();
      first?.(Effect.void);
      refused?.(tooManyStand);
    };
    pauseInLine(this.pass).then(go, go);
  }
}

/** Lines of all who ask, by each way to give the thread away. */
const ownLines = new WeakMap<Pass, Map<string, OwnLine>>();

const linesBy = (pass: Pass): Map<string, OwnLine> => {
  const lines = ownLines.get(pass) ?? new Map<string, OwnLine>();
  ownLines.set(pass, lines);
  return lines;
};

const lineOf = (whose: string, pass: Pass): OwnLine => {
  const lines = linesBy(pass);
  const there = lines.get(whose);
  if (there !== undefined) return there;
  const line: OwnLine = new OwnLine(pass, () => {
    if (lines.get(whose) === line) lines.delete(whose);
  });
  lines.set(whose, line);
  return line;
};

/**
 * A pause behind those of long work, for what takes some milliseconds and many may ask for at once: it is done piece by piece, and between
 * two of them whatever came in meanwhile has its turn. What is given up there takes no place. Nothing that lasts may have been done before:
 * a request that stands here may be given up.
 * @param whose whoever asks
 * @fails ServiceUnavailable where so many of one stand there, one with each turn of theirs
 */
export const inLineOf = (whose: string): Effect.Effect<void, ServiceUnavailable> =>
  Effect.flatMap(Effect.all([IoTurn, WhoseWork]), ([{ pass }, { lines }]) =>
    Effect.async((resume) => {
      const leaveNote = lines?.enter("before work");
      const leave = lineOf(whose, pass).enter((outcome) => {
        leaveNote?.();
        resume(outcome);
      });
      return Effect.sync(() => {
        leaveNote?.();
        leave();
      });
    }));
