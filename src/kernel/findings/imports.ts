/**
 * Findings about an importer's entries, the 50 t and the codes of a declaration, and the API's sentences about them:
 * what is refused, what is not sure, what a reader should know.
 */
import { countryName } from "../country_names.ts";
import { plainText } from "../decimal.ts";
import type { ClosingFindings } from "./closings.ts";
import { type HeldItem, type HeldItemFindings, heldItemSentences } from "./declared/held_items.ts";
import { type CodeFindings, codeSentences } from "./declared/document_codes.ts";
import { type LeftPeopleFindings, leftPeopleSentences } from "./declared/people_left.ts";
import {
  type ImportDeclarationFindings,
  importDeclarationSentences,
} from "./declared/import_declarations.ts";
import { type UndeclaredFindings, undeclaredSentences } from "./declared/undeclared.ts";
import type { ImportDoubts } from "./doubts/import_doubts.ts";
import { type DutyFindings } from "./duties.ts";
import type { NoParts, OneOf, Sentences } from "./sentences.ts";

/** Each kind of finding with what its sentences are made of. */
export interface ImportFindings
  extends CodeFindings, LeftPeopleFindings, UndeclaredFindings, HeldItemFindings, ImportDeclarationFindings {
  /** A day of release that is still to come. */
  readonly releaseInFuture: { readonly found: string; readonly today: string };
  /** A day of release before certificates were due. */
  readonly releaseTooEarly: { readonly found: string; readonly first: string };
  /** A day of recording before the day of release. */
  readonly recordedBeforeRelease: { readonly found: string; readonly released: string };
  /** A verification report of a day that is still to come. */
  readonly verificationInFuture: { readonly found: string; readonly today: string };
  /** A TARIC code that doesn't begin with the CN code. */
  readonly taricOfOtherGoods: { readonly found: string; readonly code: string };
  /** A TARIC code of goods that Annex I leaves out of a CN code. */
  readonly taricOutsideAnnexI: { readonly found: string; readonly code: string; readonly part: string };
  /** A TARIC code of goods that are made by another production route than the one that is named. */
  readonly taricOfOtherRoute: { readonly found: string; readonly route: string; readonly named: string };
  /** A procedure that releases nothing for free circulation. */
  readonly procedureWithoutRelease: { readonly found: string };
  /** A member state of release that is none. */
  readonly stateOutsideUnion: { readonly found: string };
  /** Actual values beside a determination by which they count for nothing. */
  readonly actualValuesUnused: { readonly determination: string };
  /** Goods placed under inward processing beside another determination. */
  readonly placedGoodsUnused: { readonly determination: string };
  /** Offshore production of goods that are neither electricity nor hydrogen. */
  readonly offshoreOfOtherGoods: { readonly code: string };
  /** Neither a mass nor, for electricity, MWh. */
  readonly noQuantityOfImport: { readonly isElectricity: boolean };
  /** MWh of goods that are not electricity. */
  readonly energyOfImport: { readonly code: string };
  /** Actual emissions without values. */
  readonly noActualValues: { readonly determination: string };
  /** Inward processing without the goods that were placed under it. */
  readonly noPlacedGoods: NoParts;
  /** A correction or cancellation of an entry that was corrected or cancelled since, or never was. */
  readonly entryNotLive: { readonly change: "correction" | "cancellation"; readonly refersTo: string };
  /** An import that has as many entries as one may have. */
  readonly importTooLong: { readonly entry: string; readonly most: number };
  /** A first entry that refers to another one than that by which an import gave up its declaration and item. */
  readonly referenceOfImport: NoParts;
  /** A day of recording before the first one of the ledger. */
  readonly recordedTooEarly: { readonly found: string; readonly first: string };
  /** An import recorded anew, on a day on which the ledger still had the one that an entry removed later. */
  readonly recordedBeside: HeldItem & { readonly first: string };
  /** A name of a row that an earlier one of the call has. */
  readonly entryNamedTwice: NoParts;
  /** An entry that was recorded before and no longer holds. */
  readonly laterEntry: { readonly change: "correction" | "cancellation"; readonly entry: string };
  /** Electricity and hydrogen, which know no threshold. */
  readonly neverCounted: { readonly sector: string };
  /** The mass of goods after inward processing. */
  readonly inwardMass: NoParts;
  /** True if returned goods count for the threshold. */
  readonly returnedGoods: { readonly counts: boolean };
  /** True if goods after outward processing count for the threshold. */
  readonly outwardGoods: { readonly counts: boolean };
  /** The threshold was passed: the whole year falls under the duties. */
  readonly wholeYearDutiable: { readonly year: number; readonly day: string };
  /** A sum of a year that does not exceed the limit, tonnes; `isRepresented` where an indirect representative declares some of it. */
  readonly yearWithinLimit: {
    readonly year: number;
    readonly total: number;
    readonly limit: number;
    readonly isRepresented: boolean;
  };
  /** Free allocation of goods after outward processing. */
  readonly outwardAllocation: NoParts;
  /** A carbon price paid abroad with default values. */
  readonly noDeductionWithDefaults: NoParts;
  /** A carbon price paid abroad without certificate or evidence. */
  readonly noEvidenceOfCarbonPrice: NoParts;
  /** Actual values that nobody verified yet. */
  readonly estimatedValues: NoParts;
  /** Returned goods. */
  readonly returnedZero: NoParts;
  /** Emissions after inward processing: those of the goods that were placed, by their code, origin and tonnes. */
  readonly inwardEmissions: { readonly code: string; readonly country: string; readonly tonnes: string };
  /** A CN code of which Annex I lists a part, in whose words. */
  readonly countedAsPart: { readonly code: string; readonly part: string };
}

