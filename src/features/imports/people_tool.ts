/**
 * The tool that lists an account's importers and declarants: a model needs the ids of both before it asks anything else. A broker has
 * thousands, of whom an answer has a page, or those that words find.
 */
import * as Effect from "effect/Effect";
import * as Contract from "../../contract/imports.ts";
import { declaredOutput, schemaOf } from "../../http/mcp/declared_schemas.ts";
import { askedBy, looking } from "../../http/mcp/endpoint_tool.ts";
import type { Arguments, Tool } from "../../http/mcp/toolbox.ts";
import { recordOf } from "../../kernel/text/json.ts";
import { shown } from "../../kernel/text/shown.ts";
import { choicesWith } from "../../web/people/typed_person.ts";

/** Most importers, and most declarants, of one answer. */
const mostPeople = 50;

/** Longest text that people are looked for by. */
const longestSearch = 100;

/** Arguments of the tool itself. */
const own = {
  q: {
    type: "string",
    maxLength: longestSearch,
    description: "Words of the name, or digits of the EORI number; all people when it is left out.",
    examples: ["Muster"],
  },
  page: {
    type: "integer",
    minimum: 1,
    description: "Page of either list, from 1: the `next_page` of the answer before.",
  },
} as const;

/** Part of the lists that is asked for. */
interface Part {
  readonly words: string;
  /** Number of the page, from 1. */
  readonly page: number;
}

const isLeftOut = (value: unknown): value is null | undefined => value === undefined || value === null;

/** @returns the part that is asked for, or what is wrong with it */
const partOf = ({ q, page }: Arguments): Part | string => {
  if (!isLeftOut(q) && (typeof q !== "string" || q.length > longestSearch)) {
    return `q must be a text of at most ${longestSearch} characters, found ${shown(q)}.`;
  }
  const number = isLeftOut(page) ? 1 : page;
  return typeof number === "number" && Number.isSafeInteger(number) && number >= 1
    ? { words: isLeftOut(q) ? "" : q, page: number }
    : `page must be a whole number from 1 on, found ${shown(page)}.`;
};

/** @returns the people whose name or EORI number has all words, all without any; in their order */
const found = (people: unknown, words: string): ReadonlyArray<unknown> => {
  const all: ReadonlyArray<unknown> = Array.isArray(people) ? people : [];
  if (words.trim() === "") return all;
  const options = all.map((person, index) => {
    const { name, eori } = recordOf(person);
    return { value: String(index), label: `${name} (${eori})` };
  });
  const places = new Set(choicesWith(words, options).map(({ value }) => value));
  return all.filter((_, index) => places.has(String(index)));
};

/** Importers and declarants in one answer. */
export const peopleTool: Tool = {
  name: "imports_people",
  title: "Importers and declarants",
  description:
    "Lists importers and declarants with their ids, 50 a `page`; `q` finds by name or EORI. Needs `imports:read`, like all that read `imports`; two calls.",
  effects: looking,
  isDetailed: false,
  inputSchema: () => ({ ...schemaOf({ properties: own, required: [] }), additionalProperties: false }),
  outputSchema: () => {
    const lists = [declaredOutput(Contract.importerList), declaredOutput(Contract.declarantList)];
    const next = {
      type: ["integer", "null"],
      description: "Page that has more importers or declarants; null after the last.",
    };
    return schemaOf({
      properties: {
        ...Object.fromEntries(lists.flatMap(({ properties }) => Object.entries(properties))),
        next_page: next,
      },
      required: [...lists.flatMap(({ required }) => required), "next_page"],
    });
  },
  call: (sent) =>
    Effect.gen(function* () {
      const part = partOf(sent);
      if (typeof part === "string") return { isOk: false, text: part };
      const { q: _q, page: _page, ...rest } = sent;
      const names = { renamed: {}, known: () => Object.keys(own) };
      const importers = yield* askedBy(Contract.importerList, rest, {}, names);
      if (!importers.isOk) return importers;
      const declarants = yield* askedBy(Contract.declarantList, rest, {}, names);
      if (!declarants.isOk) return declarants;
      const lists = [
        ["importers", found(importers.answer["importers"], part.words)],
        ["declarants", found(declarants.answer["declarants"], part.words)],
      ] as const;
      const from = (part.page - 1) * mostPeople;
      const hasMore = lists.some(([, people]) => people.length > from + mostPeople);
      return {
        isOk: true,
        answer: {
          ...Object.fromEntries(lists.map(([name, people]) => [name, people.slice(from, from + mostPeople)])),
          next_page: hasMore ? part.page + 1 : null,
        },
      };
    }),
};
