/**
 * The facts of an entry as JSON in the database: decimals as texts, so that none loses a digit.
 */
import * as Schema from "effect/Schema";
import type { Precursor } from "../../../domain/cbam/calculation/shipment.ts";
import type { CarbonPriceClaim } from "../../../domain/imports/ledger/carbon_price.ts";
import {
  type ActualValues,
  claimedExemptions,
  type DeclaredCode,
  determinations,
  type ImportFacts,
  type Installation,
  type PlacedGoods,
  type ValueUsed,
  type Verification,
} from "../../../domain/imports/ledger/entry.ts";
import { valuesOfTexts } from "../../../kernel/once.ts";
import { exactJson } from "../exact_json.ts";
import { Code, Country } from "../columns.ts";
import {
  code,
  country,
  day,
  decimal,
  flag,
  listOf,
  type MemberReader,
  members,
  memberState,
  oneOf,
  orNull,
  text,
  whole,
} from "./members.ts";

/** A precursor as a column of JSON has it. */
export const PrecursorJson = Schema.Struct({
  cnCode: Code,
  productionRoute: Schema.optional(Schema.String),
  tonnesPerTonne: Schema.BigDecimal,
  freeAllocationTPerT: Schema.optional(Schema.BigDecimal),
  verifiedEmissionsTPerT: Schema.optional(Schema.BigDecimal),
  origin: Schema.optional(Country),
});

/** @returns the precursor as the domain has it */
export const precursorOf = (kept: typeof PrecursorJson.Type): Precursor => ({
  ...kept,
  productionRoute: kept.productionRoute,
  freeAllocationTPerT: kept.freeAllocationTPerT,
});

const textOrNull = orNull(text);
const decimalOrNull = orNull(decimal);
const dayOrNull = orNull(day);

/** The same, or undefined where the member is left out. */
const optional = <Value>(read: MemberReader<Value>): MemberReader<Value | undefined> => (value, name) =>
  value === undefined ? undefined : read(value, name);

const optionalText = optional(text);
const optionalDecimal = optional(decimal);
const optionalCountry = optional(country);

const precursor: MemberReader<Precursor> = (value, name) => {
  const kept = members(value, name);
  const emissions = optionalDecimal(kept["verifiedEmissionsTPerT"], "verifiedEmissionsTPerT");
  const origin = optionalCountry(kept["origin"], "origin");
  return {
    cnCode: code(kept["cnCode"], "cnCode"),
    productionRoute: optionalText(kept["productionRoute"], "productionRoute"),
    tonnesPerTonne: decimal(kept["tonnesPerTonne"], "tonnesPerTonne"),
    freeAllocationTPerT: optionalDecimal(kept["freeAllocationTPerT"], "freeAllocationTPerT"),
    ...(emissions === undefined ? undefined : { verifiedEmissionsTPerT: emissions }),
    ...(origin === undefined ? undefined : { origin }),
  };
};

const installation: MemberReader<Installation> = (value, name) => {
  const kept = members(value, name);
  return {
    id: text(kept["id"], "id"),
    name: textOrNull(kept["name"], "name"),
    unlocode: textOrNull(kept["unlocode"], "unlocode"),
    address: textOrNull(kept["address"], "address"),
    latitude: decimalOrNull(kept["latitude"], "latitude"),
    longitude: decimalOrNull(kept["longitude"], "longitude"),
    operator: textOrNull(kept["operator"], "operator"),
  };
};

const flagOrNull = orNull(flag);

const verification: MemberReader<Verification> = (value, name) => {
  const kept = members(value, name);
  return {
    reportId: textOrNull(kept["reportId"], "reportId"),
    day: dayOrNull(kept["day"], "day"),
    verifier: text(kept["verifier"], "verifier"),
    accreditation: textOrNull(kept["accreditation"], "accreditation"),
    accreditationBody: textOrNull(kept["accreditationBody"], "accreditationBody"),
    isSatisfactory: flagOrNull(kept["isSatisfactory"], "isSatisfactory"),
  };
};

const valueUsed: MemberReader<ValueUsed> = (value, name) => {
  const kept = members(value, name);
  return { id: text(kept["id"], "id"), version: whole(kept["version"], "version") };
};

const precursorList = listOf(precursor);

/** Lists that are known at most, and characters of them, which stand for ten times their bytes. */
const mostLists = 2_000;
const mostCharacters = 1_000_000;
const knownLists = valuesOfTexts<ReadonlyArray<Precursor>>(mostLists, mostCharacters);

