/**
 * Numbers as papers have them, with a decimal comma or point and with grouped thousands. A number is never guessed:
 * what could be a fraction or thousands is a complaint that asks, unless the table or the call says which mark it uses.
 */
import { decimalOfNumber, decimalOfText, isLess, toJsonNumber } from "../decimal.ts";
import { complaint, plainly, readFrom, type Reading, type SentInput, trimmed } from "./reading.ts";

/** The decimal mark that a table or a call uses; `unsaid` where neither says it. */
export type DecimalMark = "point" | "comma" | "unsaid";

/** The mark that a sender named: the other one alone then groups thousands. A mark that was found leaves `1.204` a question. */
export type NamedMark = "point, named" | "comma, named";

/** Notation of numbers: by the mark that their sender named, or by the one that they show. */
export type NumberMark = DecimalMark | NamedMark;

/** Returns the mark as one that its sender named. */
export const namedMark = (mark: "point" | "comma"): NamedMark =>
  mark === "comma" ? "comma, named" : "point, named";

/** The mark itself, whoever told it. */
export const bareMarks: Readonly<Record<NumberMark, DecimalMark>> = {
  point: "point",
  comma: "comma",
  unsaid: "unsaid",
  "point, named": "point",
  "comma, named": "comma",
};

/** Only meaning that a text's marks can have, if there is one. */
export type MarkEvidence = "point" | "comma" | "either" | "none";

const spaces = "[ \\u00a0\\u2007\\u202f'\u2019]";
const groupedBySpaces = new RegExp(`^\\d{1,3}(?:${spaces}\\d{3})+(?=[.,]|$)`);
const groupSpaces = new RegExp(spaces, "g");
const couldBeThousands = /^[1-9]\d{0,2}[.,]\d{3}$/;
const forms = {
  whole: /^\d+$/,
  pointFraction: /^\d+\.\d+$/,
  commaFraction: /^\d+,\d+$/,
  pointsInGroups: /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/,
  commasInGroups: /^[1-9]\d{0,2}(?:,\d{3}){2,}$/,
  pointsThenComma: /^[1-9]\d{0,2}(?:\.\d{3})+,\d+$/,
  commasThenPoint: /^[1-9]\d{0,2}(?:,\d{3})+\.\d+$/,
} as const;

/** Forms whose decimal mark can only be a comma, and only a point: what groups thousands is no decimal mark. */
const commaForms = [forms.commaFraction, forms.pointsThenComma, forms.pointsInGroups];
const pointForms = [forms.pointFraction, forms.commasThenPoint, forms.commasInGroups];

/** A text without its sign, and without the spaces that group its thousands. */
interface Digits {
  readonly sign: string;
  readonly text: string;
}

/** A sign behind the digits, as SAP writes it. */
const signBehind = /(?<=\d)\s?-$/;

const digitsOf = (written: string): Digits => {
  const text = trimmed(written);
  const isBefore = text.startsWith("-");
  const sign = isBefore || signBehind.test(text) ? "-" : "";
  const unsigned = isBefore ? text.slice(1) : text.replace(signBehind, "");
  const grouped = groupedBySpaces.exec(unsigned)?.[0];
  return {
    sign,
    text: grouped === undefined
      ? unsigned
      : `${grouped.replace(groupSpaces, "")}${unsigned.slice(grouped.length)}`,
  };
};

/** Evidence of a number's text about the decimal mark of its table. */
export const evidenceOf = (written: string): MarkEvidence => {
  const { text } = digitsOf(written);
  if (couldBeThousands.test(text)) return "either";
  if (commaForms.some((form) => form.test(text))) return "comma";
  return pointForms.some((form) => form.test(text)) ? "point" : "none";
};

