/** Sentences above a page about a change that its reader asked for. */
import type { VNode } from "preact";
import { Notice } from "../../../web/parts/notice.tsx";

/** Outcome of a change, in sentences. */
export interface ChangeOutcome {
  /** Sentence about what was changed. */
  readonly notice?: string | undefined;
  /** Sentence about a change that was refused. */
  readonly refused?: string | undefined;
}

export const OutcomeNotices = ({ notice, refused }: ChangeOutcome): VNode => (
  <>
    {notice === undefined ? null : (
      <Notice tone="good">
        <p>{notice}</p>
      </Notice>
    )}
    {refused === undefined ? null : (
      <Notice tone="bad">
        <p>{refused}</p>
      </Notice>
    )}
  </>
);
