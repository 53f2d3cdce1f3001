/** Refusal that tells the operator why a command can't be carried out. */
import * as Data from "effect/Data";
import { type Refusal, refusalSentence } from "../../kernel/findings/refusals.ts";

/** The operator's command can't be carried out as it stands. */
export class OperatorRefused extends Data.TaggedError("OperatorRefused")<{
  readonly message: string;
  /** Refusal that the message is made of, where pages say it in their own languages. */
  readonly refusal?: Refusal;
}> {}

/** Returns the refusal with the command line's sentence, below those of what else is to be known of the command. */
export const refusedFor = (refusal: Refusal, before: ReadonlyArray<Refusal> = []): OperatorRefused =>
  new OperatorRefused({ message: [...before, refusal].map(refusalSentence).join("\n"), refusal });

/** Returns the refusal of a command that no page carries out, in the command line's sentence alone. */
export const refusedBecause = (message: string): OperatorRefused => new OperatorRefused({ message });

/** Makes the refusal of a file from the error that says why. */
type FileRefusal = (error: unknown) => OperatorRefused;

/** Returns the refusal of a file that can't be read. */
export const fileUnread = (path: string): FileRefusal => (error) =>
  refusedBecause(`${path} can't be read: ${error}.`);

/** Returns the refusal of a file that can't be written. */
export const fileUnwritten = (path: string): FileRefusal => (error) =>
  refusedBecause(`${path} can't be written: ${error}.`);
