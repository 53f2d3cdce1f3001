/**
 * Decodes what a caller sent by its declared schema, with every issue at once: its path, its code, a sentence and, where
 * it is known, the right value. Decisions, "Requests".
 */
import * as Either from "effect/Either";
import * as ParseResult from "effect/ParseResult";
import type * as Schema from "effect/Schema";
import type * as SchemaAST from "effect/SchemaAST";
import type { Finding } from "../../kernel/findings/finding.ts";
import { type Issue, issueLimit, issueOf, moreIssues } from "../../kernel/issue.ts";
import { isRecord, placeInWords, pointerOf } from "../../kernel/text/json.ts";
import { nearest } from "../../kernel/text/nearest.ts";
import { shortened } from "../../kernel/text/shown.ts";
import { expectedOf } from "./expected.ts";
import { type LongLists, shortenerOf } from "./long_lists.ts";
import { plainDecoderOf } from "./plain_decoding.ts";
import { type FindUnknown, findUnknownIn } from "./unknown_members.ts";
import { explainingOf, type Fault, oneOfMembers, readerOf } from "../values/scalar.ts";
import { strictFormOf } from "./strict_form.ts";

/** Names that issues give the places of a request. */
export interface Naming {
  /** The path of an issue. */
  readonly path: (parts: ReadonlyArray<PropertyKey>) => string;
  /** Name that sentences give the place. */
  readonly label: (parts: ReadonlyArray<PropertyKey>) => string;
}

/** Query parameters and table columns: by their names. */
export const byName: Naming = {
  path: (parts) => parts.map(String).join("/"),
  label: (parts) => parts.map(String).join("/"),
};

/** Members of a JSON body: by JSON Pointer below `root`; sentences name them as they were sent, without the root. */
export const byPointer = (root: ReadonlyArray<PropertyKey> = [], whole = "The body"): Naming => ({
  path: (parts) => pointerOf([...root, ...parts]),
  label: (parts) => placeInWords(parts, whole),
});

/** Issues of a request that could not be decoded. */
export interface DecodingIssues {
  /** As an answer lists them: at most `issueLimit`, and a last one that says how many more there are. */
  readonly issues: ReadonlyArray<Issue>;
  /** The same without the last one. */
  readonly described: ReadonlyArray<Issue>;
  /** Number of further issues. */
  readonly more: number;
  /** The members that could be decoded, of an object; empty otherwise. */
  readonly readable: Readonly<Record<string, unknown>>;
}

interface Walk {
  readonly naming: Naming;
  readonly issues: Array<Issue>;
  /** Most issues that are described. */
  readonly most: number;
  /** Issues above that, which are counted and not described. */
  more: number;
  /** Lists that are too long to be looked at. */
  readonly longLists: LongLists;
}

type Parts = ReadonlyArray<PropertyKey>;

/** Finding about a place. */
export interface Remark extends Fault {
  /** Finding that its sentence is made of. */
  readonly finding: Finding;
}

/** Returns the remark as an issue of the place. */
export const issueAt = (naming: Naming, place: Parts, { code, finding, suggestion }: Remark): Issue =>
  issueOf({ path: naming.path(place), label: shortened(naming.label(place)), code, suggestion }, finding);

/** Describes an issue only where an answer has a place for it: of a hostile body there are tens of thousands. */
const note = (walk: Walk, parts: Parts, describe: () => Remark): void => {
  if (walk.issues.length < walk.most) walk.issues.push(issueAt(walk.naming, parts, describe()));
  else walk.more++;
};

const plainNumber = /^-?\d{1,20}(?:\.\d{1,20})?$/;

/** True if the text is a number that the schema would take without its quotation marks. */
const isNumberInQuotes = (ast: SchemaAST.AST, sent: unknown): boolean =>
  typeof sent === "string" && plainNumber.test(sent) && readerOf(ast)?.(Number(sent)) !== undefined;

const findingOf = (ast: SchemaAST.AST, found: unknown, write: string | undefined): Finding =>
  isNumberInQuotes(ast, found)
    ? { kind: "numberInQuotes", found }
    : { kind: "wrong", expected: expectedOf(ast), found, ...(write === undefined ? undefined : { write }) };

const wrong = ({ ast, actual }: { ast: SchemaAST.AST; actual: unknown }): Remark => {
  const fault = explainingOf(ast)?.explain?.(actual) ?? { code: "format" };
  const suggestion = fault.suggestion ?? strictFormOf(ast, actual);
  const finding = fault.finding ?? findingOf(ast, actual, suggestion);
  return { code: fault.code, finding, ...(suggestion === undefined ? undefined : { suggestion }) };
};

const propertyOf = (ast: SchemaAST.AST, name: PropertyKey): SchemaAST.PropertySignature | undefined =>
  ast._tag === "TypeLiteral" ? ast.propertySignatures.find((property) => property.name === name) : undefined;

/** Remark about an empty text in a place that may be left out, whatever its rule; undefined for others. */
const emptyOf = (
  property: SchemaAST.PropertySignature | undefined,
  actual: unknown,
): (() => Remark) | undefined => {
  if (property?.isOptional !== true || typeof actual !== "string" || actual.trim() !== "") return undefined;
  const { type } = property;
  return () => ({
    code: explainingOf(type)?.explain?.(actual)?.code ?? "format",
    finding: { kind: "emptyOptional", expected: expectedOf(type) },
  });
};

const missing = (ast: SchemaAST.AST | undefined): Remark => {
  if (ast === undefined) return { code: "missing", finding: { kind: "missing" } };
  const expected = expectedOf(ast);
  return { code: "missing", finding: { kind: "missing", expected } };
};

