/**
 * Bulk calls of any length: rows are split into calls that the service takes, sent in order under keys that follow from
 * one key, and answered row by row. The same rows under the same key go on where they stopped: calls that were answered
 * are answered again, not made again.
 */
import type { components } from "./openapi.ts";
import type { CallOptions, Transport } from "./transport.ts";

type Schemas = components["schemas"];

/** One shipment of a bulk call. */
export type BulkShipment = Schemas["BulkShipment"];

/** What a bulk call comes to, of all its parts. */
export type BulkSummary = Schemas["BulkSummary"];

/** A row's result, with its position among all rows. */
export type BulkRow = Schemas["BulkRow"] & {
  /** Position among all rows, from 0; `row_index` is the position in its own call. */
  readonly index: number;
  /** The call that the row was answered in. */
  readonly requestId: string;
};

/** How a bulk call is made. */
export interface BulkOptions extends CallOptions {
  /** Most rows of one call, where the tier allows fewer than the service does: 5000 when it is left out. */
  readonly rowsPerCall?: number;
  /** The law of an earlier moment, for every row. */
  readonly asOf?: string;
  readonly datasetVersion?: string;
}

/** What all calls came to. */
export interface BulkOutcome {
  readonly summary: BulkSummary;
  readonly requestIds: ReadonlyArray<string>;
}

const mostRows = 5_000;
/** The service takes 4 MiB; the rest is for the envelope. */
const mostBytes = 4 * 1_024 * 1_024 - 1_024;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Rows as JSON, in parts that one call takes. */
async function* parts(
  shipments: Iterable<BulkShipment> | AsyncIterable<BulkShipment>,
  rowsPerCall: number,
): AsyncGenerator<ReadonlyArray<string>, void, undefined> {
  let part: Array<string> = [];
  let bytes = 0;
  for await (const shipment of shipments) {
    const text = JSON.stringify(shipment);
    const size = bytesOf(text) + 1;
    if (
      part.length > 0 &&
      (part.length === rowsPerCall || bytes + size > mostBytes)
    ) {
      yield part;
      part = [];
      bytes = 0;
    }
    part.push(text);
    bytes += size;
  }
  if (part.length > 0) yield part;
}

const cents = 100;
const micrograms = 1_000_000;
const rounded = (value: number, digits: number): number => Math.round(value * digits) / digits;

const addPeriods = (
  one: BulkSummary["by_period"],
  other: BulkSummary["by_period"],
): BulkSummary["by_period"] => {
  const sums = new Map(one.map((period) => [period.period, period]));
  for (const period of other) {
    const known = sums.get(period.period);
    sums.set(
      period.period,
      known === undefined ? period : {
        period: period.period,
        rows: known.rows + period.rows,
        net_emissions_t: rounded(
          known.net_emissions_t + period.net_emissions_t,
          micrograms,
        ),
        net_cost_eur: rounded(known.net_cost_eur + period.net_cost_eur, cents),
      },
    );
  }
  return [...sums.values()].sort((a, b) => a.period < b.period ? -1 : 1);
};

const added = (one: BulkSummary, other: BulkSummary): BulkSummary => ({
  total: one.total + other.total,
  in_scope: one.in_scope + other.in_scope,
  out_of_scope: one.out_of_scope + other.out_of_scope,
  needs_data: one.needs_data + other.needs_data,
  errors: one.errors + other.errors,
  total_net_cost_eur: rounded(
    one.total_net_cost_eur + other.total_net_cost_eur,
    cents,
  ),
  by_period: addPeriods(one.by_period, other.by_period),
});

const nothing: BulkSummary = {
  total: 0,
  in_scope: 0,
  out_of_scope: 0,
  needs_data: 0,
  errors: 0,
  total_net_cost_eur: 0,
  by_period: [],
};

const queryOf = ({ asOf, datasetVersion }: BulkOptions): string => {
  const query = new URLSearchParams({ sources: "short" });
  if (asOf !== undefined) query.set("as_of", asOf);
  if (datasetVersion !== undefined) {
    query.set("dataset_version", datasetVersion);
  }
  return query.toString();
};

/**
 * Calculates shipments in as many calls as it takes, and gives the rows in their order; sources are left out
 * (`sources=short`), the batches have them. Returns what all calls came to.
 * @throws CustomsProblem of a call; under the same key the same rows go on from there
 */
export async function* bulkRows(
  { send }: Transport,
  shipments: Iterable<BulkShipment> | AsyncIterable<BulkShipment>,
  options: BulkOptions = {},
): AsyncGenerator<BulkRow, BulkOutcome, undefined> {
  const {
    rowsPerCall = mostRows,
    idempotencyKey = crypto.randomUUID(),
    signal,
  } = options;
  let summary = nothing;
  const requestIds: Array<string> = [];
  let number = 0;
  for await (const rows of parts(shipments, Math.min(rowsPerCall, mostRows))) {
    const response = await send(`/api/v1/cbam/bulk?${queryOf(options)}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": `${idempotencyKey}-${number++}`,
      },
      body: `{"shipments":[${rows.join(",")}]}`,
      ...(signal === undefined ? {} : { signal }),
    });
    const answer: Schemas["BulkResult"] = await response.json();
    for (const row of answer.results) {
      yield {
        ...row,
        index: summary.total + row.row_index,
        requestId: answer.request_id,
      };
    }
    summary = added(summary, answer.summary);
    requestIds.push(answer.request_id);
  }
  return { summary, requestIds };
}
