/**
 * Findings about a declarant's declaration, holding, certificates and penalties, and the API's sentences about them.
 */
import { counted } from "../text/shown.ts";
import { plainText } from "../decimal.ts";
import { firstNamed } from "../text/first_named.ts";
import { type SurrenderFindings, surrenderSentences } from "./declared/surrenders.ts";
import { type BasisFindings, basisSentences } from "./holding_basis.ts";
import { certificateCount, type NoParts, type Sentences } from "./sentences.ts";

/** Each kind of finding with what its sentences are made of. */
export interface DutyFindings extends BasisFindings, SurrenderFindings {
  /** One installation with several values for a code and year. */
  readonly severalValuesOfInstallation: {
    readonly installation: string;
    readonly code: string;
    readonly year: number;
    readonly imports: ReadonlyArray<string>;
  };
  /** The registry's format is not published. */
  readonly preparationOnly: { readonly year: number };
  /** Net emissions do not fall below 0 import by import. */
  readonly flooredByImport: NoParts;
  /** Whole certificates by the year and by its quarters are not the same number. */
  readonly roundingOpen: { readonly once: number; readonly byQuarter: number };
  /** Periods without a price of their own. */
  readonly pricesStandIn: { readonly year: number };
  /** From 2027 certificates have the price of the week of purchase. */
  readonly pricedWhenBought: { readonly year: number };
  /** The Commission's draft counts a carbon price paid abroad otherwise. */
  readonly deductionByDraft: { readonly isMeanOfYear: boolean };
  /** Values of an installation that are not verified. */
  readonly valuesNotVerified: { readonly installation: string };
  /** An installation without a verifier. */
  readonly noVerifier: { readonly installation: string };
  /** A verifier without an accreditation number. */
  readonly noAccreditation: { readonly verifier: string };
  /** An installation without a verified free allocation. */
  readonly noVerifiedAllocation: { readonly installation: string };
  /** Goods of which nobody told the precursors. */
  readonly noPrecursors: { readonly installation: string };
  /** Actual values for which nobody named a production route; the one that is assumed. */
  readonly routeNotNamed: { readonly code: string; readonly route: string };
  /** Imports without a declarant. */
  readonly noDeclarant: NoParts;
  /** Imports that could not be calculated. */
  readonly noFigures: { readonly reasons: ReadonlyArray<string> };
  /** The indexed penalty of a year is not known. */
  readonly penaltyNotIndexed: { readonly year: number };
  /** A penalty that is counted on estimates; the certificates as the year could be filed today. */
  readonly penaltyWithEstimates: { readonly number: number };
  /** A year whose penalty is not in the table. */
  readonly noPenaltyOfYear: { readonly year: number };
  /** A penalty does not replace the surrender. */
  readonly stillToSurrender: NoParts;
  /** A penalty that the authority may set lower. */
  readonly penaltyMayBeLower: { readonly refused: boolean };
  /** A penalty for imports without the status does away with declaration and surrender for them. */
  readonly penaltyReleases: NoParts;
  /** Imports before the limit that a declarant with the status declares with the year. */
  readonly declaredWithTheYear: NoParts;
  /** Imports before the limit wait for the decision of an application. */
  readonly declarableOnceGranted: NoParts;
  /** An indirect representative needs the status whatever the mass. */
  readonly representativeNeedsStatus: NoParts;
  /** Imports that go on while an application is not decided. */
  readonly applicationPending: { readonly imports: number };
  /** Electricity and hydrogen before the first quarter that is obliged. */
  readonly neverExemptDueBefore: { readonly quarters: ReadonlyArray<string> };
  /** Debtor of an import, by its importer's representation. */
  readonly whoOwes: {
    readonly why: "own" | "direct" | "importer_itself" | "representative" | "other_declarant";
  };
  /** Floor, rounding and which certificates count. */
  readonly holdingReadings: NoParts;
  /** The price at which the cost of certificates that lack is told; EUR. */
  readonly shortAtPrice: { readonly eur: string; readonly period: string };
  /** Imports that a holding lacks, because they could not be calculated. */
  readonly heldWithout: { readonly imports: number };
  /** A year before the holding duty. */
  readonly noHoldingYet: { readonly first: number };
  /** Certificates are whole. */
  readonly certificatesNotWhole: { readonly found: number };
  /** A purchase before the sale begins. */
  readonly boughtBeforeSale: { readonly found: string; readonly first: string };
  /** Certificates of 2026 for another year, or weekly ones for 2026. */
  readonly certificatesOfOtherYear: { readonly certificates: string; readonly year: number | null };
  /** A lot that is not there. */
  readonly noSuchLot: { readonly found: string };
  /** A move before the purchase. */
  readonly movedBeforeBought: { readonly found: string; readonly bought: string };
  /** A purchase of certificates on or after the day of their cancellation. */
  readonly boughtAfterCancelled: { readonly found: string; readonly cancelled: string };
  /** A surrender on or after the day of the cancellation. */
  readonly surrenderedAfterCancelled: { readonly found: string; readonly cancelled: string };
  /** A surrender for a year of importation that has not begun. */
  readonly surrenderedForYearToCome: { readonly found: string; readonly year: number };
  /** A year of importation beside a move that is no surrender. */
  readonly yearWithoutSurrender: NoParts;
  /** A sale back after the last day. */
  readonly buyBackTooLate: {
    readonly found: string;
    readonly requested: string;
    readonly last: string;
  };
  /** All certificates of who stayed below the threshold are bought back. */
  readonly allBoughtBack: NoParts;
  /** A ledger above the limit, whatever the importer expects. */
  readonly ledgerAboveLimit: MassOfLedger;
  /** A ledger near the limit. */
  readonly ledgerNearLimit: MassOfLedger & { readonly rest: number };
}

