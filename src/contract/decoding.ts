/**
 * Decodes what a caller sent by its declared schema, with every issue at once: its path, its code, a sentence and, where
 * it is known, the right value. Decisions, "Requests".
 */
import * as Either from "effect/Either";
import * as ParseResult from "effect/ParseResult";
import type * as Schema from "effect/Schema";
import type * as SchemaAST from "effect/SchemaAST";
import { type Issue, type IssueCode, issueLimit, moreIssues, shortened, shown } from "../kernel/issue.ts";
import { isRecord, pointerOf } from "../kernel/json.ts";
import { nearest } from "../kernel/nearest.ts";
import { exactlyOneOfNames, explainingOf } from "./values/scalar.ts";

/** How issues name the places of a request. */
export interface Naming {
  /** The path of an issue. */
  readonly path: (parts: ReadonlyArray<PropertyKey>) => string;
  /** What sentences call the place. */
  readonly label: (parts: ReadonlyArray<PropertyKey>) => string;
}

/** Query parameters and table columns: by their names. */
export const byName: Naming = {
  path: (parts) => parts.map(String).join("/"),
  label: (parts) => parts.map(String).join("/"),
};

/** Members of a JSON body: by JSON Pointer below `root`; sentences leave the first slash and the root out. */
export const byPointer = (root: ReadonlyArray<PropertyKey> = [], whole = "The body"): Naming => ({
  path: (parts) => pointerOf([...root, ...parts]),
  label: (parts) => pointerOf(parts).slice(1) || whole,
});

/** What could not be decoded. */
export interface Undecoded {
  readonly issues: ReadonlyArray<Issue>;
  /** The members that could be decoded, of an object; empty otherwise. */
  readonly readable: Readonly<Record<string, unknown>>;
}

interface Walk {
  readonly naming: Naming;
  readonly issues: Array<Issue>;
  /** Issues above `issueLimit`, which are counted and not told. */
  more: number;
}

type Parts = ReadonlyArray<PropertyKey>;

const note = (
  walk: Walk,
  parts: Parts,
  about: Omit<Issue, "path" | "message"> & { sentence: string },
): void => {
  const { sentence, ...rest } = about;
  walk.issues.push({
    path: walk.naming.path(parts),
    code: rest.code,
    message: `${shortened(walk.naming.label(parts))} ${sentence}`,
    ...(rest.suggestion === undefined ? undefined : { suggestion: rest.suggestion }),
  });
};

/** Counts what an answer has no place for, before any work is done on it. */
const isFull = (walk: Walk): boolean => {
  if (walk.issues.length < issueLimit) return false;
  walk.more++;
  return true;
};

const noteWrong = (walk: Walk, parts: Parts, at: { ast: SchemaAST.AST; actual: unknown }): void => {
  if (isFull(walk)) return;
  const words = explainingOf(at.ast);
  const fault = words?.explain?.(at.actual);
  const code: IssueCode = fault?.code ?? "format";
  const general = expectedOf(at.ast);
  const expected = words?.expected ??
    general;
  const hint = fault?.suggestion === undefined ? "" : `: write ${fault.suggestion}`;
  const sentence = fault?.sentence ?? `must be ${expected}, found ${shown(at.actual)}${hint}.`;
  note(walk, parts, {
    code,
    sentence,
    ...(fault?.suggestion === undefined ? undefined : { suggestion: fault.suggestion }),
  });
};

/** What a schema without words of its own takes, for a sentence. */
const expectedOf = (ast: SchemaAST.AST): string => {
  switch (ast._tag) {
    case "TypeLiteral": {
      const required = ast.propertySignatures.filter((property) => !property.isOptional);
      return `an object with ${required.map((property) => String(property.name)).join(", ")}`;
    }
    case "TupleType":
      return "an array";
    case "StringKeyword":
      return "text";
    case "NumberKeyword":
      return "a number";
    case "BooleanKeyword":
      return "true or false";
    case "Suspend":
      return expectedOf(ast.f());
    case "Transformation":
    case "Refinement":
      return expectedOf(ast.from);
    case "Union":
      return ast.types.map(expectedOf).join(" or ");
    case "Literal":
      return String(ast.literal);
    default:
      return "of another form";
  }
};

const propertyOf = (ast: SchemaAST.AST, name: PropertyKey): SchemaAST.AST | undefined =>
  ast._tag === "TypeLiteral"
    ? ast.propertySignatures.find((property) => property.name === name)?.type
    : undefined;

