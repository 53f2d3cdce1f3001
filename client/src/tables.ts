/**
 * Tables up and down: a spreadsheet or CSV with shipments goes up as it is kept, the results come back in the form that
 * is asked for.
 */
import type { Transport } from "./transport.ts";
import { type CallOptions, initOf } from "./transport.ts";

/** Media types of tables. */
export const tableTypes = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** Bytes or text of a table: what the runtime's own `fetch` sends. */
export type TableBody = NonNullable<RequestInit["body"]>;

/** A form of tables. */
export type TableType = keyof typeof tableTypes;

/** How a table goes up and comes back. */
export interface TableOptions extends CallOptions {
  readonly type: TableType;
  /** Form of the results; that of the table when it is left out. */
  readonly answer?: TableType;
  /** Decimal mark of the table's numbers, where the table alone doesn't tell. */
  readonly decimal?: "comma" | "point";
  /** Whether unknown columns come back untouched (`keep`) or are errors (`refuse`, when it is left out). */
  readonly extraColumns?: "keep" | "refuse";
}

/** A table that came back. */
export interface Table {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
}

/** @returns the bytes of an answer, and their media type */
export const fileOf = async (response: Response): Promise<Table> => ({
  bytes: new Uint8Array(await response.arrayBuffer()),
  contentType: response.headers.get("content-type") ?? "",
});

/** Calculates the shipments of a table. @throws CustomsProblem, of which no row's mistakes are one: they stand in the rows */
export const calculateTable = async (
  { send }: Transport,
  table: TableBody,
  { type, answer = type, decimal, extraColumns, ...call }: TableOptions,
): Promise<Table> => {
  const query = new URLSearchParams({
    ...(decimal === undefined ? {} : { decimal }),
    ...(extraColumns === undefined ? {} : { extra_columns: extraColumns }),
  });
  const { headers, ...init } = initOf(call);
  return fileOf(
    await send(`/api/v1/cbam/bulk?${query}`, {
      ...init,
      method: "POST",
      headers: {
        ...headers,
        "content-type": tableTypes[type],
        accept: tableTypes[answer],
      },
      body: table,
    }),
  );
};

/** The rows of a call that was answered before, as a table. @throws CustomsProblem */
export const tableOfBatch = async (
  { send }: Transport,
  requestId: string,
  type: TableType,
): Promise<Table> =>
  fileOf(
    await send(`/api/v1/cbam/bulk/${encodeURIComponent(requestId)}`, {
      headers: { accept: tableTypes[type] },
    }),
  );
