/** Refusal that tells the operator why a command can't be carried out. */
import * as Data from "effect/Data";
import { type Refusal, refusalSentence } from "../../kernel/findings/refusals.ts";

/** The operator's command can't be carried out as it stands. */
export class OperatorRefused extends Data.TaggedError("OperatorRefused")<{
  readonly message: string;
  /** Refusal that the message is made of, where pages say it in their own languages. */
  readonly refusal?: Refusal;
}> {}

/** Returns the refusal with the command line's sentence. */
export const refusedFor = (refusal: Refusal): OperatorRefused =>
  new OperatorRefused({ message: refusalSentence(refusal), refusal });