const noteMissing = (walk: Walk, parts: Parts, ast: SchemaAST.AST | undefined): void => {
  if (isFull(walk)) return;
  const expected = ast && (explainingOf(ast)?.expected ?? expectedOf(ast));
  note(walk, parts, {
    code: "missing",
    sentence: expected === undefined ? "is missing." : `is missing: it must be ${expected}.`,
  });
};

const noteUnknown = (walk: Walk, parts: Parts, ast: SchemaAST.AST): void => {
  if (isFull(walk)) return;
  const known = ast._tag === "TypeLiteral" ? ast.propertySignatures.map(({ name }) => String(name)) : [];
  const suggestion = nearest(String(parts.at(-1)), known);
  note(walk, parts, {
    code: "unknown",
    sentence: `is not known here; known: ${known.join(", ")}.`,
    ...(suggestion === undefined ? undefined : { suggestion }),
  });
};

const walkIssue = (walk: Walk, parts: Parts, issue: ParseResult.ParseIssue, parent: SchemaAST.AST): void => {
  switch (issue._tag) {
    case "Pointer": {
      const path = Array.isArray(issue.path) ? issue.path : [issue.path];
      const inner = [...parts, ...path];
      if (issue.issue._tag === "Missing") {
        return noteMissing(walk, inner, propertyOf(parent, inner.at(-1) ?? ""));
      }
      if (issue.issue._tag === "Unexpected") return noteUnknown(walk, inner, parent);
      return walkIssue(walk, inner, issue.issue, parent);
    }
    case "Composite": {
      if (issue.ast._tag === "Union") return noteWrong(walk, parts, issue);
      const inner = ParseResult.isComposite(issue) && Array.isArray(issue.issues)
        ? issue.issues
        : [issue.issues];
      for (const one of inner) walkIssue(walk, parts, one, issue.ast);
      return;
    }
    case "Refinement":
    case "Transformation":
      return explainingOf(issue.ast) === undefined || issue.issue._tag === "Composite"
        ? walkIssue(walk, parts, issue.issue, issue.ast)
        : noteWrong(walk, parts, issue);
    case "Missing":
      return noteMissing(walk, parts, issue.ast.type);
    case "Unexpected":
      return noteUnknown(walk, parts, parent);
    case "Type":
    case "Forbidden":
      return noteWrong(walk, parts, issue);
  }
};

const withMore = (issues: ReadonlyArray<Issue>, more: number): ReadonlyArray<Issue> =>
  more === 0 ? issues : [...issues, moreIssues(more)];

const readableOf = (issue: ParseResult.ParseIssue): Readonly<Record<string, unknown>> =>
  issue._tag === "Composite" && isRecord(issue.output) ? issue.output : {};

/** Notes members of which none or several are there where exactly one must be. */
const noteChoice = (walk: Walk, ast: SchemaAST.AST, sent: unknown): void => {
  const names = exactlyOneOfNames(ast);
  const [first] = names;
  if (first === undefined || !isRecord(sent)) return;
  const [given, another] = names.filter((name) => Object.hasOwn(sent, name));
  if (given === undefined) return noteMissing(walk, [first], propertyOf(ast, first));
  if (another === undefined || isFull(walk)) return;
  note(walk, [another], { code: "conflict", sentence: `must be left out where ${given} is given.` });
};

/** Decodes one value. */
export type Decode<A> = (sent: unknown, naming: Naming) => Either.Either<A, Undecoded>;

/**
 * @returns a function that decodes by the schema; unknown members are issues at every depth, and so are members of the
 * whole that exclude each other
 */
export const decoderOf = <A, I>(schema: Schema.Schema<A, I>): Decode<A> => {
  const decode = ParseResult.decodeUnknownEither(schema, { errors: "all", onExcessProperty: "error" });
  return (sent, naming) => {
    const walk: Walk = { naming, issues: [], more: 0 };
    const decoded = decode(sent);
    if (Either.isLeft(decoded)) walkIssue(walk, [], decoded.left, schema.ast);
    noteChoice(walk, schema.ast, sent);
    if (Either.isRight(decoded) && walk.issues.length === 0) return Either.right(decoded.right);
    const readable = Either.match(decoded, {
      onLeft: readableOf,
      onRight: (value) => isRecord(value) ? value : {},
    });
    return Either.left({ issues: withMore(walk.issues, walk.more), readable });
  };
};
