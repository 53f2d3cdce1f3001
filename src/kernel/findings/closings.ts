/**
 * Findings about what closes a month or a year of imports: tables of customs, accruals, certificates that go back or were
 * recorded by mistake, and the API's sentences about them.
 */
import { counted } from "../text/shown.ts";
import { type LastDayFindings, lastDaySentences } from "./declared/after_last_day.ts";
import { type DeclaredValueFindings, declaredValueSentences } from "./declared/declared_values.ts";
import { firstNamed } from "../text/first_named.ts";
import { certificateCount, type NoParts, type Sentences } from "./sentences.ts";

/** Each kind of finding with what its sentences are made of. */
export interface ClosingFindings extends DeclaredValueFindings, LastDayFindings {
  /** Neither an importer nor a declarant. */
  readonly noPerson: NoParts;
  /** A day after the last one that is possible: today, or the day that is asked about. */
  readonly dayToCome: { readonly last: string; readonly found: string };
  /** The span in which imports are looked for in a table. */
  readonly spanOfTable: { readonly from: string; readonly to: string };
  /** Customs name the day of the declaration, the ledger that of the release. */
  readonly dayOfCustoms: NoParts;
  /** A table of customs without a row below its header. */
  readonly emptyCustomsTable: NoParts;
  /** Rows of a table that could not be read. */
  readonly rowsNotRead: { readonly rows: number; readonly isCompared: boolean };
  /** Goods of importers who have not passed the threshold. */
  readonly notAccrued: { readonly imports: number; readonly eur: string };
  /** Estimates of an accrual. */
  readonly accruedEstimates: { readonly imports: number };
  /** Imports that an accrual lacks. */
  readonly notCalculated: { readonly imports: number };
  /** Imports that the totals of a declaration lack. */
  readonly declaredWithout: { readonly imports: number };
  /** Certificates that are still to be surrendered for a year before by a day, or should have been, and then no longer held. */
  readonly heldAfterSurrender: {
    readonly number: number;
    readonly year: number;
    readonly day: string;
    readonly isOverdue: boolean;
  };
  /** Certificates that should have been surrendered for a year longer ago, and aren't: nothing is taken off for them. */
  readonly openSinceYear: { readonly number: number; readonly year: number; readonly day: string };
  /** Codes and origins of which no import of an earlier year could be calculated: there is no number surrendered for them. */
  readonly pairsNotCalculated: { readonly pairs: ReadonlyArray<string>; readonly year: number };
  /** Imports of a year before that could not be calculated: it may still need more. */
  readonly stillDueWithout: { readonly imports: number; readonly year: number };
  /** More certificates than are left. */
  readonly moreThanThereAre: { readonly found: number; readonly left: number };
  /** Certificates above the number that may be sold back. */
  readonly boughtMoreThanObliged: { readonly year: number; readonly bought: number; readonly limit: number };
  /** A limit of what is sold back that may rise: while the year runs, with 0 lacking, or by imports without figures. */
  readonly limitMayRise: { readonly year: number; readonly limit: number; readonly lacking: number };
  /** Sale back of what remains after the surrender. */
  readonly soldBackAfterSurrender: NoParts;
  /** More were sold back than the limit. */
  readonly soldBackAboveLimit: {
    readonly year: number;
    readonly boughtBack: number;
    readonly limit: number;
  };
  /** Certificates were bought in a year of which the ledger has no imports. */
  readonly boughtWithoutImports: { readonly year: number };
  /** Actual values and carbon prices of a year's imports that look like slips. */
  readonly unlikelyValues: { readonly imports: ReadonlyArray<string> };
  /** Certificates were surrendered, and nobody said for the imports of which year. */
  readonly surrenderWithoutYear: NoParts;
  /** Certificates of 2026 that were surrendered for imports of another quarter than theirs. */
  readonly surrenderedForOtherQuarter: OtherQuarters;
  /** Certificates of 2026 on the account that are counted for imports of another quarter than theirs. */
  readonly countedForOtherQuarter: OtherQuarters;
  /** Lots of 2026 whose price is not the published one of their quarter. */
  readonly otherPriceThanQuarter: {
    readonly certificates: string;
    readonly eur: string;
    readonly published: string;
    readonly lots: ReadonlyArray<{ readonly id: string; readonly day: string }>;
  };
  /** The declarant's status is revoked: another day than the usual one holds. */
  readonly statusRevoked: { readonly since: string };
  /** A purchase under a reference that another one has. */
  readonly purchaseDiffers: Purchase & { readonly reference: string; readonly lot: string };
  /** Purchases that may be one that was recorded more than once. */
  readonly purchasesAlike: Purchase & { readonly lots: ReadonlyArray<string> };
  /** Moves of a lot that may be one that was recorded more than once. */
  readonly movesAlike: MovedCertificates & { readonly moves: ReadonlyArray<string> };
  /** Groups of purchases or moves that are alike, beside those that are named. */
  readonly moreAlike: { readonly groups: number };
  /** A lot that is to be taken back, and of which certificates left the account. */
  readonly lotHasMoves: { readonly moves: ReadonlyArray<MovedCertificates & { readonly id: string }> };
}

