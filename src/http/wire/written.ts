/**
 * Decoding of what was sent in the strict form or, where the call says so, as it stands on customs papers. Decisions,
 * "Values as they stand on customs papers".
 */
import * as Either from "effect/Either";
import type * as Schema from "effect/Schema";
import { strictReaderOf } from "../../contract/decoding/as_written.ts";
import { decoderOf, issueAt, type Naming } from "../../contract/decoding/decoding.ts";
import { exactlyOneOfNames } from "../../contract/values/scalar.ts";
import { about, type Issue } from "../../kernel/issue.ts";
import { isRecord } from "../../kernel/text/json.ts";
import type { Notation } from "../../kernel/lenient/notation.ts";
import { namedMark } from "../../kernel/lenient/number.ts";
import type { ReadAs } from "../../kernel/lenient/reading.ts";
import { once } from "../../kernel/once.ts";

/** Decoded request, and its values as they were written and read. */
export interface RequestAsWritten<A> {
  readonly value: A;
  readonly readAs: ReadonlyArray<ReadAs>;
}

/** Manner of reading a request. */
export interface Manner {
  readonly naming: Naming;
  /** The notation of a call that has values as people write them; undefined for the strict form. */
  readonly notation: Notation | undefined;
}

/** @returns the notation of a query's values, by its own parameters */
export const notationInQuery = (
  values: Readonly<Record<string, string | undefined>>,
): Notation | undefined => {
  if (values["lenient"] !== "true") return undefined;
  const { decimal, dates } = values;
  return {
    mark: decimal === "comma" || decimal === "point" ? namedMark(decimal) : "unsaid",
    order: dates === "dmy" || dates === "mdy" ? dates : undefined,
  };
};

const nothing: ReadonlyArray<ReadAs> = [];

/** Remarks under the names that the call has for its places. */
const named = (readAs: ReadonlyArray<ReadAs>, naming: Naming): ReadonlyArray<ReadAs> =>
  readAs.length === 0
    ? nothing
    : readAs.map((each) => ({ ...each, path: naming.path(each.path.split("/")) }));

/** Issues, and their sentences, under the names that the call has for its places. */
const renamed = (complaints: ReadonlyArray<Issue>, naming: Naming): ReadonlyArray<Issue> =>
  complaints.map(({ path, code, suggestion, [about]: finding }) =>
    issueAt(naming, path.split("/"), { code, finding, ...(suggestion === undefined ? {} : { suggestion }) })
  );

/**
 * Issues of values that could not be read, and of the rest: what could not be read isn't missing.
 * @param alternatives paths of which one stands for the others: none is missing where one could not be read
 */
const issuesOf = (
  complaints: ReadonlyArray<Issue>,
  others: ReadonlyArray<Issue>,
  alternatives: ReadonlyArray<string>,
): ReadonlyArray<Issue> => {
  const places = new Set(complaints.map(({ path }) => path));
  if (alternatives.some((path) => places.has(path))) { for (const path of alternatives) places.add(path); }
  return [...complaints, ...others.filter(({ path, code }) => code !== "missing" || !places.has(path))];
};

/** Decodes what was sent, or names every issue. */
export type DecodeWritten<A> = (
  sent: unknown,
  manner: Manner,
) => Either.Either<RequestAsWritten<A>, ReadonlyArray<Issue>>;

/** @returns a decoder of the schema for both manners; what reads papers is made when a call first asks for it */
export const writtenDecoderOf = <A, I>(schema: Schema.Schema<A, I>): DecodeWritten<A> => {
  const decode = decoderOf(schema);
  const oneOf = exactlyOneOfNames(schema.ast);
  const strictly = once(() => strictReaderOf(schema));
  return (sent, { naming, notation }) => {
    const { members, readAs, complaints } = notation !== undefined && isRecord(sent)
      ? strictly()(sent, notation, "every other form")
      : { members: sent, readAs: nothing, complaints: [] };
    const decoded = decode(members, naming);
    if (Either.isRight(decoded) && complaints.length === 0) {
      return Either.right({ value: decoded.right, readAs: named(readAs, naming) });
    }
    const others = Either.isLeft(decoded) ? decoded.left.issues : [];
    return Either.left(
      issuesOf(renamed(complaints, naming), others, oneOf.map((name) => naming.path([name]))),
    );
  };
};

/** @returns the member about values that were not sent in their strict form; no member where all were */
export const readAsMember = (
  readAs: ReadonlyArray<ReadAs>,
): { readonly read_as?: ReadonlyArray<ReadAs> } => readAs.length === 0 ? {} : { read_as: readAs };

/** Says in an answer what was read as what; an answer to strict values stays as it is. */
export const withReadAs = <Answer extends object>(
  answer: Answer,
  readAs: ReadonlyArray<ReadAs>,
): Answer & { readonly read_as?: ReadonlyArray<ReadAs> } =>
  readAs.length === 0 ? answer : { ...answer, read_as: readAs };
