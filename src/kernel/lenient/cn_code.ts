/**
 * CN codes as customs papers print them: with spaces, dots or hyphens, or as a TARIC code of ten digits, of which the
 * first eight are the CN code (Regulation (EEC) 2658/87, Article 3).
 */
import { type CnCode, cnCodeOfText } from "../identifiers.ts";
import { complaint, plainly, readFrom, type Reading, type Sent, unspaced } from "./reading.ts";

const cnDigits = 8;
const taricDigits = 10;
const nationalDigits = 11;

const complain = (sent: Sent, digits: string): Reading<CnCode> => {
  const found = sent.value;
  if (!/^\d+$/.test(digits)) return complaint(sent, "format", { kind: "noCode", found });
  if (digits.length === nationalDigits) {
    return complaint(sent, "format", { kind: "nationalCode", found }, digits.slice(0, cnDigits));
  }
  return typeof found === "number" && digits.length === cnDigits - 1
    ? complaint(sent, "format", { kind: "lostZero", found })
    : complaint(sent, "format", { kind: "noCode", found, digits: digits.length });
};

/** Returns the CN code; of a TARIC code its first eight digits. */
export const readCnCodeAsWritten = (sent: Sent): Reading<CnCode> => {
  const { value } = sent;
  if (typeof value !== "string" && typeof value !== "number") return complain(sent, "");
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
