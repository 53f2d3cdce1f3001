/**
 * The four sizes of type that documents are set in, in points: what a box is called, ordinary text, what is read
 * first, and the title.
 */
export const labelSize = 6.5;
/** Height of running text, points. */
export const textSize = 8;
/** Height of what must be seen first, points. */
export const strongSize = 9;
/** Height of a document's title, points. */
export const titleSize = 14;
