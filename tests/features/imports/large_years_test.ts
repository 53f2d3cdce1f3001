/**
 * A year of twenty thousand imports: every page and every reading of an importer's year goes through it in steps or in the
 * database, and no page grows with it. Decisions 0207, 0262 and 0286.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { permissions } from "../../../src/contract/access.ts";
import { router } from "../../../src/composition/features.ts";
import { copyImports } from "../../support/filled_year.ts";
import { type ImportAccount, importAccountWith, noonOf, withEntries } from "../../support/import_pages.ts";
import { yearEntries } from "../../support/import_calls.ts";
import { withLongestWalk } from "../../support/long_walks.ts";
import { onPages } from "../../support/page_tests.ts";

const copies = 500;
/**
 * Most items that lists are walked by between two pauses: a plain walk over a year of 250 000 imports takes some milliseconds, and
 * sorting it counts fifteen of them.
 */
const mostWalks = 4;
const mostBetweenPauses = mostWalks * 40 * (copies + 1);
/** Most characters of a page's HTML. Decision 0262. */
const mostOfPage = 300_000;

/** Reads of the contract that are made from an account's imports. */
const ofImports = /^\/api\/v1\/cbam\/(?:imports|importers|declarants|certificates|values\/uses)(?:[/.]|$)/;

const Document = Schema.parseJson(Schema.Struct({
  paths: Schema.Record({
    key: Schema.String,
    value: Schema.Struct({
      get: Schema.optional(Schema.Struct({
        parameters: Schema.optional(Schema.Array(Schema.Struct({ name: Schema.String }))),
      })),
    }),
  }),
}));
const { paths } = Schema.decodeSync(Document)(
  Deno.readTextFileSync(new URL("../../../docs/openapi.json", import.meta.url)),
);

/** Questions to some pages and reads, beside whose year it is; others are asked for the year alone. */
const further: Readonly<Record<string, ReadonlyArray<string>>> = {
  "/imports/ledger": ["", "cn=72", "state=estimated", "state=default", "country=CHN"],
  "/imports": ["", "as_of=2026-12-30"],
  "/api/v1/cbam/imports": ["", "state=verified"],
  "/api/v1/cbam/imports/codes": ["cn=72083900&country=CHN&date=2026-11-30"],
};

/** Names of parameters that are left out: an accrual is an importer's or a declarant's. */
const leftOut: Readonly<Record<string, string>> = { "/api/v1/cbam/imports/accrual": "importer" };

/** Records that an import's id doesn't name. */
const unknown = /^\/imports\/certificates\/|\/declaration\/documents\//;

interface Sizes {
  readonly walked: Map<string, string>;
  readonly html: Map<string, number>;
}

const ask = ({ it, calls }: ImportAccount, address: string) =>
  address.startsWith("/api/") ? calls.get(address) : it.get(address);

const readAll = (account: ImportAccount, addresses: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const sizes: Sizes = { walked: new Map(), html: new Map() };
    for (const address of addresses) {
      const [{ status, text, headers }, { items, places }] = yield* withLongestWalk(ask(account, address));
      assert.ok(status < 400 || unknown.test(address), `${address}: ${status}`);
      if (items > mostBetweenPauses) sizes.walked.set(address, `${items}: ${places.join("; ")}`);
      if (headers.get("content-type")?.startsWith("text/html")) sizes.html.set(address, text.length);
    }
    return sizes;
  });

onPages((testPages) => {
  testPages(
    "a year of 20 000 imports is gone through in steps by every page and reading, and no page has more than 300 kB",
    Effect.gen(function* () {
      yield* noonOf("2026-12-31");
      const account = yield* importAccountWith(permissions);
      const { importer, declarant } = yield* withEntries(account, yearEntries);
      yield* copyImports(yield* SqlClient.SqlClient, importer, copies);
      const [, id = ""] = /\/imports\/entries\/([0-9a-f-]{36})/.exec(
        (yield* account.it.get(`/imports/ledger?importer=${importer}`)).text,
      ) ?? [];
      const pages = [...router.routes].filter(({ method, path }) =>
        method === "GET" && /^\/imports(?:\/|$)/.test(path)
      )
        .map(({ path }) => path);
      const values: Readonly<Record<string, string>> = {
        importer,
        declarant,
        year: "2026",
        month: "2026-12",
      };
      const questions = (path: string, names: ReadonlyArray<string>): ReadonlyArray<string> =>
        (further[path] ?? [""]).map((more) => {
          const query = new URLSearchParams(more);
          for (const name of names) {
            if (values[name] !== undefined && leftOut[path] !== name) query.set(name, values[name]);
          }
          return `${path.replace(/:id|\{id\}/, id)}?${query}`;
        });
      const reads = Object.entries(paths).flatMap(([path, { get }]) =>
        get === undefined || !ofImports.test(path)
          ? []
          : questions(path, (get.parameters ?? []).map(({ name }) => name))
      );
      const sizes = yield* readAll(account, [
        ...pages.flatMap((path) => questions(path, Object.keys(values))),
        ...reads,
      ]);
      assert.deepEqual([...sizes.walked], []);
      assert.deepEqual([...sizes.html].filter(([, size]) => size > mostOfPage), []);
    }),
  );
});
