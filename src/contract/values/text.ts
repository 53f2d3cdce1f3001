/**
 * Flags and short texts of requests.
 */
import type * as Schema from "effect/Schema";
import { readTextAsWritten } from "../../kernel/lenient/reading.ts";
import { expectedBy, scalar } from "./scalar.ts";

/** `true` or `false` in a query. */
export const FlagText: Schema.Schema<boolean, string> = scalar({
  identifier: "FlagText",
  expected: "true or false",
  read: (sent) => sent === "true" ? true : sent === "false" ? false : undefined,
  explain: () => ({ code: "choice" }),
  example: "true",
  jsonSchema: { type: "string", enum: ["true", "false"] },
});

/** `true` or `false` in JSON. */
export const Flag: Schema.Schema<boolean> = scalar({
  identifier: "Flag",
  expected: "true or false",
  read: (sent) => typeof sent === "boolean" ? sent : undefined,
  explain: () => ({ code: "choice" }),
  example: true,
  jsonSchema: { type: "boolean" },
});

interface BoundedText {
  readonly identifier: string;
  readonly most: number;
  readonly example: string;
  readonly description: string;
}

/** A text of bounded length that the service gives back and doesn't read. */
export const boundedText = (
  { identifier, most, example, description }: BoundedText,
): Schema.Schema<string, string> =>
  scalar<string, string>({
    identifier,
    expected: `text of at most ${most} characters`,
    form: { is: "text", characters: most },
    read: (sent) => typeof sent === "string" && sent.length <= most ? sent : undefined,
    explain: (sent) => typeof sent === "string" ? { code: "length" } : undefined,
    asWritten: readTextAsWritten,
    example,
    jsonSchema: { type: "string", maxLength: most },
    description,
  });

/** The text on one line: a space for each run of white space that has a line break or a tab in it. */
const onOneLine = (text: string): string =>
  text.split(/[\r\n\t]/).map((line) => line.trim()).filter((line) => line !== "").join(" ");

/** A text of bounded length on one line, without white space at its ends, and not empty: the same again in any table. */
export const lineOfText = (
  { identifier, most, example, description }: BoundedText,
): Schema.Schema<string, string> => {
  const words = {
    identifier,
    expected: `text of at most ${most} characters`,
    form: { is: "text", characters: most },
  } as const;
  return scalar<string, string>({
    ...words,
    read: (sent) => {
      if (typeof sent !== "string" || sent.length > most) return undefined;
      const text = onOneLine(sent);
      return text === "" ? undefined : text;
    },
    explain: (sent) => {
      if (typeof sent !== "string") return undefined;
      return sent.length > most
        ? { code: "length" }
        : { code: "length", finding: { kind: "emptyText", expected: expectedBy(words) } };
    },
    asWritten: readTextAsWritten,
    example,
    jsonSchema: { type: "string", minLength: 1, maxLength: most },
    description,
  });
};

/** The caller's own name for a shipment. */
export const ClientRef: Schema.Schema<string> = boundedText({
  identifier: "ClientRef",
  most: 200,
  example: "PO-4711",
  description: "The caller's own reference; it comes back with the answer.",
});

/** A version of the default values. */
export const DatasetVersion: Schema.Schema<string> = boundedText({
  identifier: "DatasetVersion",
  most: 200,
  example: "2026-08-06",
  description:
    "Version of the default values to calculate with, as `GET /api/v1/cbam/datasets` lists them; the one in force when it is left out. Several, with commas between them as an answer over imports of several days names them: of these each import takes the one that applies to its day.",
});

const queryLengthLimit = 100;

/** Words or digits that search looks for. */
export const SearchQuery: Schema.Schema<string> = scalar({
  identifier: "SearchQuery",
  expected: `1 to ${queryLengthLimit} characters: a CN code or its first digits, or words for goods`,
  read: (sent) => {
    const query = typeof sent === "string" ? sent.trim() : "";
    return query.length >= 1 && query.length <= queryLengthLimit ? query : undefined;
  },
  explain: () => ({ code: "length" }),
  example: "stainless wire",
  jsonSchema: { type: "string", minLength: 1 },
});
