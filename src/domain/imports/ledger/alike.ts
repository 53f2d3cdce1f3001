/**
 * Imports as far as their figures go. Most imports of a year differ by their mass alone: those of a day with the same goods,
 * origin and procedure are read and calculated as one, with the mass of each.
 */
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { codesOfVariants } from "../../../kernel/lenient/cn_code.ts";
import { alpha3OfText, cnCodeOfText } from "../../../kernel/identifiers.ts";
import type { Decimal } from "../../../kernel/decimal.ts";
import { claimedExemptions, determinations, type ImportFacts } from "./entry.ts";

/** Facts of an import that its figures are made of. */
export type FiguredFacts = Omit<ImportFacts, "codes" | "memberState" | "note">;

/** Returns the TARIC code of goods whose default values it decides about; undefined for others. */
export const variantOf = (
  { cnCode, taricCode }: Pick<ImportFacts, "cnCode" | "taricCode">,
): string | undefined => codesOfVariants.has(cnCode) ? taricCode ?? undefined : undefined;

/** Several imports that differ by their mass alone. */
export interface AlikeImports {
  /** Ids of the imports, in the order of recording. */
  readonly ids: ReadonlyArray<string>;
  /** Net mass of each, tonnes, in the order of the ids. */
  readonly massesT: ReadonlyArray<Decimal>;
}

/** An import, or several that are alike. */
export interface FiguredImport {
  /** Id of the import; of several that of the first one. */
  readonly id: string;
  /** The entry that holds; the mass of several is their sum. */
  readonly entry: {
    readonly importerId: string;
    readonly declarantId: string | null;
    readonly facts: FiguredFacts;
  };
  /** Undefined for a single import. */
  readonly alike?: AlikeImports | undefined;
}

/** Returns the ids of the import, or of the several that it stands for. */
export const idsOf = ({ id, alike }: Pick<FiguredImport, "id" | "alike">): ReadonlyArray<string> =>
  alike?.ids ?? [id];

/** Returns the text that imports have in common which differ by day and mass alone; undefined for one with values of its own. */
export const likenessOf = (facts: FiguredFacts): string | undefined => {
  const { cnCode, origin, determination, claimedExemption, procedure, productionRoute } = facts;
  const hasOwnValues = facts.reportingPeriod !== undefined || variantOf(facts) !== undefined ||
    [facts.actual, facts.carbonPrice, facts.placed, facts.mwh].some((own) => own !== null);
  return hasOwnValues
    ? undefined
    : [cnCode, origin, determination, claimedExemption ?? "", procedure, productionRoute ?? ""].join(" ");
};

/**
 * Returns the facts of imports that have a text in common, by their day and mass; undefined for a text that is none.
 * @param likeness code, origin, determination, exemption or nothing, procedure, route or nothing, parted by blanks
 */
export const factsOfLikeness = (
  likeness: string,
): ((releasedOn: CalendarDay, netMassT: Decimal) => FiguredFacts) | undefined => {
  const [code = "", country = "", determined, exemption, procedure, ...route] = likeness.split(" ");
  const [cnCode, origin] = [cnCodeOfText(code), alpha3OfText(country)];
  const determination = determinations.find((each) => each === determined);
  const claimedExemption = claimedExemptions.find((each) => each === exemption) ?? null;
  if (cnCode === undefined || origin === undefined || determination === undefined) return undefined;
  if (procedure === undefined || route.length === 0 || (claimedExemption ?? "") !== exemption) {
    return undefined;
  }
  const productionRoute = route.join(" ") || null;
  return (releasedOn, netMassT) => ({
    releasedOn,
    procedure,
    cnCode,
    taricCode: null,
    origin,
    netMassT,
    mwh: null,
    productionRoute,
    determination,
    claimedExemption,
    actual: null,
    carbonPrice: null,
    placed: null,
  });
};
