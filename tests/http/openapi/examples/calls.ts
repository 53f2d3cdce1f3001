/** Calls whose answers are the examples of the OpenAPI document, and what they were answered with. */
import * as Schema from "effect/Schema";

/** What was asked and answered so far, by the name of the endpoint. */
export type Made = Record<
  string,
  { readonly path: string; readonly answer: unknown; readonly body?: unknown }
>;

const readObject = Schema.decodeUnknownSync(Schema.Record({ key: Schema.String, value: Schema.Unknown }));
const readRecords = Schema.decodeUnknownSync(Schema.NonEmptyArray(Schema.Unknown));

/** A member of what was answered before. */
export const memberOf = (made: Made, name: string, member: string): string =>
  String(readObject(made[name]?.answer)[member]);

/** The id in a record that was answered before. */
export const idIn = (made: Made, name: string, record: string): string =>
  String(readObject(readObject(made[name]?.answer)[record])["id"]);

/** A member of the first record of a list that was answered before. */
export const memberOfFirst = (made: Made, name: string, list: string, member: string): string => {
  const [first] = readRecords(readObject(made[name]?.answer)[list]);
  return String(readObject(first)[member]);
};

/** A call of the examples. */
export interface ExampleCall {
  /** Of what was made before it, where it needs an id of that. */
  readonly path: string | ((made: Made) => string);
  readonly body?: unknown;
  /** The body, where it needs an id of what was made before it. */
  readonly bodyOf?: (made: Made) => unknown;
  /** A file that is sent in place of JSON, and its media type. */
  readonly file?: { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string };
  /** True of a POST without a body. */
  readonly isBare?: boolean;
  /** True of a call that only makes what a later one needs: it is no example. */
  readonly isAhead?: boolean;
  /** True of an inquiry that is answered by its link before the next call. */
  readonly isAnswered?: boolean;
  /** The day of the call, where it can't be made on that of the call before. */
  readonly on?: string;
}

/** Calls by the names of their endpoints, in the order in which they are made. */
export type ExampleCalls = Readonly<Record<string, ExampleCall>>;
