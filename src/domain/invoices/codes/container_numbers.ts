/**
 * Numbers of freight containers in a text, and the digit by which a slip in one is found.
 * @source ISO 6346:2022, annex A
 */

/** Owner's three letters, the kind of equipment, six digits and the check digit, which may stand apart. */
const numbers = /\b([A-Z]{3}[UJZ])[ -]?(\d{6})[ -]?(?:\[(\d)\]|\[?(\d)(?!\d))/gi;

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Values of letters and digits: letters from 10 on, without the multiples of 11. */
const valueOf = (sign: string): number => {
  const at = letters.indexOf(sign);
  return at < 0 ? Number(sign) : at + 10 + Math.ceil(at / 10);
};

const checkDigitOf = (signs: string): number =>
  Array.from(signs, (sign, at) => valueOf(sign) * 2 ** at).reduce((sum, each) => sum + each, 0) % 11 % 10;

/** A number whose check digit is another one. */
export interface WrongContainerNumber {
  /** The number as it stands in the text. */
  readonly number: string;
  /** The digit that the others come to. */
  readonly digit: number;
}

/** Returns the numbers of the text whose check digit is another one; texts of other forms are no container's numbers. */
export const wrongContainerNumbers = (text: string): ReadonlyArray<WrongContainerNumber> =>
  [...text.matchAll(numbers)].flatMap(([number, owner = "", serial = "", bracketed, last = bracketed]) => {
    const digit = checkDigitOf(owner.toUpperCase() + serial);
    return digit === Number(last) ? [] : [{ number, digit }];
  });
