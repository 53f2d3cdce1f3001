/**
 * What the operator is told when a command can't be carried out.
 */
import * as Data from "effect/Data";

/** The operator's command can't be carried out as it stands. */
export class OperatorRefused extends Data.TaggedError("OperatorRefused")<{ readonly message: string }> {}
