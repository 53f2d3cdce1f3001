/** Words of a page before a colon, as each language sets it: French has a blank before it that no line breaks at. */

const colons: Readonly<Record<string, string>> = { fr: "\u00a0: ", zh: "：" };

/** @returns `label: text` */
export const labelled = (label: string, text: string, language: string): string =>
  `${label}${colons[language] ?? ": "}${text}`;
