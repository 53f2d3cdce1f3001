/**
 * Values as they stand on customs papers, brought into the strict form that a declaration decodes: each member by the
 * reader of its own value. What can't be read is left out and complained of; what isn't declared is passed on as it is,
 * for the decoder to refuse. Decisions, "Values as they stand on customs papers".
 */
import type * as Schema from "effect/Schema";
import type * as SchemaAST from "effect/SchemaAST";
import type { Issue } from "../../kernel/issue.ts";
import { isRecord } from "../../kernel/text/json.ts";
import type { Notation } from "../../kernel/lenient/notation.ts";
import type { NumberMark } from "../../kernel/lenient/number.ts";
import { complaint, type ReadAs, type SentInput, sentText } from "../../kernel/lenient/reading.ts";
import { isTooLongAValue, longestValue } from "../../kernel/text/text_budget.ts";
import { type AsWritten, explainingOf, readerOf } from "../values/scalar.ts";
import { withTaricCode } from "../../kernel/lenient/cn_code.ts";
import { mostItemsOf } from "./long_lists.ts";

/** An object's members in the strict form, with what was read as what and what could not be read. */
export interface StrictMembers {
  /** Members in the strict form, by the contract's names. */
  readonly members: Readonly<Record<string, unknown>>;
  /** Values as they were written and read. */
  readonly readAs: ReadonlyArray<ReadAs>;
  /** Issues of values that could not be read, or could mean two things. */
  readonly complaints: ReadonlyArray<Issue>;
}

/**
 * Extent of the remarks about values as they were read: of a call every value that isn't in its strict form; of a
 * table's cells, which all are text with the decimal mark that the answer tells once, only what their readers tell.
 */
export type RemarkExtent = "every other form" | "what readers tell";

/** Results for the members of one object, while they are read one after the other. */
export interface MemberResults {
  /** Extent of the remarks: every form but the strict one, or only those of a value's own reader. */
  readonly tells: RemarkExtent;
  /** Members that were read so far. */
  readonly members: Record<string, unknown>;
  /** Values as they were written and read so far. */
  readonly readAs: Array<ReadAs>;
  /** Issues of values that could not be read so far. */
  readonly complaints: Array<Issue>;
}

/** Reads one member into what is gathered. */
export type ReadMember = (name: string, sent: SentInput, mark: NumberMark, gathered: MemberResults) => void;

/** Reads an object's members, each under its name; empty text and null stand for absent. */
export type ReadMembers = (
  written: Readonly<Record<string, unknown>>,
  notation: NumberMark | Notation,
  tells?: RemarkExtent,
) => StrictMembers;

/** Empty text and null stand for absent. */
export const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

/** True if the strict form takes a value as it was sent. */
type IsStrict = (value: unknown) => boolean;

/** Reader of one member. */
interface ValueReader {
  readonly read: AsWritten<unknown>;
  readonly isStrict: IsStrict;
}

/** The readers of an object's members. */
interface ValueReaders {
  readonly byName: ReadonlyMap<string, ValueReader>;
  readonly nested: ReadonlyMap<string, ListReader>;
}

/** The reader of a list's items, and the most that it may have: a longer list is left unread, for the decoder to refuse. */
interface ListReader {
  readonly read: ReadMember;
  readonly most: number;
}

const elementOf = (ast: SchemaAST.AST): SchemaAST.AST | undefined => {
  if (ast._tag === "Refinement") return elementOf(ast.from);
  return ast._tag === "TupleType" ? ast.rest[0]?.type : undefined;
};

const readersOf = (ast: SchemaAST.AST): ValueReaders => {
  const properties = ast._tag === "TypeLiteral" ? ast.propertySignatures : [];
  return {
    byName: new Map(properties.flatMap(({ name, type }) => {
      const read = explainingOf(type)?.asWritten;
      const strict = readerOf(type);
      const isStrict: IsStrict = (value) => strict?.(value) !== undefined;
      return read === undefined ? [] : [[String(name), { read, isStrict }] as const];
    })),
    nested: new Map(properties.flatMap(({ name, type }) => {
      const element = elementOf(type);
      const most = mostItemsOf(type) ?? Infinity;
      return element === undefined ? [] : [[String(name), { read: memberReader(element), most }] as const];
    })),
  };
};

/** True if a number lost the digits behind those that a spreadsheet works with. */
const isRounded = (sent: unknown, value: unknown): boolean =>
  typeof sent === "number" && typeof value === "number" && sent !== value;

/** Takes a reading over, with what is to be told of it. */
const settleReading = <Value>(
  gathered: MemberResults,
  sent: SentInput,
  { value, readAs }: Exclude<ReturnType<AsWritten<Value>>, { readonly complaint: Issue }>,
  { put, isStrict, shownAs = String }: ReadingReceiver<Value>,
): void => {
  put(value);
  if (readAs !== undefined) gathered.readAs.push(readAs);
  else if (
    gathered.tells === "every other form" && (!isStrict(sent.value) || isRounded(sent.value, value))
  ) {
    gathered.readAs.push({ path: sent.path, sent: sentText(sent.value), read: shownAs(value) });
  }
};

