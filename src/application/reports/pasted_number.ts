/** Numbers of documents as people paste them. */

/** The number without white space: where a document breaks it into two lines, programs that copy it put a blank. */
export const pastedNumber = (text: string): string => text.replace(/\s+/g, "");
