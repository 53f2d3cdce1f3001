/**
 * The facts of an entry as JSON in the database: decimals as texts, so that none loses a digit.
 */
import * as Schema from "effect/Schema";
import type { Precursor } from "../../../domain/cbam/calculation/shipment.ts";
import { claimedExemptions, determinations, type ImportFacts } from "../../../domain/imports/ledger/entry.ts";
import { exactJson } from "../exact_json.ts";
import { Code, Country, Day, MemberState } from "./columns.ts";

const orNull = Schema.NullOr;
const Text = orNull(Schema.String);
const Number = orNull(Schema.BigDecimal);

/** A precursor as a column of JSON has it. */
export const PrecursorJson = Schema.Struct({
  cnCode: Code,
  productionRoute: Schema.optional(Schema.String),
  tonnesPerTonne: Schema.BigDecimal,
  freeAllocationTPerT: Schema.optional(Schema.BigDecimal),
  verifiedEmissionsTPerT: Schema.optional(Schema.BigDecimal),
  origin: Schema.optional(Country),
});

const Installation = Schema.Struct({
  id: Schema.String,
  name: Text,
  unlocode: Text,
  address: Text,
  latitude: Number,
  longitude: Number,
  operator: Text,
});

const Verification = Schema.Struct({
  reportId: Text,
  day: orNull(Day),
  verifier: Schema.String,
  accreditation: Text,
  accreditationBody: Text,
  isSatisfactory: orNull(Schema.Boolean),
});

const Actual = Schema.Struct({
  directTPerT: Schema.BigDecimal,
  indirectTPerT: Number,
  freeAllocationTPerT: Number,
  unitContent: Number,
  precursors: orNull(Schema.Array(PrecursorJson)),
  defaultShare: Number,
  reportingPeriod: orNull(Schema.Int),
  installation: Installation,
  verification: orNull(Verification),
  value: Schema.optional(Schema.Struct({ id: Schema.String, version: Schema.Int })),
});

const Facts = Schema.Struct({
  releasedOn: Day,
  procedure: Schema.String,
  cnCode: Code,
  taricCode: Text,
  origin: Country,
  netMassT: Schema.BigDecimal,
  mwh: Number,
  productionRoute: Text,
  determination: Schema.Literal(...determinations),
  claimedExemption: orNull(Schema.Literal(...claimedExemptions)),
  actual: orNull(Actual),
  carbonPrice: orNull(
    Schema.Struct({ eurPerTco2e: Schema.BigDecimal, certifier: Text, evidence: Text }),
  ),
  placed: orNull(Schema.Struct({
    cnCode: Code,
    origin: Country,
    netMassT: Schema.BigDecimal,
    productionRoute: Text,
    procedureReference: Text,
  })),
  codes: Schema.Array(Schema.Struct({ code: Schema.String, reference: Text })),
  memberState: orNull(MemberState),
  note: Text,
});

/** Facts as a row of the database has them. */
export const FactsJson: Schema.Schema<typeof Facts.Type, typeof Facts.Encoded> = Facts;

/** @returns the precursor as the domain has it */
export const precursorOf = (kept: typeof PrecursorJson.Type): Precursor => ({
  ...kept,
  productionRoute: kept.productionRoute,
  freeAllocationTPerT: kept.freeAllocationTPerT,
});

/** @returns the facts as the domain has them */
export const factsOf = (kept: typeof Facts.Type): ImportFacts => ({
  ...kept,
  actual: kept.actual && {
    ...kept.actual,
    precursors: kept.actual.precursors?.map(precursorOf) ?? null,
    value: kept.actual.value,
  },
});

/** @returns the facts as JSON */
export const factsJson = (facts: ImportFacts): unknown => exactJson(facts);
