/**
 * Something that a page tells its reader.
 */
import type { ComponentChildren, VNode } from "preact";

export type Tone = "info" | "good" | "warn" | "bad";

export const Notice = ({ tone = "info", title, children }: {
  readonly tone?: Tone;
  readonly title?: string;
  readonly children: ComponentChildren;
}): VNode => (
  <div class={`notice ${tone}`}>
    {title === undefined ? null : <h2>{title}</h2>}
    {children}
  </div>
);
