/**
 * Whether the time of an answer tells why a report does not verify: each reason beside an id that there never was, one
 * after the other in the same rounds. The last figure is the chance that an answer for this reason took longer than one
 * for an unknown id: 0.50 tells nothing.
 *
 *     deno task bench bench/verify.ts
 */
import { v7 as timeOrderedUuid } from "uuid";
import { onEachDatabase, type Service } from "./bulk_parts.ts";

const rounds = 400;
/** An id is looked up ten times an hour at most. Contract section 8.2. */
const looksAtOneId = 10;

const print = (line: string): void => {
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));
};

const shipment = { cn_code: "72083900", origin_country: "CHN", tonnage: 1 };
const withoutFigures = { cn_code: "28042900", origin_country: "CHN", tonnage: 1, import_year: 2019 };

const post = (service: Service, path: string, body: string, clientAddress: string): Promise<Response> =>
  fetch(`${service.origin}/api/v1/cbam/${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": clientAddress,
      ...(path === "verify" ? {} : { authorization: `Bearer ${service.key}` }),
    },
    body,
  });

const made = async (service: Service, path: string, body: object) => {
  const answer = await post(service, path, JSON.stringify(body), "192.0.2.1");
  const value = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(value));
  return value;
};

const idsOf = async (service: Service, draft: boolean): Promise<ReadonlyArray<string>> => {
  const ids: Array<string> = [];
  while (ids.length < 2 * rounds / looksAtOneId) {
    ids.push((await made(service, "reports", { ...shipment, draft })).id);
  }
  return ids;
};

const rowIdsOf = async (service: Service): Promise<ReadonlyArray<string>> => {
  const shipments = Array.from({ length: rounds / looksAtOneId }, () => withoutFigures);
  const { request_id } = await made(service, "bulk", { shipments });
  const path = `${service.origin}/api/v1/cbam/bulk/${request_id}`;
  const batch = await (await fetch(path, { headers: { authorization: `Bearer ${service.key}` } })).json();
  return batch.results.map((row: { report_id: string }) => row.report_id);
};

/** The chance that one of the first took longer than one of the second. */
const chanceOfLonger = (times: ReadonlyArray<number>, others: ReadonlyArray<number>): number => {
  let longer = 0;
  for (const time of times) {
    for (const other of others) longer += time > other ? 1 : time === other ? 0.5 : 0;
  }
  return longer / times.length / others.length;
};

const at = (times: ReadonlyArray<number>, share: number): string =>
  ([...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN).toFixed(2).padStart(7);

const measure = async (name: string, service: Service): Promise<void> => {
  const [issued, drafts, rows] = [
    await idsOf(service, false),
    await idsOf(service, true),
    await rowIdsOf(service),
  ];
  /** Ids as the service makes them: what their time says decides which partition is looked into. */
  const unknown = issued.map(() => timeOrderedUuid());
  const today = new Date().toISOString().slice(0, 10);
  const ask = (reportId: unknown, issuedDate: string) => JSON.stringify({ reportId, issuedDate });
  const idIn = (ids: ReadonlyArray<string>, round: number) => ids[round % ids.length];
  const reasons: Record<string, (round: number) => string> = {
    "an unknown id": (round) => ask(idIn(unknown, round), today),
    "again": (round) => ask(idIn(unknown, round), "2020-01-01"),
    "an id of another kind": () => ask(crypto.randomUUID(), today),
    "no UUID": () => ask("report", today),
    "no text": () => ask({}, today),
    "no JSON": () => "reportId",
    "a wrong date": (round) => ask(idIn(issued, round), "2020-01-01"),
    "no date": (round) => ask(idIn(issued, round), "soon"),
    "a draft": (round) => ask(idIn(drafts, round), today),
    "a row without figures": (round) => ask(idIn(rows, round), today),
  };
  const times = new Map<string, Array<number>>(Object.keys(reasons).map((reason) => [reason, []]));
  for (let round = -50; round < rounds; round++) {
    for (const [reason, bodyOf] of Object.entries(reasons)) {
      const address = `10.${crypto.getRandomValues(new Uint8Array(3)).join(".")}`;
      const body = round < 0 ? ask(timeOrderedUuid(), today) : bodyOf(round);
      const start = performance.now();
      const text = await (await post(service, "verify", body, address)).text();
      const time = performance.now() - start;
      if (text !== '{"ok":false}') throw new Error(`${reason}: ${text}`);
      if (round >= 0) times.get(reason)?.push(time);
    }
  }
  print(`\n${name}: ms (p10, median, p90 of ${rounds}), chance to be longer than an unknown id`);
  const [first = []] = times.values();
  for (const [reason, taken] of times) {
    const chance = chanceOfLonger(taken, first).toFixed(2);
    print(`  ${reason.padEnd(22)} ${at(taken, 0.1)} ${at(taken, 0.5)} ${at(taken, 0.9)}  ${chance}`);
  }
};

await onEachDatabase({ TRUSTED_PROXIES: "127.0.0.1" }, "cbam:bulk,reports:write", measure);
