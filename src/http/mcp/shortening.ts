/**
 * Answers as a model is given them: the endpoint's own members without what only an archive needs (hashes of tables, acts
 * in full), the disclosure as its sentence, and one link to the acts. The same rules make the answer and its schema.
 */
import { dataSets } from "../../contract/cbam.ts";
import { pathTo } from "../../contract/endpoint.ts";
import { isRecord, recordOf } from "../../kernel/text/json.ts";
import { absoluteUrl, type Exchange } from "../exchange/exchange.ts";
import { type Json, type JsonObject, objectOf } from "../openapi/schemas.ts";
import { type Members, resolved } from "./declared_schemas.ts";

/** An answer: its members by their names. */
export type Answer = Readonly<Record<string, unknown>>;

/** Differences between an endpoint's answer and a tool's. */
export interface Shortening {
  /** Members that are left out, beside those that always are. */
  readonly without?: ReadonlyArray<string>;
  /** Members of these members, or of the objects in their lists, that are left out. */
  readonly within?: Readonly<Record<string, ReadonlyArray<string>>>;
}

/** Members that are left out wherever they stand: tables and acts are told at the address in `sources`. */
const alwaysLeftOut: ReadonlyArray<string> = ["versions", "versions_of_years", "sources", "sources_url"];

/** Schemas of the members that a disclosure is told by. */
export const closingSchemas: JsonObject = {
  disclosure: { type: "string", description: "What the answer does not replace." },
  sources: { type: "string", description: "Address at which the acts of every data set are named." },
};

/** Address that an answer's links begin with. */
export type Place = Pick<Exchange["Type"], "linkOrigin">;

/** Acts of the law, as the link that answers have in their place. */
const sourcesAt = (place: Place): string => absoluteUrl(pathTo(dataSets), place);

/** @returns the members that an answer about the law closes with; none for one without a disclosure */
export const closingOf = (answer: Answer, place: Place): Answer =>
  isRecord(answer["disclosure"])
    ? { disclosure: answer["disclosure"]["statement"], sources: sourcesAt(place) }
    : {};

const isLeftOut = (name: string, { without = [] }: Shortening): boolean =>
  name === "disclosure" || alwaysLeftOut.includes(name) || without.includes(name);

/** Relative links are no use to a program that doesn't know where it asks. */
const linked = (value: unknown, place: Place): unknown => {
  if (Array.isArray(value)) return value.map((each) => linked(each, place));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) =>
      name === "download_url" && typeof member === "string"
        ? [name, absoluteUrl(member, place)]
        : [name, linked(member, place)]
    ),
  );
};

const withoutNames = (value: unknown, names: ReadonlyArray<string>): unknown => {
  if (Array.isArray(value)) return value.map((each) => withoutNames(each, names));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
};

/** @returns the answer, made short */
export const shortened = (answer: Answer, shortening: Shortening, place: Place): Answer => {
  const { within = {} } = shortening;
  const kept = Object.entries(answer).filter(([name]) => !isLeftOut(name, shortening)).map((
    [name, value],
  ) => [name, withoutNames(value, within[name] ?? [])]);
  const closing = shortening.without?.includes("disclosure") === true ? {} : closingOf(answer, place);
  return { ...recordOf(linked(Object.fromEntries(kept), place)), ...closing };
};

/** The schema of an object, or of a list of objects, without the members. */
const schemaWithout = (given: Json, names: ReadonlyArray<string>): Json => {
  if (names.length === 0) return given;
  const { properties, required, items, ...rest } = resolved(given);
  if (items !== undefined) return { ...rest, items: schemaWithout(items, names) };
  return {
    ...rest,
    properties: Object.fromEntries(
      Object.entries(objectOf(properties)).filter(([name]) => !names.includes(name)),
    ),
    required: (Array.isArray(required) ? required : []).filter((name: Json) => !names.includes(String(name))),
  };
};

/** @returns the members of answers that are made short in this way */
export const shortenedMembers = ({ properties, required }: Members, shortening: Shortening): Members => {
  const isKept = (name: string): boolean => !isLeftOut(name, shortening);
  const closes = properties["disclosure"] !== undefined &&
    shortening.without?.includes("disclosure") !== true;
  const isAlwaysClosed = closes && required.includes("disclosure");
  return {
    properties: {
      ...Object.fromEntries(
        Object.entries(properties).filter(([name]) => isKept(name)).map((
          [name, schema],
        ) => [name, schemaWithout(schema, shortening.within?.[name] ?? [])]),
      ),
      ...(closes ? closingSchemas : {}),
    },
    required: [...required.filter(isKept), ...(isAlwaysClosed ? Object.keys(closingSchemas) : [])],
  };
};
