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

/** All that an entry says but its place in the ledger and the caller's note. */
export const contentText = (entry: LedgerEntry): string =>
  `${importKey(entry)} ${peopleText(entry)} ${valueText({ ...comparableFacts(entry.facts), note: null })}`;
