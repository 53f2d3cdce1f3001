/**
 * The four sizes of type that documents are set in, in points: what a box is called, ordinary text, what is read
 * first, and the title.
 */
export const labelSize = 6.5;
export const textSize = 8;
export const strongSize = 9;
export const titleSize = 14;
