/** Names of what two entries differ in, as requests have them. */
import { comparableFacts, valueText } from "../content.ts";
import type { ImportFacts, LedgerEntry } from "../entry.ts";
import { hasSamePeriod } from "../reporting_period.ts";

/** Names of the facts in requests. */
const sentNames: Readonly<Record<keyof ImportFacts, string>> = {
  releasedOn: "release_date",
  procedure: "procedure",
  cnCode: "cn_code",
  taricCode: "taric_code",
  origin: "origin_country",
  netMassT: "net_mass_kg",
  mwh: "mwh",
  productionRoute: "production_route",
  determination: "determination",
  reportingPeriod: "reporting_period",
  claimedExemption: "exemption",
  actual: "actual_values",
  carbonPrice: "origin_carbon_price_eur_per_t",
  placed: "placed_goods",
  codes: "document_codes",
  memberState: "member_state",
  note: "note",
};

/** Returns what the facts are called in which two imports differ; the caller's note is not one. */
export const differingFacts = (one: ImportFacts, other: ImportFacts): ReadonlyArray<string> => {
  const [left, right] = [one, other].map((facts) => {
    const compared = comparableFacts(facts);
    const actual = compared.actual && { ...compared.actual, reportingPeriod: null };
    return new Map(Object.entries({ ...compared, actual, reportingPeriod: undefined }));
  });
  return Object.entries(sentNames).flatMap(([fact, sent]) => {
    const isSame = valueText(left?.get(fact)) === valueText(right?.get(fact)) &&
      (fact !== "reportingPeriod" || hasSamePeriod(one, other));
    return fact === "note" || isSame ? [] : [sent];
  });
};

/** Names of what an entry says beside its facts, and that a correction can change. */
const sentBeside: Readonly<
  Record<
    Exclude<keyof LedgerEntry, "id" | "kind" | "refersTo" | "recordedOn" | "importerId" | "facts">,
    string
  >
> = { mrn: "mrn", item: "item", declarantId: "declarant", representation: "representation" };

/** Returns what the members are called in which a correction differs from the entry before it: all that it can change. */
export const changedMembers = (before: LedgerEntry, after: LedgerEntry): ReadonlyArray<string> => {
  const [left, right] = [before, after].map((entry) => new Map<string, unknown>(Object.entries(entry)));
  const valueOf = ({ facts }: LedgerEntry) => valueText(facts.actual?.value ?? null);
  return [
    ...Object.entries(sentBeside).flatMap(([name, sent]) =>
      left?.get(name) === right?.get(name) ? [] : [sent]
    ),
    ...differingFacts(before.facts, after.facts),
    ...(valueOf(before) === valueOf(after) ? [] : ["value_id"]),
    ...(before.facts.note === after.facts.note ? [] : [sentNames.note]),
  ];
};