/** Certificates that are of another quarter than imports that lack them, with the quarters where the two differ. */
export interface OtherQuarters {
  /** Number of them. */
  readonly number: number;
  /** Needs of these quarters beside the certificates that are there of their kind. */
  readonly quarters: ReadonlyArray<{
    readonly quarter: string;
    readonly due: number;
    readonly there: number;
  }>;
}

/** A purchase as sentences name it. */
export interface Purchase {
  /** Kind of the certificates. */
  readonly certificates: string;
  /** Day of purchase. */
  readonly day: string;
  /** Certificates that were bought. */
  readonly number: number;
  /** Price of one. */
  readonly eur: string;
}

/** A move as sentences name it; a year with what was surrendered. */
export interface MovedCertificates {
  /** Kind of the move. */
  readonly moved: "surrendered" | "bought_back" | "cancelled";
  /** Day on which they left. */
  readonly day: string;
  /** Certificates that left. */
  readonly number: number;
  /** Year of importation that they were surrendered for. */
  readonly year: number | null;
}

const bought = ({ certificates, day, number, eur }: Purchase): string =>
  `${certificateCount(number)} of kind ${certificates}, bought on ${day} at ${eur} EUR each`;
const ofQuarters = (quarters: OtherQuarters["quarters"]): string =>
  quarters.map(({ quarter, due, there }) => `${quarter} needs ${due} and has ${there}`).join("; ");
const movedWords = { surrendered: "surrendered", bought_back: "sold back", cancelled: "cancelled" } as const;
const left = ({ moved, day, number, year }: MovedCertificates): string =>
  `${number} ${movedWords[moved]} on ${day}${year === null ? "" : ` for ${year}`}`;

const act = "Regulation (EU) 2023/956";
/** True for a revocation within 2026, which has a day of its own for the surrender. */
export const isWithin2026 = (day: string): boolean => day.startsWith("2026-");
const imports = (count: number): string => counted(count, "import", "imports");