/**
 * Precursors that say the same are one list, whichever entries they stand in: a supplier's value may have a hundred, and be taken by all
 * imports of a year. What is worked out of a list is worked out once as well (`allocationOfPrecursors`).
 */
const sharedPrecursors: MemberReader<ReadonlyArray<Precursor>> = (value, name) =>
  knownLists.of(JSON.stringify(value), () => Object.freeze(precursorList(value, name)));

const precursorsOrNull = orNull(sharedPrecursors);
const verificationOrNull = orNull(verification);
const wholeOrNull = orNull(whole);
const optionalValue = optional(valueUsed);
const optionalWhole = optional(whole);

const actual: MemberReader<ActualValues> = (value, name) => {
  const kept = members(value, name);
  return {
    directTPerT: decimal(kept["directTPerT"], "directTPerT"),
    indirectTPerT: decimalOrNull(kept["indirectTPerT"], "indirectTPerT"),
    freeAllocationTPerT: decimalOrNull(kept["freeAllocationTPerT"], "freeAllocationTPerT"),
    unitContent: decimalOrNull(kept["unitContent"], "unitContent"),
    precursors: precursorsOrNull(kept["precursors"], "precursors"),
    defaultShare: decimalOrNull(kept["defaultShare"], "defaultShare"),
    reportingPeriod: wholeOrNull(kept["reportingPeriod"], "reportingPeriod"),
    installation: installation(kept["installation"], "installation"),
    verification: verificationOrNull(kept["verification"], "verification"),
    value: optionalValue(kept["value"], "value"),
  };
};

const carbonPrice: MemberReader<CarbonPriceClaim> = (value, name) => {
  const kept = members(value, name);
  return {
    eurPerTco2e: decimal(kept["eurPerTco2e"], "eurPerTco2e"),
    certifier: textOrNull(kept["certifier"], "certifier"),
    evidence: textOrNull(kept["evidence"], "evidence"),
  };
};

const placed: MemberReader<PlacedGoods> = (value, name) => {
  const kept = members(value, name);
  return {
    cnCode: code(kept["cnCode"], "cnCode"),
    ...(kept["taricCode"] === undefined ? undefined : { taricCode: text(kept["taricCode"], "taricCode") }),
    origin: country(kept["origin"], "origin"),
    netMassT: decimal(kept["netMassT"], "netMassT"),
    productionRoute: textOrNull(kept["productionRoute"], "productionRoute"),
    procedureReference: textOrNull(kept["procedureReference"], "procedureReference"),
  };
};

const declaredCode: MemberReader<DeclaredCode> = (value, name) => {
  const kept = members(value, name);
  return { code: text(kept["code"], "code"), reference: textOrNull(kept["reference"], "reference") };
};

const determination = oneOf(determinations);
const exemptionOrNull = orNull(oneOf(claimedExemptions));
const actualOrNull = orNull(actual);
const carbonPriceOrNull = orNull(carbonPrice);
const placedOrNull = orNull(placed);
const declaredCodes = listOf(declaredCode);
const memberStateOrNull = orNull(memberState);

/** The facts of an entry as the domain has them. */
export const factsOf = (value: unknown, name: string): ImportFacts => {
  const kept = members(value, name);
  return {
    releasedOn: day(kept["releasedOn"], "releasedOn"),
    procedure: text(kept["procedure"], "procedure"),
    cnCode: code(kept["cnCode"], "cnCode"),
    taricCode: textOrNull(kept["taricCode"], "taricCode"),
    origin: country(kept["origin"], "origin"),
    netMassT: decimal(kept["netMassT"], "netMassT"),
    mwh: decimalOrNull(kept["mwh"], "mwh"),
    productionRoute: textOrNull(kept["productionRoute"], "productionRoute"),
    determination: determination(kept["determination"], "determination"),
    claimedExemption: exemptionOrNull(kept["claimedExemption"], "claimedExemption"),
    reportingPeriod: optionalWhole(kept["reportingPeriod"], "reportingPeriod"),
    actual: actualOrNull(kept["actual"], "actual"),
    carbonPrice: carbonPriceOrNull(kept["carbonPrice"], "carbonPrice"),
    placed: placedOrNull(kept["placed"], "placed"),
    codes: declaredCodes(kept["codes"], "codes"),
    memberState: memberStateOrNull(kept["memberState"], "memberState"),
    note: textOrNull(kept["note"], "note"),
  };
};

/** @returns the facts as JSON */
export const factsJson = (facts: ImportFacts): unknown => exactJson(facts);
