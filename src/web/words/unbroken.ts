/** Names of units that stay on one line. */

/** @returns the text with its unit on one line */
export const unbroken = (text: string): string => text.replaceAll("t CO₂e", "t\u00a0CO₂e");
