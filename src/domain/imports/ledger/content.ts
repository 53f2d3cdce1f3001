/**
 * Contents of entries as texts: two entries that say the same have the same text, so that an entry is found among thousands
 * of others of its import without holding it against each.
 */
import { isBigDecimal } from "effect/BigDecimal";
import { toText } from "../../../kernel/decimal.ts";
import { isRecord } from "../../../kernel/text/json.ts";
import { type ImportFacts, importKey, type LedgerEntry, type SentLedgerEntry } from "./entry.ts";

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
  reportingPeriod: true,
  claimedExemption: true,
  actual: true,
  carbonPrice: true,
  placed: true,
  codes: true,
  memberState: true,
};

const textOf = (entry: LedgerEntry, facts: ImportFacts): string => {
  const compared: Readonly<Record<string, unknown>> = { ...comparableFacts(facts) };
  let text = `${importKey(entry)} ${peopleText(entry)}`;
  for (const name in comparedFacts) text += ` ${valueText(compared[name])}`;
  return text;
};

/** Returns the function that makes a text of something once: an entry is held against thousands of others. */
const madeOnce = <Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made => {
  const made = new WeakMap<Of, { readonly text: Made }>();
  return (of) => {
    const before = made.get(of);
    if (before !== undefined) return before.text;
    const text = make(of);
    made.set(of, { text });
    return text;
  };
};

/** All that an entry says but its place in the ledger and the caller's note. */
export const contentText: (entry: LedgerEntry) => string = madeOnce((entry) => textOf(entry, entry.facts));

/** All that facts say by a supplier's value, whatever that said, and a carbon price. */
const textByValue = (
  entry: LedgerEntry,
  facts: ImportFacts,
  carbonPrice: ImportFacts["carbonPrice"],
): string => `${facts.actual?.value?.id} ${textOf(entry, { ...facts, actual: null, carbonPrice })}`;

/** Texts by which a recorded entry is found again. */
export interface RecordedTexts {
  /** All that it says. */
  readonly content: string;
  /** All that it says by the supplier's value that it took; undefined where it took none. */
  readonly taken: string | undefined;
}

/** Returns the texts by which a recorded entry is found again. */
export const recordedTexts: (entry: LedgerEntry) => RecordedTexts = madeOnce((entry) => {
  const { facts } = entry;
  return {
    content: textOf(entry, facts),
    taken: facts.actual?.value === undefined ? undefined : textByValue(entry, facts, facts.carbonPrice),
  };
});

/**
 * Texts that an entry may have been recorded under that took the same value and says the same beside it, whichever version it
 * took: a row without a carbon price of its own took that version's.
 */
export const namedTexts: (entry: SentLedgerEntry) => ReadonlyArray<string> = madeOnce((entry) => {
  const { named, facts } = entry;
  if (named === undefined || facts.actual?.value === undefined) return [];
  return named.prices.map((price) => textByValue(entry, facts, price));
});

/**
 * Returns the text that import rows of a call have in common which say the same, and were recorded under the same texts whatever value they
 * name.
 */
export const rowText = (row: SentLedgerEntry): string => [contentText(row), ...namedTexts(row)].join("\n");

/** Text of what a change says of an import: it was recorded as what is sent where the two share one. */
const changeText = ({ kind, importerId, facts }: LedgerEntry, of: string, text: string): string =>
  `${kind} ${importerId} ${of} ${JSON.stringify(facts.note)} ${text}`;

const valueTextOf = ({ facts }: LedgerEntry): string => valueText(facts.actual?.value);

const textsAs = (kind: LedgerEntry["kind"], entry: LedgerEntry): ReadonlyArray<string> => {
  const { content, taken } = recordedTexts(entry);
  const said = { ...entry, kind };
  return [
    changeText(said, "content", content),
    changeText(said, "version", `${content} ${valueTextOf(entry)}`),
    ...(taken === undefined ? [] : [changeText(said, "value", taken)]),
  ];
};

/** Returns the texts of a change that was recorded; a cancellation says nothing else. */
export const recordedChangeTexts: (entry: LedgerEntry) => ReadonlyArray<string> = madeOnce((entry) =>
  entry.kind === "cancellation" ? [`${entry.kind} ${entry.importerId}`] : textsAs(entry.kind, entry)
);

/** Returns the texts of corrections that say what a recorded import or correction says. */
export const repeatingTexts: (entry: LedgerEntry) => ReadonlyArray<string> = madeOnce((entry) =>
  textsAs("correction", entry)
);

/** Returns the texts of a change that is sent: version of the value included where it names one. */
export const sentChangeTexts: (entry: SentLedgerEntry) => ReadonlyArray<string> = madeOnce((entry) => {
  if (entry.kind === "cancellation") return [`${entry.kind} ${entry.importerId}`];
  const content = contentText(entry);
  return [
    entry.named === undefined
      ? changeText(entry, "content", content)
      : changeText(entry, "version", `${content} ${valueTextOf(entry)}`),
    ...namedTexts(entry).map((taken) => changeText(entry, "value", taken)),
  ];
});
