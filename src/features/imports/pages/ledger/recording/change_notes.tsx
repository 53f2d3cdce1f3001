/** Notes about the correction that a form recorded: what it left of the import, and whether the figures are those of a newer version. */
import type { VNode } from "preact";
import type { LedgerEntry } from "../../../../../domain/imports/ledger/entry.ts";
import type { Finding } from "../../../../../kernel/findings/finding.ts";
import { Notice } from "../../../../../web/parts/notice.tsx";
import type { Language } from "../../../../../web/words/language.ts";
import { changeFindings } from "../../../records/entry_results.ts";
import { findingSentence } from "../../sentences.ts";

/** Findings about the last entry of an import where it is a correction; its form always says the representation. */
const lastChange = (history: ReadonlyArray<LedgerEntry>): ReadonlyArray<Finding> => {
  const entry = history.at(-1);
  const before = history.slice(0, -1).findLast(({ kind }) => kind !== "cancellation");
  if (before === undefined || entry?.kind !== "correction") return [];
  const [taken, value] = [before.facts.actual?.value, entry.facts.actual?.value];
  const isLeft = value === undefined && entry.facts.actual !== null;
  return changeFindings({
    ...(taken !== undefined && isLeft ? { valueLeft: taken } : undefined),
    ...(taken !== undefined && taken.id === value?.id && taken.version !== value.version
      ? { newerVersion: { version: taken.version, newest: value.version } }
      : undefined),
    ...(before.declarantId !== null && entry.declarantId === null
      ? { declarantLeft: before.declarantId }
      : undefined),
  });
};

/** The notice; nothing where there is nothing to say. */
export const ChangeNotes = ({ history, language }: {
  readonly history: ReadonlyArray<LedgerEntry>;
  readonly language: Language;
}): VNode | null => {
  const findings = lastChange(history);
  return findings.length === 0 ? null : (
    <Notice tone="warn">
      {findings.map((finding) => <p key={finding.kind}>{findingSentence(finding, language)}</p>)}
    </Notice>
  );
};
