/** Requests made from the pages that a service has: links with other queries, forms with other values. */
import * as FastCheck from "effect/FastCheck";
import type { PageForm, PageParts } from "../fuzz/visitor.ts";
import { type SentFile, tables } from "./arbitrary_tables.ts";

/** A request for a page. */
export interface PageRequest {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** Values of a form; those of a form with a file are sent as its parts. */
  readonly values: ReadonlyArray<readonly [string, string | SentFile]>;
  readonly isMultipart: boolean;
}

const rubbish = FastCheck.oneof(
  FastCheck.string({ unit: "binary", maxLength: 40 }).map((text) => text.toWellFormed()),
  FastCheck.constantFrom(
    "",
    " ",
    "\u0000",
    "__proto__",
    "-1",
    "1e400",
    "9".repeat(400),
    "%",
    "_",
    "\\",
    "'",
    '"><script>',
    "=1+1",
    "a\r\nB: c",
    "\u202e",
    "x".repeat(5_000),
    "//e.example",
    "72083900",
    "CHN",
    "2026-02-15",
    "0000-01-01",
    "0001-01-01",
    "9999-12-31",
    "01a1f8d3-ea00-7512-8223-5fee596ae249",
  ),
);

const otherQuery = (path: string): FastCheck.Arbitrary<string> => {
  const [before = "", query = ""] = path.split("?");
  const given = [...new URLSearchParams(query)];
  const names = FastCheck.constantFrom(
    ...new Set([
      ...given.map(([name]) => name),
      "q",
      "before",
      "lang",
      "year",
      "as_of",
      "importer",
      "cn",
      "next",
    ]),
  );
  return FastCheck.array(FastCheck.tuple(names, rubbish), { maxLength: 3 }).map((changes) => {
    const values = new URLSearchParams([
      ...given.filter(([name]) => !changes.some(([other]) => other === name)),
      ...changes,
    ]);
    return values.size === 0 ? before : `${before}?${values}`;
  });
};

/** Nothing is confirmed: what an operator's form would then do ends the run. */
const unsent = /^confirmed$/;

const valuesOf = ({ fields }: PageForm): FastCheck.Arbitrary<PageRequest["values"]> =>
  FastCheck.tuple(
    ...fields.filter(({ name }) => !unsent.test(name)).map(({ name, values, isFile }) => {
      const own = FastCheck.constantFrom(...values, ...(values.length === 0 ? [""] : []));
      const value: FastCheck.Arbitrary<string | SentFile> = isFile
        ? tables
        : name === "form_token"
        ? FastCheck.oneof({ weight: 30, arbitrary: own }, { weight: 1, arbitrary: rubbish })
        : FastCheck.oneof({ weight: 3, arbitrary: own }, { weight: 2, arbitrary: rubbish });
      return FastCheck.option(value, { nil: undefined, freq: 20 }).map((chosen) => [name, chosen] as const);
    }),
  ).map((chosen) => chosen.flatMap(([name, value]) => value === undefined ? [] : [[name, value] as const]));

const formRequest = (form: PageForm): FastCheck.Arbitrary<PageRequest> =>
  valuesOf(form).map((values) => ({
    method: form.method,
    path: form.action,
    values,
    isMultipart: form.isMultipart,
  }));

/** Requests for the pages and forms that were found, one as likely as another. */
export const pageRequests = ({ links, forms }: PageParts): FastCheck.Arbitrary<PageRequest> =>
  FastCheck.oneof(
    {
      weight: 2,
      arbitrary: FastCheck.constantFrom(...links).chain(otherQuery).map((path): PageRequest => ({
        method: "GET",
        path,
        values: [],
        isMultipart: false,
      })),
    },
    { weight: 3, arbitrary: FastCheck.oneof(...forms.map(formRequest)) },
  );
