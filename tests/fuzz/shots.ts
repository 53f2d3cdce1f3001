/** What the fuzz sends: requests by the document, for pages, and with tables, by callers of each kind. */
import * as FastCheck from "effect/FastCheck";
import { objectOf } from "../../src/http/openapi/schemas.ts";
import { type PageRequest, pageRequests } from "../support/arbitrary_pages.ts";
import { requests } from "../support/arbitrary_requests.ts";
import { type SentFile, tables } from "../support/arbitrary_tables.ts";
import { document } from "../support/declared_answers.ts";
import type { PageParts } from "./visitor.ts";

/** A request that is ready to be sent. */
export interface Shot {
  readonly group: "document" | "pages" | "tables";
  readonly as: "holder" | "wrong" | "nobody" | "member" | "visitor";
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: BodyInit | undefined;
}

const callers: FastCheck.Arbitrary<Shot["as"]> = FastCheck.constantFrom(
  "holder",
  "holder",
  "holder",
  "nobody",
  "wrong",
);

const someId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** In the place of an id that a path wants. */
const anyId = "01a1f8d3-ea00-7512-8223-5fee596ae249";

/** The text with ids that answers gave in the place of some of its own. */
const withIds = (text: string, luck: number, ids: () => ReadonlyArray<string>): string => {
  let at = luck;
  return text.replace(someId, (id) => {
    const there = ids();
    at = (at * 31 + 7) % 1_009;
    return at % 3 === 0 ? id : there[at % Math.max(1, there.length)] ?? id;
  });
};

const fromDocument = (ids: () => ReadonlyArray<string>): FastCheck.Arbitrary<Shot> =>
  FastCheck.tuple(requests, callers, FastCheck.nat({ max: 1_000 })).map((
    [{ method, path, headers, body }, as, luck],
  ) => ({
    group: "document",
    as,
    method,
    headers,
    get path() {
      return withIds(path, luck, ids);
    },
    get body() {
      return body === undefined ? undefined : withIds(body, luck, ids);
    },
  }));

const formOf = (values: PageRequest["values"]): FormData => {
  const form = new FormData();
  for (const [name, value] of values) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, new File([value.bytes], "a.csv", { type: value.type }));
  }
  return form;
};

const textsOf = (values: PageRequest["values"]): URLSearchParams =>
  new URLSearchParams(values.flatMap(([name, value]) => typeof value === "string" ? [[name, value]] : []));

const shotOf = ({ method, path, values, isMultipart }: PageRequest, as: Shot["as"]): Shot => {
  const shot = { group: "pages", as, method, headers: {} } as const;
  if (method === "POST") return { ...shot, path, body: isMultipart ? formOf(values) : textsOf(values) };
  const query = textsOf(values);
  return {
    ...shot,
    body: undefined,
    path: query.size === 0 ? path : `${path.split("?", 1).join()}?${query}`,
  };
};

const fromPages = (pages: PageParts): FastCheck.Arbitrary<Shot> =>
  FastCheck.tuple(
    pageRequests(pages),
    FastCheck.constantFrom<Shot["as"]>("member", "member", "member", "visitor"),
  )
    .map(([request, as]) => shotOf(request, as));

/** Paths of calls that take a table, and the tables that pages read for anyone. */
const doors: ReadonlyArray<string> = [
  ...Object.entries(objectOf(document["paths"])).flatMap(([path, methods]) => {
    const content = objectOf(objectOf(objectOf(objectOf(methods)["post"])["requestBody"])["content"]);
    const takesTables = Object.keys(content).some((type) => type.includes("csv") || type.includes("sheet"));
    return takesTables ? [path.replace(/\{\w+\}/g, anyId)] : [];
  }),
  "/tables/read",
];

const questions = FastCheck.constantFrom(
  "",
  "?extra_columns=keep",
  "?extra_columns=keep&total_rows=keep",
  "?decimal=comma&heading_row=2",
  `?importer=${anyId}`,
  "?sum_row=true&sources=false",
);

const withTables = (ids: () => ReadonlyArray<string>): FastCheck.Arbitrary<Shot> =>
  FastCheck.record({
    door: FastCheck.constantFrom(...doors),
    question: questions,
    file: tables,
    as: callers,
    accept: FastCheck.constantFrom("application/json", "text/csv", "*/*"),
    luck: FastCheck.nat({ max: 1_000 }),
  }).map(({ door, question, file, as, accept, luck }: {
    readonly door: string;
    readonly question: string;
    readonly file: SentFile;
    readonly as: Shot["as"];
    readonly accept: string;
    readonly luck: number;
  }) => ({
    group: "tables",
    as,
    method: "POST",
    headers: { "content-type": file.type, accept },
    body: file.bytes,
    get path() {
      return withIds(`${door}${question}`, luck, ids);
    },
  }));

/** @param ids that answers gave so far */
export const shots = (pages: PageParts, ids: () => ReadonlyArray<string>): FastCheck.Arbitrary<Shot> =>
  FastCheck.oneof(
    { weight: 5, arbitrary: fromDocument(ids) },
    { weight: 3, arbitrary: fromPages(pages) },
    { weight: 2, arbitrary: withTables(ids) },
  );