/** The API's sentences. */
export const closingSentences: Sentences<ClosingFindings> = {
  ...declaredValueSentences,
  ...lastDaySentences,
  noPerson: () => "Name an importer or a declarant: their ids are in the lists of importers and declarants.",
  dayToCome: ({ last, found }, label) => `${label} must not be after ${last}, found ${found}.`,
  spanOfTable: ({ from, to }) =>
    `Imports that were released from ${from} to ${to} are looked for in the table: give from and to where it covers another span.`,
  dayOfCustoms: () =>
    `Customs communicate the day of the customs declaration (${act}, Article 25(2)), the ledger has that of the release: a row may differ in its date alone.`,
  emptyCustomsTable: () => "The table must hold at least one line of a declaration below its headings.",
  rowsNotRead: ({ rows, isCompared }) =>
    `${counted(rows, "row", "rows")} could not be read: ${
      !isCompared
        ? "nothing was compared with the ledger. Give from and to where it is to be."
        : rows === 1
        ? "an import that it is about is listed as missing in the table."
        : "imports that they are about are listed as missing in the table."
    }`,
  notAccrued: ({ imports: count, eur }) =>
    `${
      imports(count)
    } of importers who have not passed the threshold of the year are not accrued: they would come to ${eur} EUR, all of it, once it is passed (${act}, Article 2a(2)).`,
  accruedEstimates: ({ imports: count }) =>
    `${imports(count)} ${
      count === 1 ? "counts" : "count"
    } by values that are not verified yet: the declaration may come to more.`,
  notCalculated: ({ imports: count }) =>
    `${imports(count)} could not be calculated: the accrual lacks ${
      count === 1 ? "it" : "them"
    }. The declaration says why.`,
  declaredWithout: ({ imports: count }) =>
    count === 1
      ? "1 import could not be calculated: the totals lack it, and more certificates may be due."
      : `${imports(count)} could not be calculated: the totals lack them, and more certificates may be due.`,
  heldAfterSurrender: ({ number, year, day, isOverdue }) =>
    isOverdue
      ? `Certificates that were to be surrendered for ${year} by ${day}, and are not: ${number}. At ends of quarters to come they don't count as held, as far as the account has any of their kind (${act}, Article 26(3)).`
      : `Certificates that are still to be surrendered for ${year} by ${day}: ${number}. From that day on they don't count as held, as far as the account has any of their kind.`,
  openSinceYear: ({ number, year, day }) =>
    `Certificates that were to be surrendered for ${year} by ${day}, and are not: ${number}. They are owed all the same; nothing is taken off what is held here for them (${act}, Article 26(3)).`,
  stillDueWithout: ({ imports: count, year }) =>
    `${
      imports(count)
    } of ${year} could not be calculated: more certificates may still have to be surrendered for ${year} than are counted here. The declaration says why.`,
  pairsNotCalculated: ({ pairs, year }) =>
    `No import of ${year} could be calculated of ${
      firstNamed(pairs)
    }: the number surrendered can't be the basis without them. The declaration for ${year} says why.`,
  moreThanThereAre: ({ found, left }) =>
    `${certificateCount(found)} can't leave a lot that has ${left} left.`,
  boughtMoreThanObliged: ({ year, bought, limit }) =>
    `Of ${
      certificateCount(bought)
    } bought in ${year} at most ${limit} can be sold back, as many as had to be held: the others are cancelled without compensation unless they are surrendered (${act}, Articles 23(2) and 24).`,
  limitMayRise: ({ year, limit, lacking }) =>
    lacking > 0
      ? `${imports(lacking)} of ${year} could not be calculated: more had to be held than is counted here.`
      : `${year} still runs: by the imports recorded so far at most ${limit} of its certificates can be sold back (${act}, Article 23(2)).`,
  soldBackAfterSurrender: () =>
    `Only what is left after the surrender is sold back: those that are still to be surrendered are among the available ones (${act}, Article 23(1)).`,
  soldBackAboveLimit: ({ year, boughtBack, limit }) =>
    `Of the certificates bought in ${year}, ${boughtBack} ${
      boughtBack === 1 ? "is" : "are"
    } recorded as sold back, where at most ${limit} can be: check the moves (${act}, Article 23(2)).`,
  boughtWithoutImports: ({ year }) =>
    `The ledger has no imports of ${year}, so nothing had to be held in it. Who stayed at or below the threshold has all certificates of the year bought back (${act}, Article 23(2)): record its imports, if there were any.`,
  unlikelyValues: ({ imports: ids }) =>
    `The actual values or carbon prices of ${imports(ids.length)} look like slips (${
      firstNamed(ids)
    }): the notes of each import say which. Check units and decimal points.`,
  surrenderWithoutYear: () =>
    `Say which year's imports the certificates were surrendered for: the declaration of that year counts them (${act}, Article 22(1)).`,
  surrenderedForOtherQuarter: ({ number, quarters }) =>
    `Surrendered for imports of another quarter than theirs: ${certificateCount(number)} (${
      ofQuarters(quarters)
    }). Certificates for 2026 are of the quarter of importation (${act}, Article 21(1a)): check them against the registry.`,
  countedForOtherQuarter: ({ number, quarters }) =>
    `On the account, and counted for imports of another quarter than theirs: ${certificateCount(number)} (${
      ofQuarters(quarters)
    }). Certificates for 2026 are of the quarter of importation (${act}, Article 21(1a)): check the kind of the lots.`,
  otherPriceThanQuarter: ({ certificates, eur, published, lots }) =>
    `Certificates of ${certificates} are recorded at ${eur} EUR each, and the published price of the quarter is ${published} EUR (lots ${
      firstNamed(lots.map(({ id }) => id))
    }): check the kind and the price. Figures are those that were recorded.`,
  statusRevoked: ({ since }) =>
    `The status of authorised declarant is revoked since ${since}. 30 September is the day of declarants who have it: after a revocation the declaration is due within one month, and the certificates are surrendered ${
      isWithin2026(since) ? "by 2027-02-15" : "within 15 days after that"
    } (Implementing Regulation (EU) 2025/486, Articles 21 and 23).`,
  purchaseDiffers: ({ reference, lot, ...purchase }) =>
    `A purchase with the reference ${reference} is recorded already, as lot ${lot}: ${
      bought(purchase)
    }. Give another reference, or take that lot back if it was recorded by mistake.`,
  purchasesAlike: ({ lots, ...purchase }) =>
    `${lots.length} purchases are alike: ${bought(purchase)} (lots ${
      firstNamed(lots)
    }). If they are the same one, take back what was recorded too often.`,
  movesAlike: ({ moves, ...move }) =>
    `${moves.length} moves of one lot are alike: ${left(move)} (moves ${
      firstNamed(moves)
    }). If they are the same one, take back what was recorded too often.`,
  moreAlike: ({ groups }) =>
    groups === 1
      ? "1 more group of purchases or moves is alike."
      : `${groups} more groups of purchases or moves are alike.`,
  lotHasMoves: ({ moves }) =>
    `The lot can't be taken back while certificates of it have left the account: take these moves back first: ${
      firstNamed(moves.map(({ id, ...move }) => `${id} (${left(move)})`))
    }.`,
};
