/** Clients that write without a pause, each call under an `Idempotency-Key`, and remember what they were told. */
import assert from "node:assert/strict";
import { exampleRequest } from "../../support/invoices.ts";

/** What is written. */
export type Kind = "bulk" | "report" | "invoice";

const paths: Readonly<Record<Kind, string>> = {
  bulk: "/api/v1/cbam/bulk",
  report: "/api/v1/cbam/reports",
  invoice: "/api/v1/invoices",
};

/** Rows of each bulk call. */
export const rowsOfBatch = 40;

/** A call that is sent until it is acknowledged. */
export interface Call {
  readonly kind: Kind;
  /** Its `Idempotency-Key`, and the `X-Request-Id` of a bulk call. */
  readonly id: string;
  readonly apiKey: string;
  readonly body: string;
}

/** A call with the answer that its client has in hand. */
export interface Acknowledged extends Call {
  readonly answer: string;
}

/** What all clients were told so far. */
export interface Ledger {
  readonly acknowledged: Array<Acknowledged>;
  /** Sent, and not answered: the service was gone. */
  readonly open: Set<Call>;
  /** Answers that no client should get, whatever is killed. */
  readonly wrong: Array<string>;
  /** Answers that said to come again. */
  readonly putOff: Array<string>;
}

export const newLedger = (): Ledger => ({ acknowledged: [], open: new Set(), wrong: [], putOff: [] });

const bodyOf = (kind: Kind, id: string): string => {
  const goods = { cn_code: "72083900", origin_country: "CHN", tonnage: 1 };
  if (kind === "bulk") {
    const row = (index: number) => ({ ...goods, import_year: 2026, client_ref: `${id} ${index}` });
    return JSON.stringify({ shipments: Array.from({ length: rowsOfBatch }, (_, index) => row(index)) });
  }
  return JSON.stringify(
    kind === "report" ? { ...goods, import: "2026-02-15", client_ref: id } : {
      ...exampleRequest("commercial"),
      documents: ["commercial", "packing-list"],
      email: "to@example.com",
    },
  );
};

/** Sends the call. @returns its answer; undefined when the service was gone or said to come again */
export const send = async (
  origin: string,
  { kind, id, apiKey, body }: Call,
  ledger: Ledger,
): Promise<{ readonly text: string; readonly isReplay: boolean } | undefined> => {
  const answer = await fetch(`${origin}${paths[kind]}`, {
    method: "POST",
    headers: {
      "authorization": `Bearer ${apiKey}`,
      "content-type": "application/json",
      "idempotency-key": id,
      "x-request-id": id,
    },
    body,
  }).catch(() => undefined);
  const text = await answer?.text().catch(() => undefined);
  if (answer === undefined || text === undefined) return undefined;
  if (answer.ok) return { text, isReplay: answer.headers.get("idempotent-replayed") === "true" };
  const isPutOff = answer.status === 503 || answer.status === 409;
  (isPutOff ? ledger.putOff : ledger.wrong).push(`${kind} ${answer.status} ${text}`);
  return undefined;
};

/** Sends a call, and notes what came of it. */
const write = async (origin: string, call: Call, ledger: Ledger): Promise<void> => {
  ledger.open.add(call);
  const told = await send(origin, call, ledger);
  if (told === undefined) return;
  ledger.open.delete(call);
  ledger.acknowledged.push({ ...call, answer: told.text });
};

const mix: ReadonlyArray<Kind> = ["bulk", "report", "invoice", "bulk", "report"];

/** Writes with several clients, until told to stop. @returns what stops them */
export const startWriters = (
  origin: string,
  apiKeys: ReadonlyArray<string>,
  ledger: Ledger,
): () => Promise<void> => {
  let isOver = false;
  let calls = Math.floor(Math.random() * apiKeys.length);
  const client = async (kind: Kind): Promise<void> => {
    while (!isOver) {
      const id = crypto.randomUUID();
      const apiKey = apiKeys[calls++ % apiKeys.length] ?? "";
      await write(origin, { kind, id, apiKey, body: bodyOf(kind, id) }, ledger);
    }
  };
  const clients = mix.map(client);
  return async () => {
    isOver = true;
    await Promise.all(clients);
  };
};

/** Between repetitions: each of them counts against the hour's limit. */
const pauseMs = 3_000;

/** Sends what was not answered until it is: the same key must lead to one outcome, done before or now. */
export const settle = async (origin: string, ledger: Ledger): Promise<void> => {
  const end = performance.now() + 60_000;
  while (true) {
    for (const call of [...ledger.open]) await write(origin, call, ledger);
    if (ledger.open.size === 0) return;
    const said = [...ledger.wrong, ...ledger.putOff].slice(-3).join("\n");
    assert.ok(performance.now() < end, `${ledger.open.size} calls can't be repeated: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
};