/** The plain decimal that the text means; a word where it means nothing or more than one thing. */
const plainOf = (text: string, how: NumberMark): string | "unclear" | "other mark" | "no number" => {
  const mark = bareMarks[how];
  if (forms.whole.test(text)) return text;
  if (forms.pointsInGroups.test(text)) {
    return how === "point, named" ? "other mark" : text.replaceAll(".", "");
  }
  if (forms.commasInGroups.test(text)) {
    return how === "comma, named" ? "other mark" : text.replaceAll(",", "");
  }
  const isPoint = forms.pointFraction.test(text);
  if (isPoint || forms.commaFraction.test(text)) {
    if (mark === (isPoint ? "point" : "comma")) return text.replace(",", ".");
    if (couldBeThousands.test(text)) return how === mark ? "unclear" : text.replace(/[.,]/, "");
    return isPoint && mark === "unsaid" ? text : "other mark";
  }
  if (forms.pointsThenComma.test(text)) {
    return mark === "point" ? "other mark" : text.replaceAll(".", "").replace(",", ".");
  }
  if (forms.commasThenPoint.test(text)) return mark === "comma" ? "other mark" : text.replaceAll(",", "");
  return "no number";
};

const withMark = (plain: string, mark: DecimalMark): string =>
  mark === "comma" ? plain.replace(".", ",") : plain;

/** A number before it is read: its digits, and what stands behind them in its cell. */
interface NumberCell {
  readonly text: string;
  readonly behind: string;
}

const asks = (sent: SentInput, { text, behind }: NumberCell, mark: DecimalMark): Reading<number> => {
  const whole = `${text.replace(/[.,]/, "")}${behind}`;
  const fraction = withMark(text.replace(",", "."), mark);
  const said = mark === "unsaid"
    ? { fraction: `${fraction}0${behind}`, mark: undefined }
    : { fraction: `${fraction}${behind}`, mark };
  const found = behind === "" ? sent.value : `${sent.value}${behind}`;
  return complaint(sent, "ambiguous", { kind: "fractionOrThousands", whole, ...said, found });
};

const otherMark = (sent: SentInput, { text, behind }: NumberCell, mark: DecimalMark): Reading<number> => {
  const found = behind === "" ? sent.value : `${sent.value}${behind}`;
  const plain = mark === "comma"
    ? text.replaceAll(",", "").replace(".", ",")
    : text.replaceAll(".", "").replace(",", ".");
  return mark === "unsaid"
    ? complaint(sent, "ambiguous", { kind: "unsaidComma", found }, `${plain}${behind}`)
    : complaint(sent, "format", { kind: "otherMark", mark, found }, `${plain}${behind}`);
};

const withExponent = /^-?\d+(?:[.,]\d+)?e[+-]?\d+$/i;

/** True if the text is a number with an exponent, such as `1.5E+03`. */
export const hasExponent = (written: string): boolean => withExponent.test(trimmed(written));

/** True if the double nearest to the decimal prints its digits again: of fifteen each does. */
const comesBack = (plain: string): boolean => {
  if (plain.length <= significantDigits) return true;
  const exact = decimalOfText(plain);
  const again = exact === undefined ? undefined : decimalOfNumber(toJsonNumber(exact));
  return exact !== undefined && again !== undefined && !isLess(again, exact) && !isLess(exact, again);
};

/**
 * The number that Excel shows for a computed cell: it works with 15 significant digits, the file may hold 17.
 */
const significantDigits = 15;

/**
 * Returns the number, exactly as it was written.
 * @param behind unit that stands behind the number in its cell, which what is put in its place must keep
 */
export const readNumberAsWritten = (sent: SentInput, how: NumberMark, behind = ""): Reading<number> => {
  const { value } = sent;
  const mark = bareMarks[how];
  if (typeof value === "number" && Number.isFinite(value)) {
    return plainly(Number(value.toPrecision(significantDigits)));
  }
  if (typeof value !== "string") return complaint(sent, "format", { kind: "noNumber", found: value });
  const { sign, text } = digitsOf(value);
  const plain = plainOf(text, how);
  if (plain === "unclear") return asks(sent, { text, behind }, mark);
  if (plain === "other mark") return otherMark(sent, { text, behind }, mark);
  if (plain === "no number") {
    if (hasExponent(value)) return complaint(sent, "format", { kind: "exponent", found: value });
    return complaint(sent, "format", { kind: "noNumber", example: withMark("24.5", mark), found: value });
  }
  if (!comesBack(plain)) {
    const most = significantDigits;
    return complaint(sent, "format", { kind: "tooManyWrittenDigits", most, found: value });
  }
  const number = Number(`${sign}${plain}`);
  const isPlain = trimmed(value) === `${sign}${withMark(plain, text.includes(",") ? "comma" : "point")}`;
  return isPlain ? plainly(number) : readFrom(sent, number, String(number));
};
