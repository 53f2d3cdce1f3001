/**
 * `manifest.json` beside the tables: which acts they print, on which days the service answers with them, what their
 * units are, and the SHA-256 and row count that each file must have.
 */
import * as Either from "effect/Either";
import * as ParseResult from "effect/ParseResult";
import * as Schema from "effect/Schema";
import { deepest } from "../../kernel/text/json.ts";
import { excessOf } from "../../kernel/text/json_text.ts";
import { dayOfText } from "../../kernel/time/calendar.ts";

/** A value that must be as the sentence says, whichever part of it is wrong. */
const told = <A, I>(schema: Schema.Schema<A, I>, must: string): Schema.Schema<A, I> =>
  schema.annotations({ message: () => ({ message: must, override: true }) });

const Text = told(Schema.NonEmptyString, "must be a text that isn't empty");

const Day = told(
  Schema.String.pipe(Schema.filter((text) => dayOfText(text) !== undefined)),
  "must be a calendar date YYYY-MM-DD",
);

export const Manifest = Schema.Struct({
  version: Text,
  title: Text,
  acts: Schema.NonEmptyArray(Schema.Struct({ label: Text, url: Text })),
  /** Notice that must accompany the figures wherever they are passed on, such as a licence. */
  notice: Schema.optionalWith(Text, { exact: true }),
  /** The first day of import that the tables apply to: an act may apply backwards. */
  applies_from: Day,
  /** The first and the last day on which the service answers with them; null: until they are replaced. */
  in_force: Schema.Struct({
    from: Day,
    until: told(Schema.NullOr(Day), "must be a calendar date YYYY-MM-DD, or null"),
  }),
  units: Schema.Record({ key: Schema.String, value: Schema.String }),
  files: Schema.NonEmptyArray(
    Schema.Struct({
      name: Text,
      sha256: told(
        Schema.String.pipe(Schema.pattern(/^[0-9a-f]{64}$/)),
        "must be the 64 hexadecimal digits of the file's SHA-256, in small letters",
      ),
      rows: told(Schema.NonNegativeInt, "must be the number of the table's rows"),
    }),
  ),
  compared: Text,
  not_compared: Schema.String,
});
export type Manifest = typeof Manifest.Type;

const decode = Schema.decodeUnknownEither(Manifest, { errors: "all", onExcessProperty: "error" });

const jsonOf = Schema.decodeUnknownEither(Schema.parseJson());

/** Words for a structure that something else stands in place of. */
const wordsOf = (expected: string): string =>
  expected.startsWith("readonly [") || expected.startsWith("NonEmptyArray")
    ? "a list with at least one entry"
    : expected.startsWith("{")
    ? "an object with members"
    : "a text";

const pathOf = (path: ReadonlyArray<PropertyKey>): string =>
  path.map((part) => typeof part === "number" ? `[${part}]` : `.${String(part)}`).join("").replace(/^\./, "");

/** Sentence about what is wrong at one place, by the names that whoever writes the file knows. */
const sentenceOf = ({ _tag, path, message }: ParseResult.ArrayFormatterIssue): string => {
  const place = pathOf(path);
  if (_tag === "Missing") return `${place} is missing`;
  if (_tag === "Unexpected") return `${place} is not known here: leave it out, or mend its name`;
  const [, expected = ""] = /^Expected (.*), actual /s.exec(message) ?? [];
  const must = message.startsWith("must ") ? message : `must be ${wordsOf(expected)}`;
  return place === "" ? must : `${place} ${must}`;
};

/** True if a JSON value is nested deeper than so many levels; it looks no deeper. */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === "object" && value !== null &&
  (levels === 0 || Object.values(value).some((member) => isDeeper(member, levels - 1)));

/** @returns the checked manifest, or what is wrong with the text; unknown members are, so that a typing mistake is seen */
export const decodeManifest = (text: string): Either.Either<Manifest, ReadonlyArray<string>> => {
  const excess = excessOf(text);
  if (excess !== undefined) return Either.left([`has ${excess}`]);
  const json = jsonOf(text);
  if (Either.isLeft(json)) {
    return Either.left(
      ParseResult.ArrayFormatter.formatErrorSync(json.left).map(({ message }) => `is no JSON: ${message}`),
    );
  }
  if (isDeeper(json.right, deepest)) return Either.left([`is nested deeper than ${deepest} levels`]);
  return Either.mapLeft(
    decode(json.right),
    (error) => ParseResult.ArrayFormatter.formatErrorSync(error).map(sentenceOf),
  );
};
