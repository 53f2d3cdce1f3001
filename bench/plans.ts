/**
 * Plans beside what they are made of, all in one run: a ranking of all origins beside one call of `calculate` for each origin
 * that it ranks; a portfolio of 5 000 rows by nine years beside a bulk call of as many rows; and the longest that a small
 * request waits while portfolios run, in each form. CPU is that of the server's process, all threads.
 *
 *     deno task bench bench/plans.ts
 */
import { cpuMicroseconds } from "./http_servers.ts";
import { leastLongestWait, median, print, timed } from "./bulk_measures.ts";
import { mixedRows, type Service, startService } from "./bulk_parts.ts";
import { startPostgres } from "../tests/support/postgres.ts";

const rowCount = 5_000;
const rounds = 5;
const warmUps = 2;

/** Rows of a bulk call as goods of a portfolio: the same codes, origins and values, bought every year. */
const planRows = mixedRows(rowCount).map((row, index) => {
  const { import_year: _, ...goods }: Record<string, unknown> = { ...row };
  return { ...goods, supplier: `supplier ${index % 40}` };
});
const portfolio = JSON.stringify({ rows: planRows });
const bulk = JSON.stringify({ shipments: mixedRows(rowCount) });

const post = async (service: Service, path: string, body: string, accept = "application/json") => {
  const answer = await fetch(`${service.origin}${path}`, {
    method: "POST",
    headers: { "authorization": `Bearer ${service.key}`, "content-type": "application/json", accept },
    body,
  });
  const bytes = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(new TextDecoder().decode(bytes));
  return bytes;
};

const get = async (service: Service, path: string): Promise<unknown> => {
  const answer = await fetch(`${service.origin}${path}`);
  if (!answer.ok) throw new Error(await answer.text());
  return await answer.json();
};

/** CPU of so many turns of some work, in ms each. */
const cpuOf = async (service: Service, turns: number, work: () => Promise<unknown>): Promise<number> => {
  const before = cpuMicroseconds(service.pid);
  for (let turn = 0; turn < turns; turn++) await work();
  return (cpuMicroseconds(service.pid) - before) / turns / 1_000;
};

const codes = ["72083900", "73181552", "25232900", "31021019", "76011090", "28041000"];

const compareOrigins = async (service: Service): Promise<void> => {
  print("compare: CPU an origin that is ranked, beside a call of calculate");
  for (const code of codes) {
    const ranking = `/api/v1/cbam/compare?cn=${code}&tonnage=1&import=2026-08-15`;
    const found = Object(await get(service, ranking));
    const rows: ReadonlyArray<Record<string, unknown>> = found.origins;
    const one = rows.find((row) => row["status"] === "ok");
    const route = one?.["production_route"];
    const question = new URLSearchParams({
      cn: code,
      country: String(one?.["origin_country_iso3"]),
      tonnage: "1",
      import: "2026-08-15",
      ...(typeof route === "string" && route !== "default" ? { production_route: route } : {}),
    });
    const single = () => get(service, `/api/v1/cbam/calculate?${question}`);
    const whole = () => get(service, ranking);
    await cpuOf(service, 100, single);
    await cpuOf(service, 10, whole);
    const [ofOne, ofAll] = [await cpuOf(service, 1_000, single), await cpuOf(service, 100, whole)];
    print(
      `  ${code}: ${rows.length} rows, ${
        (ofAll / rows.length / ofOne).toFixed(2)
      } of a call for each (whole: ${(ofAll / ofOne).toFixed(0)} calls)`,
    );
  }
};

const years = "first_year=2026&last_year=2034&price_path=growth:0.03";

const portfolios = async (service: Service): Promise<void> => {
  const path = `/api/v1/cbam/portfolio?${years}`;
  const works = {
    "bulk call": () => post(service, "/api/v1/cbam/bulk", bulk),
    "portfolio, JSON": () => post(service, path, portfolio),
    "portfolio, CSV": () => post(service, path, portfolio, "text/csv"),
    "portfolio, XLSX": () =>
      post(
        service,
        path,
        portfolio,
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      ),
    "trajectories": () =>
      post(service, "/api/v1/cbam/trajectory", JSON.stringify({ rows: planRows, price_path: "growth:0.03" })),
  };
  const cpu = new Map<string, Array<number>>();
  const wall = new Map<string, Array<number>>();
  for (let round = -warmUps; round < rounds; round++) {
    for (const [name, work] of Object.entries(works)) {
      let used = 0;
      const ms = await timed(async () => {
        used = await cpuOf(service, 1, work);
      });
      if (round < 0) continue;
      cpu.set(name, [...cpu.get(name) ?? [], used]);
      wall.set(name, [...wall.get(name) ?? [], ms]);
    }
  }
  const [cpuOfBulk, wallOfBulk] = [median(cpu.get("bulk call") ?? []), median(wall.get("bulk call") ?? [])];
  print(`${rowCount} rows by 9 years: CPU and time, a bulk call of as many rows is 1`);
  for (const name of Object.keys(works)) {
    const figures = [median(cpu.get(name) ?? []) / cpuOfBulk, median(wall.get(name) ?? []) / wallOfBulk];
    print(`  ${name.padEnd(18)}${figures.map((figure) => figure.toFixed(2).padStart(8)).join("")}`);
  }
  print(
    "least of the longest waits of a small request, beside one call each: other work on the machine only adds to it",
  );
  for (const [name, work] of Object.entries({ ...works, ...hostile(service, path) })) {
    print(`  ${name.padEnd(28)}${(await leastLongestWait(service, work)).toFixed(0).padStart(5)} ms`);
  }
};

/** Portfolios of as many rows that cost more than usual: a supplier a row, precursors, nothing right. */
const hostile = (service: Service, path: string) => {
  const send = (row: (goods: object, index: number) => object) => () =>
    post(service, path, JSON.stringify({ rows: planRows.map(row) }));
  const precursors = [
    { cn_code: "72071111", production_route: "(C)", tonnes_per_tonne: 1.05 },
    { cn_code: "72011011", tonnes_per_tonne: 0.5 },
  ];
  return {
    "portfolio, a supplier a row": send((goods, index) => ({ ...goods, supplier: `mill number ${index}` })),
    "portfolio, precursors": send((goods) => ({ ...goods, verified_direct_intensity: 1.9, precursors })),
    "portfolio, nothing right": send(() => ({ cn_code: "x", origin_country: "y", tonnage: -1, colour: 1 })),
  };
};

await using postgres = await startPostgres();
await using service = await startService({ DATABASE_URL: postgres.url }, "cbam:bulk,cbam:read");
await compareOrigins(service);
await portfolios(service);
