/** Codes, whole numbers and words of closed lists as papers and spreadsheets have them. */
import { folded, foldedWithin } from "./fold.ts";
import { complaint, plainly, readFrom, type Reading, type SentInput, trimmed, unspaced } from "./reading.ts";

/** Returns a code without blanks, in capitals; a spreadsheet's number is its digits. */
export const readCodeAsWritten = (sent: SentInput): Reading<string> => {
  const { value } = sent;
  if (typeof value !== "string" && typeof value !== "number") {
    return complaint(sent, "format", { kind: "noText", found: value });
  }
  const code = unspaced(String(value)).toUpperCase();
  return code === String(value) ? plainly(code) : readFrom(sent, code, code);
};

/** Returns a whole number: one of a spreadsheet, or its digits. */
export const readWholeAsWritten = (sent: SentInput): Reading<number> => {
  const text = typeof sent.value === "string" ? trimmed(sent.value) : "";
  return /^\d{1,15}$/.test(text)
    ? plainly(Number(text))
    : typeof sent.value === "number"
    ? plainly(sent.value)
    : complaint(sent, "format", { kind: "noNumber", example: "1", found: sent.value });
};

/** Words for the values of a closed list, by their folded text. */
export type Words<Value extends string> = Readonly<Record<string, Value>>;

/** A word may have its accents as characters of their own, and signs around it. */
const withAccents = 3;

/**
 * Returns the value that a word means, whatever its case, accents and punctuation; any other word as it is, for the strict
 * rule to refuse.
 */
export const readWordAsWritten = <Value extends string>(
  values: ReadonlyArray<Value>,
  words: Words<Value>,
): (sent: SentInput) => Reading<string> => {
  const exactly = new Set<string>(values);
  const meant = new Map(Object.entries(words));
  for (const value of values.toReversed()) meant.set(folded(value), value);
  const longest = Math.max(...[...meant.keys(), ...values].map(({ length }) => length));
  return (sent) => {
    const text = typeof sent.value === "number" ? String(sent.value) : sent.value;
    if (typeof text !== "string") return complaint(sent, "format", { kind: "noText", found: sent.value });
    const exact = trimmed(text);
    if (exactly.has(exact)) return plainly(exact);
    const value = meant.get(foldedWithin(exact, withAccents * longest));
    return value === undefined ? plainly(exact) : readFrom(sent, value, value);
  };
};

/** Words of the languages that headings are known in, and what spreadsheets show for truth values in them. */
const truths: Words<"yes" | "no"> = {
  true: "yes",
  ja: "yes",
  oui: "yes",
  si: "yes",
  sim: "yes",
  tak: "yes",
  wahr: "yes",
  vrai: "yes",
  vero: "yes",
  verdadero: "yes",
  verdadeiro: "yes",
  prawda: "yes",
  waar: "yes",
  y: "yes",
  j: "yes",
  x: "yes",
  1: "yes",
  false: "no",
  nein: "no",
  non: "no",
  nee: "no",
  nao: "no",
  nie: "no",
  falsch: "no",
  faux: "no",
  falso: "no",
  fałsz: "no",
  onwaar: "no",
  n: "no",
  0: "no",
};

const readTruth = readWordAsWritten(["yes", "no"], truths);

/** Returns a truth value: one of a spreadsheet, or a word for it; any other word as it is. */
export const readFlagAsWritten = (sent: SentInput): Reading<boolean | string> => {
  if (typeof sent.value === "boolean") return plainly(sent.value);
  const reading = readTruth(sent);
  if ("complaint" in reading) return reading;
  return reading.value === "yes" || reading.value === "no"
    ? plainly(reading.value === "yes")
    : plainly(reading.value);
};
