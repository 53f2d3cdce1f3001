/**
 * Identifiers of rows and calls.
 * @source RFC 9562 (UUIDs)
 */

/** Returns the UUID in lower case, of any version, when the text is one. */
export const uuidOfText = (text: string): string | undefined =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text.toLowerCase() : undefined;

/** Random digits that a UUID takes. */
export const randomDigits = 19;

/**
 * A UUID that sorts by time (version 7), so that rows are found where they were written. Written here because a long
 * call makes thousands of them, and from digits that are drawn for many at once it takes a tenth of the time.
 * @param epochMs the time that it carries, in milliseconds since 1970
 * @param random hexadecimal digits in lower case that nobody can guess, `randomDigits` of them
 * @source RFC 9562, section 5.7
 */
export const timeOrderedUuid = (epochMs: number, random: string): string => {
  const time = epochMs.toString(16).padStart(12, "0");
  const variant = (Number.parseInt(random.charAt(3), 16) & 0b11 | 0b1000).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-${variant}${random.slice(4, 7)}-${
    random.slice(7, 19)
  }`;
};
