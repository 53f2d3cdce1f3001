/**
 * Answers to JSON text. Most bytes of a CBAM answer are what many answers share: lists of acts, the notice, versions,
 * rows of the tables. What is shared is frozen; it is serialised once and put in as text.
 */
import type { Disclosure } from "../../contract/answers/members.ts";
import type { Citation } from "../../kernel/citation.ts";

type Members = Readonly<Record<string, unknown>>;

/** An answer that ends with the acts it rests on. */
interface CitedAnswer extends Members {
  readonly sources?: ReadonlyArray<Citation>;
  readonly versions?: Members;
  readonly disclosure: Disclosure;
}

const texts = new WeakMap<object, string>();

/** @returns the text of an object that many answers share, made for the first of them */
const sharedText = <Shared extends object>(shared: Shared, textOf: (shared: Shared) => string): string => {
  const known = texts.get(shared);
  if (known !== undefined) return known;
  const text = textOf(shared);
  if (Object.isFrozen(shared)) texts.set(shared, text);
  return text;
};

/** Text that JSON writes as it stands: without quotes, backslashes, control characters and halves of characters. */
const asItStands = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;

/** As `JSON.stringify`, which costs several times as much for one short text or a truth value. */
const plainText = (value: unknown): string => {
  if (typeof value === "string" && asItStands.test(value)) return `"${value}"`;
  if (typeof value === "boolean") return value ? "true" : "false";
  return value === null ? "null" : JSON.stringify(value) ?? "null";
};

const listText = (items: ReadonlyArray<unknown>): string => {
  let text = "[";
  for (const item of items) text += text === "[" ? valueText(item) : `,${valueText(item)}`;
  return `${text}]`;
};

/** The text of a list or an object that may be shared; of a list that isn't, its items may be. */
const objectText = (value: object): string =>
  Array.isArray(value) && !Object.isFrozen(value) ? listText(value) : plainText(value);

/** A value whose shared parts are known as text. */
const valueText = (value: unknown): string =>
  typeof value === "object" && value !== null ? sharedText(value, objectText) : plainText(value);

const isAtTheEnd = (name: string): boolean => name === "sources" || name === "disclosure";

/** A calculation says last, before what ends every answer, which tables it was made from. */
const endsWithVersions = (answer: CitedAnswer): boolean => {
  let last: string | undefined;
  for (const name in answer) if (!isAtTheEnd(name)) last = name;
  return last === "versions";
};

/**
 * Members of an object that has few, or whose members many share: one after the other, still open. It inherits none that
 * are listed; their names are plain.
 */
const membersText = (members: Members): string => {
  let text = "{";
  for (const name in members) {
    const value = members[name];
    if (value === undefined || isAtTheEnd(name)) continue;
    text += text === "{" ? `"${name}":${valueText(value)}` : `,"${name}":${valueText(value)}`;
  }
  return text;
};

/** Notices are those of a moment: the acts that they end with are shared by all. */
const noticeText = ({ legal_basis: acts, ...notice }: Disclosure): string =>
  `${membersText(notice)},"legal_basis":${valueText(acts)}}`;

/** Versions are those of a moment: their tables are shared by all moments of a day. */
const versionsText = (versions: Members): string => `${membersText(versions)}}`;

/** Members of a calculation, which has many: all at once but for the versions, still open. */
const calculationText = (answer: CitedAnswer): string => {
  const own = plainText({ ...answer, versions: undefined, sources: undefined, disclosure: undefined });
  return `${own.slice(0, -1)},"versions":${sharedText(answer.versions ?? {}, versionsText)}`;
};

const citedText = (answer: CitedAnswer): string => {
  const { sources, disclosure } = answer;
  const own = endsWithVersions(answer) ? calculationText(answer) : membersText(answer);
  const cited = sources === undefined ? "" : `,"sources":${valueText(sources)}`;
  return `${own}${cited},"disclosure":${sharedText(disclosure, noticeText)}}`;
};

const isCited = (answer: unknown): answer is CitedAnswer =>
  typeof answer === "object" && answer !== null && "disclosure" in answer &&
  typeof answer.disclosure === "object" && answer.disclosure !== null && "legal_basis" in answer.disclosure;

/**
 * @returns the text that `JSON.stringify` would make, with `sources` and `disclosure` as the last members of a CBAM
 * answer.
 */
export const serialise = (answer: unknown): string =>
  isCited(answer) ? citedText(answer) : JSON.stringify(answer);
