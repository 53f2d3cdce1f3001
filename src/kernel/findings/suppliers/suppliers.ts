/**
 * Findings about suppliers' installations and values, and the API's sentences about them.
 */
import type { NoParts, Sentences } from "../sentences.ts";
import { type ValueUseFindings, valueUseSentences } from "./value_uses.ts";

/** Kinds of files that are kept beside values. */
export type FileKind = "pdf" | "xlsx";

const fileKinds: Readonly<Record<FileKind, string>> = { pdf: "a PDF", xlsx: "an Excel workbook (.xlsx)" };

/** Each kind of finding with what its sentences are made of. */
export interface SupplierFindings extends ValueUseFindings {
  /** A UN/LOCODE of another country than the installation's. */
  readonly placeInOtherCountry: {
    readonly found: string;
    readonly country: string;
    readonly begins: string;
  };
  /** One coordinate without the other. */
  readonly halfOfPlace: { readonly given: string };
  /** An installation of the account has the registry's id, with other facts. */
  readonly installationThere: { readonly registryId: string; readonly id: string };
  /** A version that is no longer the newest one, or not yet. */
  readonly versionNotCurrent: { readonly replaces: number; readonly current: number };
  /** Another value holds for the installation, the goods and the period. */
  readonly valueThere: {
    readonly id: string;
    readonly code: string;
    readonly period: number;
    /** True where one of the two names a route and the other none, which stands for all. */
    readonly isByRoute: boolean;
  };
  /** A verified value, whose place an answer that isn't verified would take. */
  readonly verifiedThere: {
    readonly id: string;
    readonly code: string;
    readonly period: number;
    readonly state: string;
  };
  /** A period before the first one that a state can have. */
  readonly periodBefore: { readonly period: number; readonly first: number; readonly state: string };
  /** A period that has not begun, of a value that is no estimate. */
  readonly periodToCome: { readonly period: number; readonly year: number; readonly state: string };
  /** A verified value without a verification. */
  readonly verificationMissing: NoParts;
  /** A verification of an estimated value. */
  readonly verificationOfEstimate: NoParts;
  /** A report that is dated within its reporting period. */
  readonly verifiedTooEarly: { readonly period: number; readonly found: string };
  /** A verified value on which the opinion is another one. */
  readonly opinionNotSatisfactory: NoParts;
  /** A verified value of which nobody says who verified it. */
  readonly valueWithoutVerifier: NoParts;
  /** A value of goods with a functional unit that says nothing of its content. */
  readonly unitContentMissing: { readonly unit: string; readonly code: string; readonly state: string };
  /** A rebate above the price that it is taken off. */
  readonly rebateAbovePrice: NoParts;
  /** Goods that CBAM doesn't apply to, or not from that country. */
  readonly goodsNotCovered: { readonly code: string; readonly country: string };
  /** A day by which no answer can be wanted. */
  readonly dueOutside: { readonly first: string; readonly last: string; readonly found: string };
  /** An inquiry with both goods and imports, or neither. */
  readonly goodsOrImports: NoParts;
  /** Goods that stand in an inquiry twice, or for every route and for one. */
  readonly goodsTwice: { readonly code: string };
  /** An import that the account doesn't have, or that was cancelled. */
  readonly unknownImport: { readonly found: string };
  /** An import that values of the inquiry couldn't be used for. */
  readonly importNotAsked: {
    readonly id: string;
    readonly why: "country" | "year" | "determination";
    readonly found: string;
  };
  /** An inquiry that stands otherwise than a call takes it to. */
  readonly inquiryStands: { readonly state: string; readonly round: number };
  /** A mail to a supplier that its server did not take; `said` are the server's words. */
  readonly mailNotDelivered: {
    readonly state: "retrying" | "refused" | "given_up";
    readonly receiver: string;
    readonly said: string | null;
  };
  /** A member that a supplier's document lacks; `source` is the point of Annex IV that asks for it, null: no value without it. */
  readonly toldMissing: { readonly source: string | null };
  /** A part of a supplier's document that no value is made of. */
  readonly toldNotTaken: { readonly why: NotTaken };
  /** Another value for the same goods, installation and year in one document. */
  readonly toldTwice: { readonly code: string; readonly other: string };
  /** A file that is neither a PDF nor a workbook. */
  readonly otherFile: NoParts;
  /** A file of another kind than the call says. */
  readonly otherFileKind: { readonly said: string; readonly found: FileKind };
  /** A name with the ending of another kind of files. */
  readonly otherEnding: { readonly ending: string; readonly found: FileKind };
  /** A PDF whose end is missing. */
  readonly cutPdf: NoParts;
  /** A workbook to be kept that has macros. */
  readonly fileWithMacros: NoParts;
  /** A file without anything in it. */
  readonly emptyFile: NoParts;
}