/**
 * Returns what is said of an unknown member. @param isFirst whether none was before it that has the same names beside it:
 * those are listed once
 */
const unknown = (name: PropertyKey, known: ReadonlyArray<string>, isFirst: boolean): Remark => {
  const suggestion = nearest(String(name), known);
  const further = suggestion === undefined ? [] : [suggestion];
  return {
    code: "unknown",
    finding: { kind: "unknown", known: isFirst ? known : further },
    ...(suggestion === undefined ? undefined : { suggestion }),
  };
};

/** Notes members that the schema doesn't know. */
const noteUnknown = (walk: Walk, findUnknown: FindUnknown, sent: unknown): void => {
  const listed = new Set<ReadonlyArray<string>>();
  findUnknown(sent, [], (parts, known) =>
    note(walk, parts, () => {
      const isFirst = !listed.has(known);
      listed.add(known);
      return unknown(parts.at(-1) ?? "", known, isFirst);
    }));
};

/** Issues of the members of an array or object, where the members are wrong and not the whole. */
const membersWithin = (issue: ParseResult.ParseIssue): ParseResult.Composite | undefined => {
  switch (issue._tag) {
    case "Composite":
      return issue.ast._tag === "Union" ? undefined : issue;
    case "Refinement":
      return issue.kind === "From" ? membersWithin(issue.issue) : undefined;
    case "Transformation":
      return issue.kind === "Encoded" ? membersWithin(issue.issue) : undefined;
    default:
      return undefined;
  }
};

const walkIssue = (walk: Walk, parts: Parts, issue: ParseResult.ParseIssue, parent: SchemaAST.AST): void => {
  const long = walk.longLists.size === 0 ? undefined : walk.longLists.get(pointerOf(parts));
  if (long !== undefined) return note(walk, parts, () => wrong(long));
  switch (issue._tag) {
    case "Pointer": {
      const path = Array.isArray(issue.path) ? issue.path : [issue.path];
      const inner = [...parts, ...path];
      const property = propertyOf(parent, inner.at(-1) ?? "");
      if (issue.issue._tag === "Missing") return note(walk, inner, () => missing(property?.type));
      const empty = emptyOf(property, issue.issue.actual);
      return empty === undefined ? walkIssue(walk, inner, issue.issue, parent) : note(walk, inner, empty);
    }
    case "Composite": {
      if (issue.ast._tag === "Union") return note(walk, parts, () => wrong(issue));
      const inner = ParseResult.isComposite(issue) && Array.isArray(issue.issues)
        ? issue.issues
        : [issue.issues];
      for (const one of inner) walkIssue(walk, parts, one, issue.ast);
      return;
    }
    case "Refinement":
    case "Transformation": {
      const members = membersWithin(issue);
      return members === undefined && explainingOf(issue.ast) !== undefined
        ? note(walk, parts, () => wrong(issue))
        : walkIssue(walk, parts, members ?? issue.issue, issue.ast);
    }
    case "Missing":
      return note(walk, parts, () => missing(issue.ast.type));
    case "Unexpected":
      return; // never asked for: `findUnknownIn` names them
    case "Type":
    case "Forbidden":
      return note(walk, parts, () => wrong(issue));
  }
};

const undecoded = ({ issues, more }: Walk, output: unknown): DecodingIssues => ({
  issues: more === 0 ? issues : [...issues, moreIssues(more)],
  described: issues,
  more,
  readable: isRecord(output) ? output : {},
});

/** Notes members of which none or several are there where exactly one must be. */
const noteChoice = (walk: Walk, ast: SchemaAST.AST, sent: unknown): void => {
  const choice = oneOfMembers(ast);
  const [first] = choice?.names ?? [];
  if (choice === undefined || first === undefined || !isRecord(sent)) return;
  const [given, another] = choice.names.filter((name) => Object.hasOwn(sent, name));
  if (given === undefined) return note(walk, [first], () => ({ code: "missing", finding: choice.none }));
  if (another === undefined) return;
  note(walk, [another], () => ({ code: "conflict", finding: { kind: "excluded", by: given } }));
};

/** Decodes one value. */
export type Decode<A> = (sent: unknown, naming: Naming) => Either.Either<A, DecodingIssues>;

/**
 * Returns a function that decodes by the schema; a list of more items than it may have is one issue; unknown members are issues at every depth, before all others, and so
 * are members of the whole that exclude each other.
 * @param most issues that are described; further ones are counted
 */
export const decoderOf = <A, I>(schema: Schema.Schema<A, I>, most = issueLimit): Decode<A> => {
  const decode = ParseResult.decodeUnknownEither(schema, { errors: "all" });
  const findUnknown = findUnknownIn(schema.ast);
  const shorten = shortenerOf(schema.ast);
  const decodePlain = plainDecoderOf(schema);
  return (given, naming) => {
    const plain = decodePlain?.(given);
    if (plain !== undefined) return Either.right(plain);
    const { sent, longLists } = shorten(given);
    const walk: Walk = { naming, issues: [], most, more: 0, longLists };
    if (findUnknown !== undefined) noteUnknown(walk, findUnknown, sent);
    const decoded = decode(sent);
    if (Either.isLeft(decoded)) walkIssue(walk, [], decoded.left, schema.ast);
    noteChoice(walk, schema.ast, sent);
    if (Either.isRight(decoded)) {
      return walk.issues.length === 0
        ? Either.right(decoded.right)
        : Either.left(undecoded(walk, decoded.right));
    }
    return Either.left(
      undecoded(walk, decoded.left._tag === "Composite" ? decoded.left.output : undefined),
    );
  };
};
