/**
 * A list of facts: names and values.
 */
import type { ComponentChildren, VNode } from "preact";
import { unbroken } from "../../../web/words/unbroken.ts";

/** A name with its value. */
export type Fact = readonly [name: ComponentChildren, value: ComponentChildren];

/** The list. */
export const Facts = ({ facts }: { readonly facts: ReadonlyArray<Fact> }): VNode => (
  <dl class="facts">
    {facts.map(([name, value]) => (
      <>
        <dt>{typeof name === "string" ? unbroken(name) : name}</dt>
        <dd>{value}</dd>
      </>
    ))}
  </dl>
);
