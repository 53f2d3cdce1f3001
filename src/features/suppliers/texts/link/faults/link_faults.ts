/**
 * Mistakes of suppliers that are said in languages beyond those of the pages: in the Commission's template, and in the form. The
 * sentence stands behind the place or the field that it is about, and says what to do.
 */
import type { Finding } from "../../../../../kernel/findings/finding.ts";
import type { ClosingFindings } from "../../../../../kernel/findings/closings.ts";
import type { OneOf } from "../../../../../kernel/findings/sentences.ts";
import type { SupplierFindings } from "../../../../../kernel/findings/suppliers/suppliers.ts";
import type { TableFindings } from "../../../../../kernel/findings/tables.ts";
import type { TemplateFindings } from "../../../../../kernel/findings/templates.ts";
import type { WrittenFindings } from "../../../../../kernel/findings/written.ts";
import { abridged } from "../../../../../kernel/text/shown.ts";

/** Findings about a template in which there is nothing to mend, or which is not read. */
type NotMended =
  | "templateCityUnderCountry"
  | "templateEstimated"
  | "templateIndirectUncounted"
  | "templateMacros"
  | "templateRebuilt"
  | "templateSheetRenamed"
  | "templateUnknown";

/** Each mistake with what its sentences are made of. */
export type LinkFaults =
  & Omit<TemplateFindings, NotMended>
  & Pick<ClosingFindings, "dayToCome">
  & Pick<TableFindings, "more">
  & Pick<
    WrittenFindings,
    | "dayAsNumber"
    | "exponent"
    | "fractionOrThousands"
    | "noDay"
    | "noNumber"
    | "otherMark"
    | "shownOtherwise"
    | "unsaidComma"
  >
  & Pick<
    SupplierFindings,
    | "opinionNotSatisfactory"
    | "periodToCome"
    | "rebateAbovePrice"
    | "unitContentMissing"
    | "valueWithoutVerifier"
    | "verificationMissing"
    | "verificationOfEstimate"
    | "verifiedTooEarly"
  >;

/** One language's sentence for each mistake; it does not compile while one is missing. */
export type FaultSentences = {
  readonly [Kind in keyof LinkFaults]: (finding: LinkFaults[Kind]) => string;
};

/** @returns a text of the file in quotation marks, cut where it is long */
export const quoted = (text: string): string => `“${abridged(text)}”`;

/** @returns the text that was written, in quotation marks */
export const written = (found: unknown): string =>
  quoted(typeof found === "string" || typeof found === "number" ? String(found) : "…");

const sentenceIn = <Kind extends keyof LinkFaults>(
  sentences: FaultSentences,
  finding: OneOf<Pick<LinkFaults, Kind>> & { readonly kind: Kind },
): string => sentences[finding.kind](finding);

const isFault = (sentences: FaultSentences, finding: Finding): finding is OneOf<LinkFaults> =>
  Object.hasOwn(sentences, finding.kind);

/** @returns the sentence about a finding; undefined for one that is said by the kind of its issue */
export const faultSentence = (sentences: FaultSentences, finding: Finding): string | undefined =>
  isFault(sentences, finding) ? sentenceIn(sentences, finding) : undefined;
