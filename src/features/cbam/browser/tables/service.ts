/// <reference lib="dom" />
/** Calls of the page to the service. */
import type { BulkSummary } from "../../../../contract/answers/bulk.ts";
import type { Problem } from "../../../../contract/problems.ts";
import { type Cell, type Choices, csvOf, isRead, type Table } from "./table.ts";
import { texts } from "./told.ts";

/** A refusal of the service, as its sentence. */
export class Refused extends Error {}

export interface ReadTable {
  readonly columns: ReadonlyArray<
    {
      readonly heading: string;
      readonly meaning: string | null;
      readonly lacksUnit: boolean;
      readonly isGross: boolean;
    }
  >;
  /** Numbers of the rows in the file. */
  readonly numbers: ReadonlyArray<number>;
  /** Encoding of a text that is not in UTF-8. */
  readonly encoding: string | null;
  readonly headingRow: number;
  readonly file: Readonly<Record<string, boolean>>;
  /** A sentence about rows that are not read. */
  readonly warning: string | null;
  readonly rows: ReadonlyArray<ReadonlyArray<Cell>>;
}

export interface WrongCell {
  readonly column: string;
  readonly sentence: string;
  readonly suggestion?: string;
  /** Production routes to choose from. */
  readonly routes?: ReadonlyArray<{ readonly value: string; readonly label: string }>;
  /** Whether the row could be a total of others. */
  readonly isTotal?: boolean;
}

export interface Checked {
  readonly mark: "comma" | "point" | "unsaid";
  readonly dates: "dmy" | "mdy";
  /** A question about the whole table, and the choice that answers it. */
  readonly question: { readonly about: "dates" | "decimal"; readonly sentence: string } | null;
  readonly wrong: ReadonlyArray<{ readonly index: number; readonly issues: ReadonlyArray<WrongCell> }>;
  readonly sums: ReadonlyArray<number>;
  readonly first: ReadonlyArray<Readonly<Record<string, unknown>>>;
}

/** A row of the answer, the members that the page shows. */
export interface ResultRow {
  readonly row_index: number;
  readonly client_ref: string | null;
  readonly input: { readonly cn_code: string | null; readonly origin_country_iso3: string | null };
  readonly output: {
    readonly status: "ok" | "out_of_scope" | "needs_data" | "error";
    readonly tonnage?: number;
    readonly import?: string;
    readonly sector?: string;
    readonly net_emissions_t?: number | null;
    readonly net_cost_eur?: number | null;
    readonly message?: string;
    readonly notes?: ReadonlyArray<string>;
  };
  /** Number of the row in the file. */
  readonly number?: number | undefined;
  /** Mistakes of the row, in the page's words. */
  readonly mistakes?: string;
}

/** Sentences about a row: why it has no figures, and what to know of those that it has. */
export const sentencesOf = ({ message, notes = [] }: ResultRow["output"]): ReadonlyArray<string> => [
  ...(message === undefined ? [] : [message]),
  ...notes,
];

export interface Result {
  readonly request_id: string;
  readonly summary: BulkSummary;
  readonly results: ReadonlyArray<ResultRow>;
}

/** The page's own addresses answer in its language; what the API refuses is told by its kind. */
const sentenceOf = (address: string, status: number, problem: Pick<Problem, "error">): string => {
  if (!address.startsWith("/api/")) return problem.error;
  return Object.entries(texts.refusals).find(([kind]) => kind === String(status))?.[1] ?? texts.refused;
};

const send = async (address: string, init: RequestInit): Promise<Response> => {
  const response = await fetch(address, init).catch(() => {
    throw new Refused(texts.away);
  });
  if (response.ok) return response;
  const problem: Pick<Problem, "error"> = await response.json().catch(() => ({ error: texts.away }));
  throw new Refused(sentenceOf(address, response.status, problem));
};

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** A workbook by its first bytes, those of a ZIP; everything else is text. */
const mediaTypeOf = (bytes: Uint8Array): string => bytes[0] === 0x50 && bytes[1] === 0x4b ? xlsx : "text/csv";

