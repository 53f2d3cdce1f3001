/** Calls of the ledger of imports as a client makes them, and the fixture's year as JSON. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import Papa from "papaparse";
import type { Permission, TierName } from "../../src/contract/access.ts";
import { AccrualAnswer } from "../../src/contract/answers/import_books.ts";
import { DeclarantRecord, ImporterRecord, ImportsAnswer } from "../../src/contract/answers/imports.ts";
import { ImportHistoryAnswer } from "../../src/contract/answers/ledger/import_history.ts";
import type { Services } from "../../src/composition/features.ts";
import type { ServiceUnavailable } from "../../src/contract/failures.ts";
import type { OperatorRefused } from "../../src/domain/accounts/operator_refused.ts";
import { answered, type HttpAnswer } from "./answered.ts";
import { client, freshPeer, holder } from "./whole_service.ts";

export const importsPath = "/api/v1/cbam/imports";
export const peoplePaths = { importers: "/api/v1/cbam/importers", declarants: "/api/v1/cbam/declarants" };

type Cells = Readonly<Record<string, string>>;

const numberOf = (text: string | undefined): number | undefined =>
  text === undefined || text === "" ? undefined : Number(text);
const textOf = (text: string | undefined): string | undefined => text === "" ? undefined : text;

/** `25231000:(A):0.88`, or a ratio; `simple` for a good without precursors. */
export const precursorsOf = (
  text: string | undefined,
):
  | ReadonlyArray<
    {
      readonly cn_code: string | undefined;
      readonly production_route: string | undefined;
      readonly tonnes_per_tonne: number;
    }
  >
  | undefined => {
  if (text === undefined || text === "") return undefined;
  if (text === "simple") return [];
  return text.split("|").map((each) => {
    const [code, route, ratio = ""] = each.split(":");
    const [over, under = 1] = ratio.split("/").map(Number);
    const tonnes = Number(((over ?? 0) / under).toPrecision(15));
    return { cn_code: code, production_route: textOf(route), tonnes_per_tonne: tonnes };
  });
};

const actualOf = (cells: Cells) => {
  if (cells["determination"] !== "actual") return undefined;
  const [id = "", ...name] = (cells["installation"] ?? "").split(" ");
  return {
    direct_t_per_t: numberOf(cells["direct_t_per_t"]),
    indirect_t_per_t: numberOf(cells["indirect_t_per_t"]),
    free_allocation_t_per_t: numberOf(cells["sefa_t_per_t"]),
    precursors: precursorsOf(cells["precursors"]),
    installation: { id, name: name.join(" ") },
    verification: { verifier: cells["verifier"] },
  };
};

const entryOf = (cells: Cells) => {
  const paid = numberOf(cells["carbon_price_eur_per_t"]);
  return {
    entry: cells["entry"],
    kind: cells["kind"],
    refers_to: textOf(cells["refers_to"]),
    recorded_on: cells["recorded_on"],
    mrn: cells["mrn"],
    item: numberOf(cells["item"]),
    release_date: cells["release_date"],
    procedure: cells["procedure"],
    cn_code: cells["cn_code"],
    origin_country: cells["origin"],
    net_mass_kg: numberOf(cells["net_mass_kg"]),
    mwh: numberOf(cells["quantity_mwh"]),
    production_route: textOf(cells["route"]),
    determination: cells["determination"],
    actual_values: actualOf(cells),
    origin_carbon_price: paid === undefined ? undefined : { eur_per_t: paid },
    note: textOf(cells["note"]),
  };
};

export type SentEntry = ReturnType<typeof entryOf>;

/** The fixture's year as it is. */
export const yearCsv: string = Deno.readTextFileSync(
  new URL("../../fixtures/examples/importer-year/year.csv", import.meta.url),
);

/** The fixture's year, row by row as it is sent. */
export const yearEntries: ReadonlyArray<SentEntry> = Papa.parse<Cells>(
  yearCsv,
  { header: true, skipEmptyLines: true },
).data.map(entryOf);

/** The same with its dates in another year. */
export const yearEntriesOf = (year: number): ReadonlyArray<SentEntry> =>
  yearEntries.map((entry) => ({
    ...entry,
    recorded_on: `${year}${entry.recorded_on?.slice(4)}`,
    release_date: `${year}${entry.release_date?.slice(4)}`,
    mrn: `${String(year).slice(2)}${entry.mrn?.slice(2)}`,
  }));

const reader = <A, I>(schema: Schema.Schema<A, I>) => Schema.decodeUnknownSync(schema);

/** Sixty tonnes of steel that were released in March of a year. @param more facts in place of these */
export const steelOf = (
  year: number,
  more: Readonly<Record<string, string | number>> = {},
): Readonly<Record<string, string | number>> => ({
  mrn: `${year - 2000}DE000000000001R1`,
  item: 1,
  release_date: `${year}-03-01`,
  cn_code: "72083900",
  origin_country: "CHN",
  net_mass_kg: 60_000,
  ...more,
});

