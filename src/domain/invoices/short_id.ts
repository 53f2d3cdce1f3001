/**
 * The reference that people read to each other. Decisions, "Vocabulary": `INV-<year>-<6 characters>`.
 */

/** Without I, L, O and U, which are misread or misheard. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 6;

const form = new RegExp(`^INV-\\d{4}-[${alphabet}]{${length}}$`);

/** Returns the reference that the text is, in any case of letters and with white space around it; undefined for another text. */
export const shortIdOfText = (text: string): string | undefined => {
  const shortId = text.trim().toUpperCase();
  return form.test(shortId) ? shortId : undefined;
};

/**
 * Returns the reference, such as `INV-2026-7K3M9Q`, in letters and digits that are not taken for each other.
 * @param random at least six bytes, each equally likely
 */
export const shortIdOf = (year: number, random: Uint8Array): string =>
  `INV-${year}-${
    Array.from(random.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join("")
  }`;
