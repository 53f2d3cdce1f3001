/**
 * The service's sign: columns of different heights, as the answers have them.
 */
import type { VNode } from "preact";

export const Brand = (): VNode => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="7" fill="currentColor" />
    <path d="M8 9.5h7v13H8zM17 9.5h7v4h-7zM17 16h3v6.5h-3zM22 18.5h2v4h-2z" fill="var(--on-accent)" />
  </svg>
);
