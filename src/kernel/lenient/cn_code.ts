/**
 * CN codes as customs papers print them: with spaces, dots or hyphens, or as a TARIC code of ten digits, of which the
 * first eight are the CN code (Regulation (EEC) 2658/87, Article 3).
 */
import { type CnCode, cnCodeOfText } from "../identifiers.ts";
import { complaint, plainly, readFrom, type Reading, type Sent, unspaced } from "./reading.ts";

const cnDigits = 8;
const taricDigits = 10;
const nationalDigits = 11;
const expected = 'must be a CN code of 8 digits such as "72083900", or a TARIC code of 10';

const reasonFor = (digits: string, isNumber: boolean): string => {
  if (digits.length === nationalDigits) return "11 digits are a national code: its first 8 are the CN code";
  if (isNumber && digits.length === cnDigits - 1) {
    return "a spreadsheet drops a leading zero from numbers: write the code as text";
  }
  return `found ${digits.length} digits`;
};

const complain = (sent: Sent, digits: string): Reading<CnCode> =>
  /^\d+$/.test(digits)
    ? complaint(
      sent,
      "format",
      `${expected} (${reasonFor(digits, typeof sent.value === "number")})`,
      digits.length === nationalDigits ? digits.slice(0, cnDigits) : undefined,
    )
    : complaint(sent, "format", expected);

/** Returns the CN code; of a TARIC code its first eight digits. */
export const readCnCodeAsWritten = (sent: Sent): Reading<CnCode> => {
  const { value } = sent;
  if (typeof value !== "string" && typeof value !== "number") return complaint(sent, "format", expected);
  const text = String(value);
  const digits = unspaced(text).replace(/[.\-\u2010-\u2013]/g, "");
  const code = /^\d+$/.test(digits) && (digits.length === cnDigits || digits.length === taricDigits)
    ? cnCodeOfText(digits.slice(0, cnDigits))
    : undefined;
  if (code === undefined) return complain(sent, digits);
  if (text === code) return plainly(code);
  return digits.length === taricDigits
    ? readFrom(sent, code, code, "the first 8 of a TARIC code's 10 digits are the CN code")
    : readFrom(sent, code, code);
};
