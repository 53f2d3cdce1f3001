/**
 * The schemas of the OpenAPI document, as a reader of it needs them: those that endpoints use and no others, with examples
 * instead of the generator's own titles, and answers that may grow.
 */

import { isRecord } from "../../kernel/text/json.ts";

/** A part of the document: plain JSON. */
export type Json = null | boolean | number | string | ReadonlyArray<Json> | { readonly [name: string]: Json };
/** An object of the document. */
export type JsonObject = { readonly [name: string]: Json };

/** True if a part of the document is an object. */
export const isObject = (value: unknown): value is JsonObject => isRecord(value);

const prefix = "#/components/schemas/";

/** @returns the part of the document that names a schema */
export const refTo = (name: string): JsonObject => ({ $ref: `${prefix}${name}` });

/** Titles and descriptions that the generator makes up say less than the rule beside them. */
const isMadeUp = (name: string, value: Json): boolean =>
  typeof value === "string" &&
  (name === "title"
    ? /^[A-Za-z]+\(.*\)$|^(?:int|nonNegative|pattern)$/i.test(value)
    : name === "description" &&
      /^an array of at (?:least|most) \d+ item|^a string matching|^a non-negative|^an integer/i.test(value));

/** @returns the part without what the generator made up; `isOpen`: objects may have members that aren't listed */
export const tidied = (value: Json, isOpen: boolean): Json => {
  if (Array.isArray(value)) return value.map((item) => tidied(item, isOpen));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, member]) =>
        !isMadeUp(name, member) && !(isOpen && name === "additionalProperties" && member === false)
      )
      .map(([name, member]) => [name, tidied(member, isOpen)]),
  );
};

const namesIn = (value: unknown, found: Set<string>): void => {
  if (Array.isArray(value)) value.forEach((item) => namesIn(item, found));
  if (!isObject(value)) return;
  for (const [name, member] of Object.entries(value)) {
    if (name === "$ref" && typeof member === "string") found.add(member.slice(prefix.length));
    else namesIn(member, found);
  }
};

/** @returns the names of every schema that the part refers to, also through others */
export const reachable = (part: unknown, schemas: JsonObject): ReadonlySet<string> => {
  const all = new Set<string>();
  const next = (value: unknown): void => {
    const found = new Set<string>();
    namesIn(value, found);
    for (const name of found) {
      if (all.has(name)) continue;
      all.add(name);
      next(schemas[name]);
    }
  };
  next(part);
  return all;
};
