/**
 * Values as they stand on customs papers, brought into the strict form that a declaration decodes: each member by the
 * reader of its own value. What can't be read is left out and complained of; what isn't declared is passed on as it is,
 * for the decoder to refuse. Decisions, "Values as they stand on customs papers".
 */
import type * as Schema from "effect/Schema";
import type * as SchemaAST from "effect/SchemaAST";
import type { Issue } from "../kernel/issue.ts";
import { isRecord } from "../kernel/json.ts";
import type { DecimalMark } from "../kernel/lenient/number.ts";
import type { ReadAs, Sent } from "../kernel/lenient/reading.ts";
import { type AsWritten, explainingOf } from "./values/scalar.ts";

/** An object's members in the strict form, with what was read as what and what could not be read. */
export interface StrictMembers {
  /** Members in the strict form, by the contract's names. */
  readonly members: Readonly<Record<string, unknown>>;
  /** What was read as what. */
  readonly readAs: ReadonlyArray<ReadAs>;
  /** What could not be read, or could mean two things. */
  readonly complaints: ReadonlyArray<Issue>;
}

/** What the members of one object come to, while they are read one after the other. */
export interface Gathered {
  /** Members that were read so far. */
  readonly members: Record<string, unknown>;
  /** What was read as what so far. */
  readonly readAs: Array<ReadAs>;
  /** What could not be read so far. */
  readonly complaints: Array<Issue>;
}

/** Reads one member into what is gathered. */
export type ReadMember = (name: string, sent: Sent, mark: DecimalMark, gathered: Gathered) => void;

/** Reads an object's members, each under its name; empty text and null stand for absent. */
export type ReadMembers = (
  written: Readonly<Record<string, unknown>>,
  mark: DecimalMark,
) => StrictMembers;

/** Empty text and null stand for absent. */
export const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

/** The readers of one value. */
interface ValueReaders {
  readonly byName: ReadonlyMap<string, AsWritten<unknown>>;
  readonly nested: ReadonlyMap<string, ReadMember>;
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
      return read === undefined ? [] : [[String(name), read] as const];
    })),
    nested: new Map(properties.flatMap(({ name, type }) => {
      const element = elementOf(type);
      return element === undefined ? [] : [[String(name), memberReader(element)] as const];
    })),
  };
};

/** Takes a reading over, or its complaint. */
export const settle = <Value>(
  gathered: Gathered,
  reading: ReturnType<AsWritten<Value>>,
  put: (value: Value) => void,
): void => {
  if ("complaint" in reading) {
    gathered.complaints.push(reading.complaint);
    return;
  }
  put(reading.value);
  if (reading.readAs !== undefined) gathered.readAs.push(reading.readAs);
};

const readElement = (read: ReadMember, sent: Sent, mark: DecimalMark, outer: Gathered): unknown => {
  if (!isRecord(sent.value)) return sent.value;
  const gathered: Gathered = { members: {}, readAs: outer.readAs, complaints: outer.complaints };
  for (const [name, value] of Object.entries(sent.value)) {
    read(name, { path: `${sent.path}/${name}`, value }, mark, gathered);
  }
  return gathered.members;
};

/** Returns what reads a member of an object of the schema. */
const memberReader = (ast: SchemaAST.AST): ReadMember => {
  const { byName, nested } = readersOf(ast);
  return (name, sent, mark, gathered) => {
    if (isNothing(sent.value)) return;
    const read = byName.get(name);
    if (read !== undefined) {
      return settle(gathered, read(sent, mark), (value) => {
        gathered.members[name] = value;
      });
    }
    const inner = nested.get(name);
    gathered.members[name] = inner !== undefined && Array.isArray(sent.value)
      ? sent.value.map((value: unknown, index) =>
        readElement(inner, { path: `${sent.path}/${index}`, value }, mark, gathered)
      )
      : sent.value;
  };
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
  return (written, mark) => {
    const gathered: Gathered = { members: {}, readAs: [], complaints: [] };
    for (const [name, value] of Object.entries(written)) {
      const read = [name, { path: name, value }, mark, gathered] as const;
      if (!readSpecial(...read)) readMember(...read);
    }
    return gathered;
  };
};
