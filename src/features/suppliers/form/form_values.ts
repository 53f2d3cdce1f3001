/**
 * Values of a form by the names of its fields, which begin with the number of the goods.
 */

/** Values of a form, by the names of its fields. */
export type FormValues = ReadonlyMap<string, string>;

/** @returns the name of a field of the goods, or of a precursor's */
export const fieldName = (index: number, member: string): string => `${index}.${member}`;
