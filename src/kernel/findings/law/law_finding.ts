/**
 * Findings of the law's core about a calculation, as data: notes, reasons, terms. Every language makes its own sentence
 * of it.
 */
import * as Schema from "effect/Schema";
import { noteKinds } from "./notes.ts";
import { reasonKinds } from "./reasons.ts";
import { termKinds } from "./terms.ts";

/** Shape of every finding of the law. */
export const LawFindingSchema = Schema.Union(...noteKinds, ...reasonKinds, ...termKinds);

/** A finding of the law: its kind, and the values that its sentences are made of. */
export type LawFinding = typeof LawFindingSchema.Type;

/** Code of a finding. */
export type LawKind = LawFinding["kind"];

/** Every kind of finding by its code. */
export type LawFindings = { readonly [Kind in LawKind]: Extract<LawFinding, { readonly kind: Kind }> };

/** One language's sentence for each kind; it does not compile while a kind lacks one. */
export type LawSentences = { readonly [Kind in LawKind]: (finding: LawFindings[Kind]) => string };

/** Sentences for answers without figures. */
export type ReasonSentences = Pick<LawSentences, (typeof reasonKinds)[number]["Type"]["kind"]>;

/** Words for terms of a calculation. */
export type TermSentences = Pick<LawSentences, (typeof termKinds)[number]["Type"]["kind"]>;

/** Sentences that a wording has otherwise than the API's English. */
export type SomeLawSentences = { readonly [Kind in LawKind]?: (finding: LawFindings[Kind]) => string };

/** Returns the finding's sentence out of those that are given; undefined for a kind that is not among them. */
export const lawSentenceIn = <Kind extends LawKind>(
  sentences: SomeLawSentences,
  finding: { readonly [Each in Kind]: { readonly kind: Each } & LawFindings[Each] }[Kind],
): string | undefined => sentences[finding.kind]?.(finding);
