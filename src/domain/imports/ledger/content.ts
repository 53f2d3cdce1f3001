/**
 * Contents of entries as texts: two entries that say the same have the same text, so that an entry is found among thousands
 * of others of its import without holding it against each.
 */
import { isBigDecimal } from "effect/BigDecimal";
import { toText } from "../../../kernel/decimal.ts";
import { isRecord } from "../../../kernel/text/json.ts";
import { type ImportFacts, importKey, type LedgerEntry } from "./entry.ts";

/** Text of a value: one for a decimal however many zeros it is written with, and one for members in any order. */
export const valueText = (value: unknown): string => {
  if (value === null) return "null";
  if (isBigDecimal(value)) return toText(value);
  if (Array.isArray(value)) return `[${value.map(valueText).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? "";
  const members = Object.keys(value).filter((name) => value[name] !== undefined).sort();
  return `{${members.map((name) => `${name}:${valueText(value[name])}`).join()}}`;
};

/** People of an entry: importer, declarant and the representation. */
export const peopleText = ({ importerId, declarantId, representation }: LedgerEntry): string =>
  `${importerId} ${declarantId} ${representation}`;

/**
 * Facts of an entry without what tables have no columns for: figures that were taken from a supplier's value are the same as
 * those that were given themselves.
 */
export const comparableFacts = (facts: ImportFacts): ImportFacts => {
  const { actual } = facts;
  if (actual?.value === undefined) return facts;
  const installation = { ...actual.installation, latitude: null, longitude: null };
  return { ...facts, actual: { ...actual, installation, defaultShare: null, value: undefined } };
};

/** Facts that contents are compared by: all but the caller's note. */
const comparedFacts: Readonly<Record<Exclude<keyof ImportFacts, "note">, true>> = {
  releasedOn: true,
  procedure: true,
  cnCode: true,
  taricCode: true,
  origin: true,
  netMassT: true,
  mwh: true,
  productionRoute: true,
  determination: true,
  claimedExemption: true,
  actual: true,
  carbonPrice: true,
  placed: true,
  codes: true,
  memberState: true,
};

/** All that an entry says but its place in the ledger and the caller's note. */
export const contentText = (entry: LedgerEntry): string => {
  const facts: Readonly<Record<string, unknown>> = { ...comparableFacts(entry.facts) };
  let text = `${importKey(entry)} ${peopleText(entry)}`;
  for (const name in comparedFacts) text += ` ${valueText(facts[name])}`;
  return text;
};