/** Parts of a document that no value is made of. */
export type NotTaken = "attestation" | "carbonPrice" | "precursors" | "route" | "verification";

const notTaken: Readonly<Record<NotTaken, string>> = {
  attestation:
    "an attestation is no verification report of Implementing Regulation (EU) 2025/2546, so that the values are estimates",
  carbonPrice:
    "an amount without its unit and its rebate is no carbon price that can be taken off: record the carbon price with the value where there is evidence",
  precursors:
    "a precursor counts by its tonnes per tonne of goods, which the summary doesn't have; what they bring of free allocation is in the specific embedded free allocation",
  route:
    "its codes are not those of the benchmarks: record the production route with the value where one is needed",
  verification:
    "what is read is recorded as an estimate: look at it, then record the verification with a new version of the value",
};

/** The API's sentences. */
export const supplierSentences: Sentences<SupplierFindings> = {
  ...valueUseSentences,
  placeInOtherCountry: ({ found, country, begins }, label) =>
    `${label} ${found} is a place of another country than ${country}, whose codes begin with ${begins}: mend the one that is wrong.`,
  halfOfPlace: ({ given }, label) => `${label} must be given beside ${given}: a place needs both.`,
  installationThere: ({ registryId, id }) =>
    `Installation ${id} has the registry id ${registryId}, with other facts: send what changed as a new version of it.`,
  versionNotCurrent: ({ replaces, current }) =>
    `Version ${replaces} can't be replaced, because version ${current} is the newest one: look at what changed, then send it with replaces ${current}.`,
  valueThere: ({ id, code, period, isByRoute }) =>
    `Value ${id} holds for the installation, CN code ${code} and ${period}, with other figures: an operator has one value for a code and year (Implementing Regulation (EU) 2025/2547, Article 4(6)). ${
      isByRoute
        ? "One of the two names a production route and the other none, which stands for all routes: name a route in both."
        : "Send what changed as a new version of it."
    }`,
  verifiedThere: ({ id, code, period, state }) =>
    `Value ${id} of CN code ${code} and ${period} is verified, and the answer's is in the state ${state}: it doesn't take the place of a verified one, by which alone goods can be declared (Regulation (EU) 2023/956, Article 8(1)). Send the answer back and ask for the verification report. If the verified value no longer holds, record what does as a new version of it.`,
  periodBefore: ({ period, first, state }, label) =>
    `${label} ${period} is too early for a value in the state ${state}: the first is ${first}${
      state === "estimated" ? "" : "; earlier figures, by the rules of the transitional period, are estimates"
    }.`,
  periodToCome: ({ period, year, state }, label) =>
    `${label} ${period} has not begun, so that no value can be in the state ${state}: at most ${year}, or send it as estimated.`,
  verificationMissing: (_, label) =>
    `${label} is missing: a value is verified by a report with its id, day and opinion (Regulation (EU) 2023/956, Article 8). Without one it is the operator's.`,
  verificationOfEstimate: (_, label) =>
    `${label} is for the operator's values: an estimated value has none. Send the value as operator or verified.`,
  verifiedTooEarly: ({ period, found }, label) =>
    `${label} ${found} lies in the reporting period or before it: a report covers a whole calendar year, so that none on ${period} can be dated before ${
      period + 1
    }-01-01. Until then the value is the operator's.`,
  opinionNotSatisfactory: (_, label) =>
    `${label} must be satisfactory for a verified value: with another opinion it stays the operator's.`,
  valueWithoutVerifier: (_, label) =>
    `${label} is missing, and the installation names no verifier: give one of the two.`,
  unitContentMissing: ({ unit, code, state }, label) =>
    `${label} is missing: values of ${code} in the state ${state} are per ${
      unit === "clinker" ? "tonne of clinker" : "kilogram of nitrogen"
    }, and the content of a tonne of goods converts them (Implementing Regulation (EU) 2025/2547, Article 4 and Annex IV, point 2).`,
  rebateAbovePrice: (_, label) => `${label} must not be above the amount that it is taken off.`,
  goodsNotCovered: ({ code, country }) =>
    `CBAM does not apply to CN code ${code} from ${country}: there is no value to keep. Check the code, and the country of the installation.`,
  dueOutside: ({ first, last, found }, label) => `${label} must be from ${first} to ${last}, found ${found}.`,
  goodsOrImports: () => "Give either goods or imports: one of the two says what values are asked for.",
  goodsTwice: ({ code }, label) =>
    `${label} has CN code ${code} twice, with the same route or once for every route: name it once.`,
  unknownImport: ({ found }, label) => `${label} ${found} is no live import of this account.`,
  importNotAsked: ({ id, why, found }) =>
    `Import ${id} ${
      why === "country"
        ? `is of ${found}, not of the installation's country`
        : why === "year"
        ? `is of the reporting period ${found}, not of the one that is asked for`
        : `is determined by ${found}, not by default values`
    }: leave it out.`,
  inquiryStands: ({ state, round }) =>
    `The inquiry is ${state} in round ${round}: look at it again, because this can't be done with it as it stands.`,
  mailNotDelivered: ({ state, receiver, said }) => {
    const answer = said === null ? "" : ` (its server said: ${JSON.stringify(said)})`;
    return state === "retrying"
      ? `The mail to ${receiver} could not be handed over yet${answer}: it is tried again, until a day after it was queued.`
      : `The mail to ${receiver} ${
        state === "refused" ? "was refused" : "could not be handed over for a day"
      }${answer} and reached nobody: check the address, revoke the inquiry and ask anew.`;
  },
  toldMissing: ({ source }, label) =>
    source === null
      ? `${label} is missing: no value can be taken without it.`
      : `${label} is missing, for which Implementing Regulation (EU) 2025/2547, Annex IV, point ${source}, asks: ask the supplier for it.`,
  toldNotTaken: ({ why }, label) => `${label} was not taken: ${notTaken[why]}.`,
  toldTwice: ({ code, other }, label) =>
    `${label}: ${other} has another value for CN code ${code} in the same year. An operator has one value for a code and year, averaged over its routes (Implementing Regulation (EU) 2025/2547, Article 4(6)): ask which one holds.`,
  otherFile: () =>
    "The file is neither a PDF nor an Excel workbook (.xlsx): print it to a PDF, or save it as Excel workbook (.xlsx), and send that.",
  otherFileKind: ({ said, found }) =>
    `The file is ${fileKinds[found]}, and the call says ${said}: send the Content-Type that it has.`,
  otherEnding: ({ ending, found }) =>
    `The name ends in "${ending}", and the file is ${fileKinds[found]}: name it by what it is.`,
  cutPdf: () => "The PDF has no end (%%EOF), as if it had been cut off: send it once more, whole.",
  fileWithMacros: () =>
    "The workbook has macros, which are neither run nor kept: save it as Excel workbook (.xlsx) without them, and send that.",
  emptyFile: () => "The file is empty: choose another one, or send its bytes as the body.",
};
