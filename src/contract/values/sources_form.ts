/** Amount of law that an answer carries. */
import type * as Schema from "effect/Schema";
import { choice } from "./choice.ts";

/** `short` sends the legal text once, or leaves it to another call; without it answers are the contract's. */
export const SourcesForm: Schema.Schema<"short" | "full", string> = choice({
  identifier: "SourcesForm",
  expected: "short or full",
  values: ["short", "full"] as const,
  example: "short",
  description:
    "How much law the answer carries. `full`, and when it is left out: every calculation with its sources, versions and legal basis. `short`: the figures, the notes and where the sources stand; of many rows, the sources once.",
});
