/**
 * Why the service doesn't start: one clear line that names the setting or the thing that is wrong.
 */
import * as Data from "effect/Data";

export class StartFailed extends Data.TaggedError("StartFailed")<{ readonly message: string }> {}
