/**
 * The trace that a request is a part of. Work on a request goes on in callbacks of others, where the runtime no longer
 * knows whose it is: what calls out of the process does so within this.
 */
import * as Context from "effect/Context";

/** Does work as a part of the trace; without tracing, simply does it. */
export class TraceContext extends Context.Reference<TraceContext>()("TraceContext", {
  defaultValue: () => ({ within: <A>(work: () => A): A => work() }),
}) {}
