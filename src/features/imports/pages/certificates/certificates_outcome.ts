/** Outcome of a form of the page for certificates. */
import type { FormErrors } from "../sentences.ts";

/** The forms of the page, by what they record. */
export const certificateForms = ["lot", "move"] as const;
export type CertificateForm = typeof certificateForms[number];

/** A form that could not be carried out as it stands, or what was done. */
export interface CertificatesOutcome {
  /** The form that was sent. */
  readonly form?: CertificateForm;
  readonly values?: ReadonlyMap<string, string>;
  readonly errors?: FormErrors;
  /** Sentence about what was recorded. */
  readonly done?: string | undefined;
  /** Id under which each form records the next purchase or move: sent twice, it records it once. */
  readonly newIds?: Readonly<Record<CertificateForm, string>>;
}
