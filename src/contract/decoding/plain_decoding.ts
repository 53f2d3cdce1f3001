/**
 * Decodes objects of plain values, derived from their declaration: each member by the rule of its scalar. It knows only
 * what is right; whatever is not is left to the schema library, which finds every issue. Nearly all requests are right,
 * and are read in a fifth of the library's time this way, to the same values.
 */
import type * as Schema from "effect/Schema";
import type * as SchemaAST from "effect/SchemaAST";
import { isRecord } from "../../kernel/text/json.ts";
import { exactlyOneOfNames, readerOf } from "../values/scalar.ts";

/** Decodes to the value; undefined where anything of what was sent is not right */
export type PlainDecode<A> = (sent: unknown) => A | undefined;

interface Member {
  readonly name: string;
  readonly isOptional: boolean;
  /** @returns the value; undefined where it isn't right, and always where it isn't a plain one */
  readonly read: (sent: unknown) => unknown;
}

const readNothing = (): undefined => undefined;

const memberOf = ({ name, type, isOptional }: SchemaAST.PropertySignature): Member => ({
  name: String(name),
  isOptional,
  read: readerOf(type) ?? readNothing,
});

const hasExactlyOne = (names: ReadonlyArray<string>, sent: object): boolean => {
  let given = 0;
  for (const name of names) if (Object.hasOwn(sent, name)) given += 1;
  return names.length === 0 || given === 1;
};

/** Members of a declaration. */
interface Members {
  readonly all: ReadonlyArray<Member>;
  /** Number of members up to the last one that is not optional. */
  readonly needed: number;
}

/** Reads the members of `sent` into `decoded`. @returns true if each was right, and none unknown */
const readAll = (
  { all, needed }: Members,
  sent: Readonly<Record<string, unknown>>,
  decoded: Record<string, unknown>,
): boolean => {
  let unread = 0;
  for (const _ in sent) unread += 1;
  let lookedAt = 0;
  for (const { name, read, isOptional } of all) {
    if (unread === 0 && lookedAt >= needed) return true;
    lookedAt += 1;
    if (Object.hasOwn(sent, name)) {
      const value = read(sent[name]);
      if (value === undefined) return false;
      decoded[name] = value;
      unread -= 1;
    } else if (!isOptional) return false;
  }
  return unread === 0;
};

/** Makes what decodes values of the schema; undefined where the schema is no object, or needs more than plain values */
export const plainDecoderOf = <A, I>({ ast }: Schema.Schema<A, I>): PlainDecode<A> | undefined => {
  if (ast._tag !== "TypeLiteral" || ast.indexSignatures.length > 0) return undefined;
  const all = ast.propertySignatures.map(memberOf);
  if (all.some(({ isOptional, read }) => !isOptional && read === readNothing)) return undefined;
  const members = { all, needed: all.findLastIndex(({ isOptional }) => !isOptional) + 1 };
  const oneOf = exactlyOneOfNames(ast);
  /** Decoded value, once every rule of the declaration has read its part. */
  const isWhole = (decoded: unknown, isRead: boolean): decoded is A => isRead && isRecord(decoded);
  return (sent) => {
    if (!isRecord(sent) || !hasExactlyOne(oneOf, sent)) return undefined;
    const decoded = {};
    const isRead = readAll(members, sent, decoded);
    return isWhole(decoded, isRead) ? decoded : undefined;
  };
};