/** What the holder of a key does with it. */
export interface ImportHolder {
  readonly get: (
    path: string,
    headers?: Readonly<Record<string, string>>,
  ) => Effect.Effect<HttpAnswer>;
  /** The bytes of an answer, such as a workbook. */
  readonly file: (
    path: string,
    init: RequestInit & { readonly headers: Readonly<Record<string, string>> },
  ) => Effect.Effect<{ readonly response: Response; readonly bytes: Uint8Array<ArrayBuffer> }>;
  readonly post: (
    path: string,
    value: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Effect.Effect<HttpAnswer>;
  /** Sends bytes, and gives the answer as it came. */
  readonly send: (
    path: string,
    body: BodyInit,
    headers: Readonly<Record<string, string>>,
  ) => Effect.Effect<Response>;
  /** The bytes of an answer in another form than JSON. */
  readonly download: (path: string, accept: string) => Effect.Effect<Response>;
}

/** Calls with the key, asked in the way that is given. */
const asking = (
  ask: (path: string, init: RequestInit) => Effect.Effect<Response>,
  key: string,
): ImportHolder => {
  const authorization = `Bearer ${key}`;
  return {
    get: (path, headers = {}) =>
      Effect.flatMap(ask(path, { headers: { authorization, ...headers } }), answered),
    file: (path, init) =>
      Effect.flatMap(
        ask(path, { ...init, headers: { authorization, ...init.headers } }),
        (response) =>
          Effect.promise(async () => ({ response, bytes: new Uint8Array(await response.arrayBuffer()) })),
      ),
    post: (path, value, headers = {}) =>
      Effect.flatMap(
        ask(path, {
          method: "POST",
          headers: { authorization, "content-type": "application/json", ...headers },
          body: JSON.stringify(value),
        }),
        answered,
      ),
    send: (path, body, headers) =>
      ask(path, { method: "POST", headers: { authorization, ...headers }, body }),
    download: (path, accept) => ask(path, { headers: { authorization, accept } }),
  };
};

/** The holder of a key who asks over a socket. */
export const keyHolder = (origin: string, key: string): ImportHolder =>
  asking((path, init) => Effect.promise(() => fetch(new URL(path, origin), init)), key);

/** Calls of the holder of a key, to the service that is around them. */
export const callsWith = (key: string): Effect.Effect<ImportHolder, ServiceUnavailable, Services> =>
  Effect.map(client(freshPeer()), (ask) => asking(ask, key));

/** An account's key, and what its holder does with it. */
export const importHolder = (
  permissions: ReadonlyArray<Permission> = ["imports:read", "imports:write"],
  tier: TierName = "enterprise",
  isTest = false,
): Effect.Effect<ImportHolder, OperatorRefused | ServiceUnavailable, Services> =>
  Effect.flatMap(holder(tier, permissions, isTest), ({ key }) => callsWith(key));

/** Ids of an importer and a declarant. */
export interface People {
  readonly importer: string;
  readonly declarant: string;
}

/** The people of the fixture's year. */
export const people = ({ post }: Pick<ImportHolder, "post">): Effect.Effect<People> =>
  Effect.gen(function* () {
    const eori = "DE123456789012345";
    const importer = yield* post(peoplePaths.importers, { eori, name: "Muster GmbH", member_state: "DE" });
    const declarant = yield* post(peoplePaths.declarants, {
      eori,
      name: "Muster GmbH",
      cbam_account: "DE-CBAM-0001",
      states: [
        { state: "applied", from: "2026-02-10", reference: "A-1" },
        { state: "authorised", from: "2026-05-20" },
      ],
    });
    assert.equal(importer.status, 200, importer.text);
    assert.equal(declarant.status, 200, declarant.text);
    return {
      importer: reader(ImporterRecord)(importer.body).id,
      declarant: reader(DeclarantRecord)(declarant.body).id,
    };
  });

/** @returns what became of the rows */
export const recorded = (body: unknown): typeof ImportsAnswer.Type => reader(ImportsAnswer)(body);

/** @returns an import with its entries, as a call tells it */
export const historyOf = (body: unknown): typeof ImportHistoryAnswer.Type =>
  reader(ImportHistoryAnswer)(body);

/** @returns the accrual of a month */
export const accrual = (body: unknown): typeof AccrualAnswer.Type => reader(AccrualAnswer)(body);

/** Hot-rolled coil from China, 100 t in November 2026: 217 certificates. */
export const coilRow = {
  mrn: "26DE000000000001R1",
  item: 1,
  release_date: "2026-11-03",
  cn_code: "72083900",
  origin_country: "CHN",
  net_mass_kg: 100_000,
};
