/**
 * Tabs that are links: each leads to an address of its own, so that they work without a script.
 */
import type { VNode } from "preact";

/** One tab. */
export interface Tab {
  readonly href: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

export const Tabs = (
  { label, tabs }: { readonly label: string; readonly tabs: ReadonlyArray<Tab> },
): VNode => (
  <nav class="tabs" aria-label={label}>
    {tabs.map((tab) => <a href={tab.href} aria-current={tab.isCurrent ? "page" : undefined}>{tab.label}</a>)}
  </nav>
);