/** Receivers of a reading's outcome. */
interface ReadingReceiver<Value> {
  readonly put: (value: Value) => void;
  /** Test of the strict form. */
  readonly isStrict: IsStrict;
  /** The value in words; its own text when it is left out. */
  readonly shownAs?: (value: Value) => string;
}

/** Takes a reading over, or its complaint. */
export const takeReading = <Value>(
  gathered: MemberResults,
  sent: SentInput,
  reading: ReturnType<AsWritten<Value>>,
  settling: ReadingReceiver<Value>,
): void => {
  if ("complaint" in reading) gathered.complaints.push(reading.complaint);
  else settleReading(gathered, sent, reading, settling);
};

const readElement = (read: ReadMember, sent: SentInput, mark: NumberMark, outer: MemberResults): unknown => {
  if (!isRecord(sent.value)) return sent.value;
  const gathered: MemberResults = { ...outer, members: {} };
  for (const [name, value] of Object.entries(sent.value)) {
    read(name, { path: `${sent.path}/${name}`, value }, mark, gathered);
  }
  return gathered.members;
};

/** True if the member is longer than any value, and was complained of: no reader may be given it. */
const isRefusedUnread = (sent: SentInput, { complaints }: MemberResults): boolean => {
  if (!isTooLongAValue(sent.value)) return false;
  const { length: characters } = sent.value;
  complaints.push(complaint(sent, "length", { kind: "longValue", characters, most: longestValue }).complaint);
  return true;
};

/** Returns what reads a member of an object of the schema. */
const memberReader = (ast: SchemaAST.AST): ReadMember => {
  const { byName, nested } = readersOf(ast);
  return (name, sent, mark, gathered) => {
    if (isRefusedUnread(sent, gathered) || isNothing(sent.value)) return;
    const reader = byName.get(name);
    if (reader !== undefined) {
      const put = (value: unknown): void => {
        gathered.members[name] = value;
      };
      return takeReading(gathered, sent, reader.read(sent, mark), { put, isStrict: reader.isStrict });
    }
    const inner = nested.get(name);
    gathered.members[name] =
      inner !== undefined && Array.isArray(sent.value) && sent.value.length <= inner.most
        ? sent.value.map((value: unknown, index) =>
          readElement(inner.read, { path: `${sent.path}/${index}`, value }, mark, gathered)
        )
        : sent.value;
  };
};

/** The member with the code of goods of an object that declares a TARIC code beside it; undefined for others. */
const codeBesideTaric = (ast: SchemaAST.AST): string | undefined => {
  const names = new Set(ast._tag === "TypeLiteral" ? ast.propertySignatures.map(({ name }) => name) : []);
  return names.has("taric_code") ? ["cn_code", "cn"].find((name) => names.has(name)) : undefined;
};

/** Takes the TARIC code over that is written in the place of the code of goods. Decision 0239. */
const takeTaricCode = (gathered: MemberResults, written: unknown, path: string): void => {
  const { members: { taric_code: code }, issues } = withTaricCode(gathered.members, written);
  gathered.complaints.push(...issues);
  if (typeof code !== "string" || gathered.members["taric_code"] === code) return;
  gathered.members["taric_code"] = code;
  gathered.readAs.push({
    path: "taric_code",
    sent: sentText(written),
    read: code,
    because: `the TARIC code in ${path} tells these goods from others of the CN code`,
  });
};

/**
 * Returns what brings an object of the schema into its strict form.
 * @param readSpecial reads the members that need more than their own value, and says whether it did
 */
export const strictReaderOf = <A, I>(
  schema: Schema.Schema<A, I>,
  readSpecial: (...read: Parameters<ReadMember>) => boolean = () => false,
): ReadMembers => {
  const readMember = memberReader(schema.ast);
  const codeMember = codeBesideTaric(schema.ast);
  return (written, notation, tells = "what readers tell") => {
    const gathered: MemberResults = { tells, members: {}, readAs: [], complaints: [] };
    const { mark, orders, order, shortYears }: Notation = typeof notation === "string"
      ? { mark: notation }
      : notation;
    for (const [name, value] of Object.entries(written)) {
      const hasShortYears = shortYears?.has(name);
      const sent = { path: name, value, order: orders?.get(name) ?? order, hasShortYears };
      if (isRefusedUnread(sent, gathered)) continue;
      if (!readSpecial(name, sent, mark, gathered)) readMember(name, sent, mark, gathered);
    }
    if (codeMember !== undefined) takeTaricCode(gathered, written[codeMember], codeMember);
    const { members, readAs, complaints } = gathered;
    return { members, readAs, complaints };
  };
};