/** A finding about imports, certificates or the declaration, as the domain gives it. */
export type ImportFinding =
  | OneOf<ImportFindings>
  | OneOf<ImportDoubts>
  | OneOf<DutyFindings>
  | OneOf<ClosingFindings>;

const changes = { correction: "corrected", cancellation: "cancelled" } as const;

/** The API's sentences. */
export const importSentences: Sentences<ImportFindings> = {
  ...codeSentences,
  ...leftPeopleSentences,
  ...undeclaredSentences,
  ...importDeclarationSentences,
  ...heldItemSentences,
  releaseInFuture: ({ found, today }) =>
    `The day of release ${found} is after today, ${today}: an import is recorded once it is released.`,
  releaseTooEarly: ({ found, first }) =>
    `The day of release ${found} is before ${first}: certificates are due for goods released from that day on.`,
  recordedBeforeRelease: ({ found, released }, label) =>
    `${label} ${found} is before the day of release ${released}: an import is recorded once it is released. Give a day from ${released} on, or leave it out for today.`,
  verificationInFuture: ({ found, today }) =>
    `The day of the verification report ${found} is after today, ${today}: values are verified once the report is there. Leave the day out until then.`,
  taricOfOtherGoods: ({ found, code }) =>
    `The TARIC code ${found} is one of other goods: those of CN code ${code} begin with its eight digits. Correct one of the two, or leave the TARIC code out.`,
  taricOutsideAnnexI: ({ found, code, part }) =>
    `The TARIC code ${found} is one of goods that CBAM does not apply to: of CN code ${code} Annex I lists a part only (${part}). Correct the TARIC code, or leave the row out.`,
  taricOfOtherRoute: ({ found, route, named }) =>
    `The TARIC code ${found} is one of goods of the production route ${route}, and the row names ${named}: correct one of the two.`,
  procedureWithoutRelease: ({ found }, label) =>
    `${label} must be a procedure that releases goods for free circulation such as 4000, 4051, 4200 or 6110, found ${found}: goods under another procedure are recorded when they are released.`,
  stateOutsideUnion: ({ found }, label) =>
    `${label} must be a member state of the Union by its ISO 3166-1 alpha-2 code such as DE, found ${found}.`,
  actualValuesUnused: ({ determination }) =>
    `Actual values count with the determinations actual and outward only, and the row says ${determination}: say actual, or leave the values out.`,
  placedGoodsUnused: ({ determination }) =>
    `Goods placed under inward processing count with the determination inward only, and the row says ${determination}: say inward, or leave them out.`,
  offshoreOfOtherGoods: ({ code }) =>
    `Offshore production exempts electricity and hydrogen only (Regulation (EU) 2023/956, Article 2(3a)): goods of CN code ${code} are not exempt by it.`,
  noQuantityOfImport: ({ isElectricity }) =>
    isElectricity
      ? "The energy of electricity is missing or 0: give it in MWh."
      : "The net mass of an import is missing or 0: give it.",
  energyOfImport: ({ code }) =>
    `MWh are for electricity (CN 2716 00 00): CN code ${code} is measured by its net mass.`,
  noActualValues: ({ determination }) =>
    `An import whose emissions are determined as ${determination} needs its actual emissions per tonne and the installation.`,
  noPlacedGoods: () =>
    "After inward processing the emissions are those of the goods that were placed under it (Regulation (EU) 2023/956, Article 6(3)): give their CN code, origin and net mass.",
  entryNotLive: ({ change, refersTo }) =>
    `Entry ${refersTo} can't be ${
      changes[change]
    }: it was corrected or cancelled since, or isn't an entry of this importer. Refer to the entry that holds.`,
  importTooLong: ({ entry, most }) =>
    `The import of entry ${entry} has ${most} entries, the most that one may have: cancel it and record it anew.`,
  referenceOfImport: (_, label) =>
    `${label} is for corrections and cancellations: say which of them the row is with kind. An import refers to an entry only under the number that a correction took from that entry's import.`,
  recordedTooEarly: ({ found, first }, label) =>
    `${label} must not be before ${first}, found ${found}: goods that were released earlier are no part of the ledger.`,
  recordedBeside: ({ mrn, item, entry, first }, label) =>
    `Item ${item} of ${mrn} was in the ledger until entry ${entry} of ${first}: an import that is recorded anew would count twice before. Give ${label} from ${first} on, or leave it out.`,
  entryNamedTwice: (_, label) => `${label} is the name of an earlier row of the call: give each row its own.`,
  laterEntry: ({ change, entry }) =>
    change === "correction"
      ? `The row was recorded before and corrected since: entry ${entry} holds, and nothing was changed.`
      : `The row was recorded before and cancelled since by entry ${entry}, and nothing was changed. To record the import again send a correction that refers to ${entry}.`,
  neverCounted: ({ sector }) =>
    `Goods of the sector ${sector} are never counted for the threshold and never exempt (Regulation (EU) 2023/956, Article 2a(4)).`,
  inwardMass: () =>
    "After inward processing the mass of the goods that were placed under it is counted for the threshold: the act does not say which mass counts.",
  returnedGoods: ({ counts }) =>
    `Returned goods are ${
      counts ? "counted" : "not counted"
    } for the threshold: by the letter of the act they are imported goods of Annex I, but the Commission has not said so.`,
  outwardGoods: ({ counts }) =>
    `Goods after outward processing are ${
      counts ? "counted" : "not counted"
    } for the threshold: by the letter of the act they are imported goods of Annex I, but the Commission has not said so.`,
  wholeYearDutiable: ({ year, day }) =>
    `The limit was passed on ${day}: every import of Annex I goods from 1 January ${year} on falls under all duties (Regulation (EU) 2023/956, Article 2a(2)).`,
  yearWithinLimit: ({ year, total, limit, isRepresented }) =>
    `The sum of ${year} so far, ${
      plainText(total)
    } t, does not exceed the limit of ${limit} t (Regulation (EU) 2023/956, Article 2a(1)): goods that count for it${
      isRepresented ? ", and that the importer declares itself," : ""
    } need no authorised declarant yet.`,
  outwardAllocation: () =>
    "Only the processing abroad counts (Regulation (EU) 2023/956, Article 6(4)); the act does not say which free allocation belongs to it: none is taken off without a verified one.",
  noDeductionWithDefaults: () =>
    "A carbon price paid abroad takes nothing off with default values: only default carbon prices of the Commission could (Regulation (EU) 2023/956, Article 9(4)), and there are none for this country and year.",
  noEvidenceOfCarbonPrice: () =>
    "A carbon price paid abroad needs the certificate of an independent person and evidence of the payment (Regulation (EU) 2023/956, Article 9(2)).",
  estimatedValues: () =>
    "The actual values are not verified: they are an estimate, and must not be declared (Regulation (EU) 2023/956, Article 8(1)).",
  returnedZero: () =>
    "Returned goods are declared separately with zero emissions (Regulation (EU) 2023/956, Article 6(5)).",
  inwardEmissions: ({ code, country, tonnes }) =>
    `The emissions are those of the ${tonnes} t of CN code ${code} from ${
      countryName(country)
    } that were placed under inward processing (Regulation (EU) 2023/956, Article 6(3)).`,
  countedAsPart: ({ code, part }) =>
    `Of CN code ${code} Annex I lists a part only: the import is counted as such goods (${part}). Cancel it if it is others.`,
};
