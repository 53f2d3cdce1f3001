/** Is everything there that was acknowledged, once, whole, and nothing else? Asked of the service, then of its state. */
import type { Acknowledged, Ledger } from "./writers.ts";
import { rowsOfBatch, send } from "./writers.ts";

/** Runs a statement on the database of the stopped service. */
export type Query = (statement: string) => Promise<ReadonlyArray<Record<string, unknown>>>;

const get = async (origin: string, path: string, apiKey: string) => {
  const answer = await fetch(new URL(path, origin), { headers: { authorization: `Bearer ${apiKey}` } });
  return answer.ok ? await answer.json() : undefined;
};

const isPdf = async (origin: string, link: string): Promise<boolean> => {
  const answer = await fetch(new URL(link, origin));
  const bytes = await answer.bytes();
  return answer.ok && new TextDecoder().decode(bytes.subarray(0, 5)) === "%PDF-";
};

/** What is missing of an acknowledged call; undefined when all of it is there. */
const missingOf = async (origin: string, told: Acknowledged, ledger: Ledger): Promise<string | undefined> => {
  const { kind, id, apiKey, answer } = told;
  const again = await send(origin, told, ledger);
  const first = JSON.parse(answer);
  if (again === undefined || !again.isReplay) return `${kind} ${id} was done again`;
  if (kind === "bulk") {
    const batch = await get(origin, `/api/v1/cbam/bulk/${id}`, apiKey);
    if (again.text !== answer) return `the replay of ${id} differs`;
    return batch?.row_count === rowsOfBatch && batch.results.length === rowsOfBatch
      ? undefined
      : `batch ${id}`;
  }
  const known = JSON.parse(again.text);
  if (known.id !== first.id) return `${kind} ${id} has another id`;
  if (kind === "report") {
    const found = await get(origin, `/api/v1/cbam/reports/${first.id}`, apiKey);
    return found?.content_hash === first.content_hash && found?.status === "issued"
      ? undefined
      : `report ${first.id}`;
  }
  const found = await get(origin, `/api/v1/invoices/${first.id}`, apiKey);
  const links: ReadonlyArray<{ readonly signedUrl: string }> = found?.documents ?? [];
  const areThere = await Promise.all(links.map(({ signedUrl }) => isPdf(origin, signedUrl)));
  return areThere.length === 2 && areThere.every((each) => each) ? undefined : `invoice ${first.id}`;
};

/** @returns what the service does not have of these calls */
export const missing = async (
  origin: string,
  calls: ReadonlyArray<Acknowledged>,
  ledger: Ledger,
): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = [];
  const queue = [...calls];
  const worker = async (): Promise<void> => {
    for (let call = queue.pop(); call !== undefined; call = queue.pop()) {
      const lack = await missingOf(origin, call, ledger);
      if (lack !== undefined) found.push(lack);
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return found;
};

const countOf = async (query: Query, statement: string): Promise<number> =>
  Number((await query(`select count(*)::int as n from ${statement}`))[0]?.["n"]);

const directoriesIn = async (path: string): Promise<ReadonlyArray<string>> => {
  const entries = await Array.fromAsync(Deno.readDir(path)).catch((): ReadonlyArray<Deno.DirEntry> => []);
  return entries.map(({ name }) => name);
};

/** What stands in the database and on the disk of the stopped service. */
export interface State {
  /** Sentences on what is there twice, half, or without having been acknowledged. */
  readonly doubled: ReadonlyArray<string>;
  /** Directories of documents that no invoice knows: the sweeper removes them after an hour. */
  readonly orphans: number;
}

/** @param documents the directory that invoices' documents are below */
export const stateOf = async (query: Query, documents: string, { acknowledged }: Ledger): Promise<State> => {
  const of = (kind: string): number => acknowledged.filter((call) => call.kind === kind).length;
  const invoices = (await query("select id::text as id from invoice")).map(({ id }) => String(id));
  const stored = await directoriesIn(documents);
  const counts: ReadonlyArray<readonly [what: string, found: number, expected: number]> = [
    ["batches", await countOf(query, "bulk_batch"), of("bulk")],
    ["rows", await countOf(query, "bulk_row"), of("bulk") * rowsOfBatch],
    ["unfinished batches", await countOf(query, "bulk_batch where status <> 'ready'"), 0],
    ["reports", await countOf(query, "report"), of("report")],
    ["invoices", invoices.length, of("invoice")],
    ["mails", await countOf(query, "mail"), of("invoice")],
    ["mails that were given up", await countOf(query, "mail where status = 'dead'"), 0],
    ["invoices without documents", invoices.filter((id) => !stored.includes(id)).length, 0],
  ];
  return {
    doubled: counts.flatMap(([what, found, expected]) =>
      found === expected ? [] : [`${found} ${what} instead of ${expected}`]
    ),
    orphans: stored.filter((id) => !invoices.includes(id)).length,
  };
};