/** An importer's year in the ledger beside its limit, in tonnes. */
export interface MassOfLedger {
  /** Calendar year. */
  readonly year: number;
  /** Net mass that counts. */
  readonly total: number;
  /** Limit of the year. */
  readonly limit: number;
  /** True if the line that is asked about is part of the total, and not in the ledger yet. */
  readonly isWithLine: boolean;
}

const act = "Regulation (EU) 2023/956";

/** The API's sentences. */
export const dutySentences: Sentences<DutyFindings> = {
  ...basisSentences,
  ...surrenderSentences,
  severalValuesOfInstallation: ({ installation, code, year, imports }) =>
    `Installation ${installation} has several values for CN code ${code} in ${year} (${imports.length} imports: ${
      firstNamed(imports)
    }): an operator's report has one value a code and year (Implementing Regulation (EU) 2025/2547, Article 4(6)).`,
  preparationOnly: ({ year }) =>
    `This prepares the declaration for ${year}: it is not the format of the CBAM registry, which is not published.`,
  flooredByImport: () =>
    "Net emissions do not fall below 0 import by import: the acts do not say at which level free allocation ends.",
  roundingOpen: ({ once, byQuarter }) =>
    `Rounded up once the year needs ${
      certificateCount(once)
    }, quarter by quarter ${byQuarter}: the acts do not say which.`,
  pricesStandIn: ({ year }) =>
    `Some imports of ${year} have no price of their own period yet: the last one before it stands in.`,
  pricedWhenBought: ({ year }) =>
    `Certificates for imports of ${year} cost what the week of their purchase costs: the cost is an estimate at a price published until now.`,
  deductionByDraft: ({ isMeanOfYear }) =>
    `The carbon price paid abroad is taken off in EUR at the price of each import. The Commission's draft of 13 May 2026, which is not adopted, takes certificates off by the mean price of the year${
      isMeanOfYear ? "" : ", of which not all prices are known here"
    }, of no import more than it owes. Numbers of certificates and the penalty are those before it is taken off, costs those after.`,
  valuesNotVerified: ({ installation }) =>
    `The values of installation ${installation} are not verified: a verifier's report on the whole reporting period is needed, or default values.`,
  noVerifier: ({ installation }) => `No verifier is named for installation ${installation}.`,
  noAccreditation: ({ verifier }) => `The accreditation number of verifier ${verifier} is missing.`,
  noVerifiedAllocation: ({ installation }) =>
    `The verified free allocation (SEFA) of installation ${installation} is missing: it is rebuilt from benchmarks.`,
  noPrecursors: ({ installation }) =>
    `The precursors of the goods of installation ${installation} are not stated: the benchmark of the whole chain is used.`,
  routeNotNamed: ({ code, route }) =>
    `No production route is named for CN code ${code} with actual values: the free allocation is that of ${route}, as for the default values. The notes of each import say what it costs by the other routes.`,
  noDeclarant: () => "No declarant is named.",
  noFigures: ({ reasons }) => `The import could not be calculated: ${reasons.join(" ")}`,
  penaltyNotIndexed: ({ year }) =>
    `The indexed penalty of ${year} is not known here: the figure is that of the act.`,
  penaltyWithEstimates: ({ number }) =>
    `It is counted on values that can't be declared yet: filed today, the year would need ${
      counted(number, "certificate", "certificates")
    }.`,
  noPenaltyOfYear: ({ year }) =>
    `What certificates that are not surrendered cost is not told for ${year}: the penalty is EUR 100 a tonne, indexed for the year of importation (${act}, Article 26(1)), and the figure of ${year} is not in the tables yet.`,
  stillToSurrender: () =>
    `A penalty does not replace the surrender: the certificates are still due (${act}, Article 26(3)).`,
  penaltyMayBeLower: ({ refused }) =>
    refused
      ? `After a refused application of 2026 the penalty may be lower, at least once that of a missing certificate (${act}, Article 26(2a)).`
      : `Where the limit is exceeded by at most 10 % the penalty may be lower, at least once that of a missing certificate (${act}, Article 26(2a)).`,
  penaltyReleases: () =>
    `Who pays the penalty for imports without the status need not declare them, nor surrender certificates for them (${act}, Article 26(2a)).`,
  declaredWithTheYear: () =>
    `Imports before the limit was passed are declared with the year by a declarant who has the status: they are not counted (${act}, Article 2a(2)).`,
  declarableOnceGranted: () =>
    `Imports before the limit was passed are declared with the year once the application is granted: they are not counted, unless it is refused (${act}, Articles 2a(2) and 17(7a)).`,
  representativeNeedsStatus: () =>
    `An indirect representative who declares for the importer needs the status before the first import, below the limit too (${act}, Article 5(1a)).`,
  applicationPending: ({ imports }) =>
    imports === 1
      ? `One import was released while an application was not decided: it is not counted, unless the application is refused (${act}, Article 17(7a)).`
      : `${imports} imports were released while an application was not decided: they are not counted, unless the application is refused (${act}, Article 17(7a)).`,
  neverExemptDueBefore: ({ quarters }) =>
    `At the end of ${
      quarters.join(" and ")
    } only electricity and hydrogen are counted: ${act}, Article 22(2a), delays the other goods and is silent about these.`,
  whoOwes: ({ why }) => {
    const duties = "declaration, certificates and penalties for this import";
    switch (why) {
      case "own":
        return `The importer owes ${duties} as the CBAM declarant (${act}, Articles 4 and 5).`;
      case "direct":
        return `The importer owes ${duties}: a direct representative changes nothing (${act}, Articles 3(15) and 4).`;
      case "importer_itself":
        return `The importer owes ${duties}: its indirect representative does only where it agreed to be the declarant (${act}, Article 5(2)).`;
      case "representative":
        return `The indirect representative owes ${duties} as the declarant, and needs the status before it imports anything, also below the threshold (${act}, Article 5(1a), (2) and (2a)).`;
      case "other_declarant":
        return `The importer owes ${duties}, but the declarant is another company: only an indirect representative declares for an importer (${act}, Article 5). Correct the declarant or the representation.`;
    }
  },
  holdingReadings: () =>
    "Each import counts with at least 0, half of the sum is rounded up, and all certificates that are on the account when the day ends count, after what is surrendered on it and cancelled by then: these are readings.",
  shortAtPrice: ({ eur, period }) =>
    `The cost of certificates that lack is told at ${eur} EUR, the price of ${period}, the newest published one: they cost what the week of purchase costs.`,
  heldWithout: ({ imports }) =>
    imports === 1
      ? "1 import could not be calculated: the numbers lack it, and more must be held. The declaration says why."
      : `${imports} imports could not be calculated: the numbers lack them, and more must be held. The declaration says why.`,
  noHoldingYet: ({ first }) => `Certificates are held from ${first} on (${act}, Article 22(2)).`,
  certificatesNotWhole: ({ found }) =>
    `A certificate is one whole tonne: the number must be a whole one above 0, found ${found}.`,
  boughtBeforeSale: ({ found, first }) =>
    `Certificates are sold from ${first} on (${act}, Article 20(1)): found a purchase on ${found}.`,
  certificatesOfOtherYear: ({ certificates, year }) =>
    `Certificates of kind ${certificates} are not surrendered for ${year}: those of 2026 and the weekly ones are kinds of their own.`,
  noSuchLot: ({ found }) => `There is no lot ${found}.`,
  movedBeforeBought: ({ found, bought }) =>
    `The certificates were bought on ${bought}: they can't leave the account on ${found}.`,
  boughtAfterCancelled: ({ found, cancelled }) =>
    `Certificates of 2026 were cancelled on ${cancelled} (${act}, Article 24(2)): found a purchase on ${found}. Record what was bought since as weekly: it may be surrendered for 2026, late.`,
  surrenderedAfterCancelled: ({ found, cancelled }) =>
    `What was left of the certificates was cancelled on ${cancelled} (${act}, Article 24): they can't be surrendered on ${found}.`,
  surrenderedForYearToCome: ({ found, year }) =>
    `Certificates for imports of ${year} can't be surrendered on ${found}: the year has not begun. Give the year of importation that they were surrendered for.`,
  yearWithoutSurrender: () =>
    "A year of importation is for certificates that are surrendered: leave it out of the others.",
  buyBackTooLate: ({ found, requested, last }) =>
    `The sale back was to be asked for by ${requested} (${act}, Article 23), and is recorded with a day up to ${last}: found ${found}.`,
  allBoughtBack: () =>
    `Who stayed at or below the threshold has all certificates bought back (${act}, Article 23(2)).`,
  ledgerAboveLimit: ({ year, total, limit, isWithLine }) =>
    `The importer's ledger comes to ${plainText(total)} t in ${year}${
      isWithLine ? " with this line" : ""
    }, above the limit of ${
      plainText(limit)
    } t: Y137 is not possible, whatever is expected (${act}, Article 2a(1) and (2)).`,
  ledgerNearLimit: ({ year, total, limit, rest, isWithLine }) =>
    `The importer's ledger comes to ${plainText(total)} t in ${year}${isWithLine ? " with this line" : ""}: ${
      plainText(rest)
    } t are left until the limit of ${plainText(limit)} t.`,
};