/** @param headingRow number of the row with the headings, 0 for none; empty where it is looked for */
export const readTable = async (
  bytes: Uint8Array<ArrayBuffer>,
  headingRow: string,
): Promise<ReadTable> => {
  const headers = { "content-type": mediaTypeOf(bytes) };
  const query = headingRow === "" ? "" : `?${new URLSearchParams({ heading_row: headingRow })}`;
  return (await send(`/tables/read${query}`, { method: "POST", headers, body: bytes })).json();
};

/** Choices that were made, or that a check found. */
export type Settled = Pick<Choices, "decimal" | "dates" | "totals">;

const chosen = (choices: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== ""));

/** @param rows of the table, or some of them */
export const checkRows = async (
  { columns, file }: Table,
  rows: ReadonlyArray<ReadonlyArray<Cell>>,
  { decimal, dates, totals }: Settled,
): Promise<Checked> => {
  const body = JSON.stringify({
    names: columns.map((column) => isRead(column) ? column.meaning : null),
    rows,
    file,
    ...chosen({ decimal, dates, totalRows: totals }),
  });
  const headers = { "content-type": "application/json" };
  return (await send("/tables/check", { method: "POST", headers, body })).json();
};

/** By what right a table is calculated: an API key, or the session of this page, whose form token it brings back. */
export type Right = { readonly key: string } | { readonly formToken: string };

const paths = {
  key: { calculate: "/api/v1/cbam/bulk", calculated: "/api/v1/cbam/bulk" },
  session: { calculate: "/tables/calculate", calculated: "/tables/calculated" },
} as const;

const pathsOf = (right: Right) => "key" in right ? paths.key : paths.session;

const proofOf = (right: Right): Readonly<Record<string, string>> =>
  "key" in right ? { "authorization": `Bearer ${right.key}` } : { "x-form-token": right.formToken };

export const calculateTable = async (
  table: Table,
  { decimal, dates, totals }: Settled,
  right: Right,
): Promise<Result> => {
  const query = new URLSearchParams({
    extra_columns: "keep",
    heading_row: "1",
    ...chosen({ decimal, dates, total_rows: totals }),
  });
  const response = await send(`${pathsOf(right).calculate}?${query}`, {
    method: "POST",
    headers: { ...proofOf(right), "content-type": "text/csv", "accept": "application/json" },
    body: csvOf(table, decimal === "comma" ? "comma" : "point"),
  });
  return response.json();
};

/** The answer's sentences are the API's: those of the page come from the service, in its language. */
export const inPageLanguage = async (
  rows: ReadonlyArray<ResultRow>,
): Promise<ReadonlyArray<ResultRow>> => {
  const sentences = [...new Set(rows.flatMap(({ output }) => sentencesOf(output)))];
  if (sentences.length === 0) return rows;
  const headers = { "content-type": "application/json" };
  const response = await send("/tables/sentences", {
    method: "POST",
    headers,
    body: JSON.stringify({ sentences }),
  });
  const own: { readonly sentences: ReadonlyArray<string> } = await response.json();
  const words = new Map(sentences.map((sentence, index) => [sentence, own.sentences[index] ?? sentence]));
  const worded = (sentence: string): string => words.get(sentence) ?? sentence;
  return rows.map((row) => {
    const { message, notes } = row.output;
    return {
      ...row,
      output: {
        ...row.output,
        ...(message === undefined ? {} : { message: worded(message) }),
        ...(notes === undefined ? {} : { notes: notes.map(worded) }),
      },
    };
  });
};

const downloads = {
  xlsx: { path: "", accept: xlsx, name: "cbam.xlsx" },
  csv: { path: "?sum_row=true", accept: "text/csv", name: "cbam.csv" },
  zip: { path: "/reports.zip", accept: "application/zip", name: "cbam-reports.zip" },
} as const;
export type Download = keyof typeof downloads;

/** Fetches a file of the calculated table and hands it to the browser. */
export const download = async (kind: Download, { request_id: id }: Result, right: Right): Promise<void> => {
  const { path, accept, name } = downloads[kind];
  const headers = { ...proofOf(right), accept };
  const response = await send(`${pathsOf(right).calculated}/${encodeURIComponent(id)}${path}`, { headers });
  const address = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
