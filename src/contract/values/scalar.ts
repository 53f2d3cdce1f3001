/**
 * One value of the API as one declaration: the rule that reads it, the words that a sentence uses for it, an example and
 * its JSON Schema. Requests are decoded with it and the OpenAPI document prints it.
 */
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import * as ParseResult from "effect/ParseResult";
import * as Schema from "effect/Schema";
import * as SchemaAST from "effect/SchemaAST";
import type { Finding } from "../../kernel/findings/finding.ts";
import type { ExpectedForm, ExpectedWords } from "../../kernel/findings/sentences.ts";
import type { IssueCode } from "../../kernel/issue.ts";
import type { NumberMark } from "../../kernel/lenient/number.ts";
import { complaint, type Reading, type SentInput as Written } from "../../kernel/lenient/reading.ts";
import { longestText } from "../../kernel/text/text_budget.ts";

/** Why a value was not taken. */
export interface Fault {
  /** Kind of the mistake, for programs. */
  readonly code: IssueCode;
  /** Finding that its sentence is made of; absent: "must be <expected>, found <value>." */
  readonly finding?: Finding;
  /** The right value, where it is known. */
  readonly suggestion?: string;
}

/** Value that a rule may make: anything but nothing. */
export type Readable = string | number | boolean | object;

/** Brings a value as it stands on customs papers into its strict form. */
export type AsWritten<Strict> = (written: Written, mark: NumberMark) => Reading<Strict>;

/** Reader of one value. */
export interface Rule<Sent, Value> {
  /** Name of the schema in the OpenAPI document. */
  readonly identifier: string;
  /** Completes "<name> must be ...". */
  readonly expected: string;
  /** Form that `expected` is made of, where many rules have the same words. */
  readonly form?: ExpectedForm;
  /** Returns the value; undefined when it isn't one. */
  readonly read: (sent: unknown) => Value | undefined;
  /** Says more about a value that was not taken; undefined: the general sentence with the code `format`. */
  readonly explain?: (sent: unknown) => Fault | undefined;
  /** Reader of forms beyond the strict one, for `lenient=true` and tables. */
  readonly asWritten?: AsWritten<Sent>;
  /** A value that is taken, for the document's example. */
  readonly example: Sent;
  /** Beside `description` and `examples`, which come from `expected` and `example`. */
  readonly jsonSchema: Readonly<Record<string, unknown>>;
  /** More for a reader of the document than `expected` says. */
  readonly description?: string;
}

/** The parts of a rule that a sentence is made from. */
export type ExplainedRule = Pick<
  Rule<unknown, unknown>,
  "identifier" | "expected" | "form" | "explain" | "asWritten"
>;

/** Words for the values that the rule takes, for a sentence in any language. */
export const expectedBy = (
  { identifier, expected, form }: Pick<ExplainedRule, "identifier" | "expected" | "form">,
): ExpectedWords => ({ rule: identifier, words: expected, ...(form === undefined ? undefined : { form }) });

const ruleId: unique symbol = Symbol.for("customs/contract/rule");

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const longValue = (characters: number): Finding => ({ kind: "longValue", characters, most: longestText });

/** The rule, which is never given a text that is longer than any that is read. */
const bounded = <Sent, Value extends Readable>(rule: Rule<Sent, Value>): Rule<Sent, Value> => {
  const { read, explain, asWritten } = rule;
  const isLong = (sent: unknown): sent is string => typeof sent === "string" && sent.length > longestText;
  return {
    ...rule,
    read: (sent) => isLong(sent) ? undefined : read(sent),
    explain: (sent) => isLong(sent) ? { code: "length" } : explain?.(sent),
    ...(asWritten === undefined ? undefined : {
      asWritten: (written, mark) =>
        isLong(written.value)
          ? complaint(written, "length", longValue(written.value.length))
          : asWritten(written, mark),
    }),
  };
};

/** Returns a schema that reads the value by its rule; a text of more than 4 000 characters is refused unread. */
export const scalar = <Sent, Value extends Readable>(
  given: Rule<Sent, Value>,
): Schema.Schema<Value, Sent> => {
  const rule = bounded(given);
  return Schema.declare(
    [],
    {
      decode: () => (sent, _options, ast) => {
        const value = rule.read(sent);
        return value === undefined
          ? ParseResult.fail(new ParseResult.Type(ast, sent))
          : ParseResult.succeed(value);
      },
      encode: () => (value, _options, ast): Either.Either<Sent, ParseResult.ParseIssue> =>
        Either.left(new ParseResult.Forbidden(ast, value, "Requests are read, not written.")),
    },
    {
      [ruleId]: rule,
      identifier: rule.identifier,
      jsonSchema: {
        ...rule.jsonSchema,
        description: rule.description ?? `${capitalised(rule.expected)}.`,
        examples: [rule.example],
      },
    },
  );
};

/** True if an annotation is one of ours. */
const isExplaining = (value: unknown): value is ExplainedRule =>
  typeof value === "object" && value !== null && "expected" in value;

/** Returns the rule that the schema was made of, or the words that it was annotated with. */
export const explainingOf = (ast: SchemaAST.AST): ExplainedRule | undefined =>
  Option.getOrUndefined(
    Option.filter(SchemaAST.getAnnotation<unknown>(ruleId)(ast), isExplaining),
  );

const isReading = (value: unknown): value is Pick<Rule<unknown, unknown>, "read"> =>
  typeof value === "object" && value !== null && "read" in value;

/** Finds how the rule that a schema was made of reads; undefined for schemas that are no scalars. */
export const readerOf = (ast: SchemaAST.AST): Rule<unknown, unknown>["read"] | undefined => {
  if (ast._tag !== "Declaration") return undefined;
  const rule = SchemaAST.getAnnotation<unknown>(ruleId)(ast);
  return Option.isSome(rule) && isReading(rule.value) ? rule.value.read : undefined;
};

const oneOfId: unique symbol = Symbol.for("customs/contract/oneOf");

/** Members of which exactly one must be there. */
interface OneOfMembers {
  /** Their names. */
  readonly names: ReadonlyArray<string>;
  /** Finding about the first one where none is there. */
  readonly none: Finding;
}

const isOneOf = (value: unknown): value is OneOfMembers =>
  typeof value === "object" && value !== null && "names" in value && "none" in value;

/** Returns the schema of an object of whose optional members with these names exactly one must be there. */
export const exactlyOneOf = <Fields extends Schema.Struct.Fields>(
  schema: Schema.Struct<Fields>,
  names: ReadonlyArray<keyof Fields & string>,
  none: Finding,
): Schema.Struct<Fields> => schema.annotations({ [oneOfId]: { names, none } satisfies OneOfMembers });

/** Returns the members of which exactly one must be there; undefined for most objects. */
export const oneOfMembers = (ast: SchemaAST.AST): OneOfMembers | undefined =>
  Option.getOrUndefined(Option.filter(SchemaAST.getAnnotation<unknown>(oneOfId)(ast), isOneOf));

/** Returns the names of which exactly one must be there; none for most objects. */
export const exactlyOneOfNames = (ast: SchemaAST.AST): ReadonlyArray<string> =>
  oneOfMembers(ast)?.names ?? [];

/** Returns the schema, whose failures are told as those of one value: "must be <expected>". */
export const explained = <A, I>(schema: Schema.Schema<A, I>, words: ExplainedRule): Schema.Schema<A, I> =>
  schema.annotations({ [ruleId]: words });
