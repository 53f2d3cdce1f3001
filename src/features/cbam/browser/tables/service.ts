/// <reference lib="dom" />
/** Calls of the page to the service. */
import type { BulkSummary } from "../../../../contract/answers/bulk.ts";
import type { Problem } from "../../../../contract/problems.ts";
import { newUuid } from "../../../../web/browser/account_items.ts";
import { type Cell, type Choices, isRead, leftOut, seenOf, sheetOf, type Table } from "./table.ts";
import { texts } from "./told.ts";

/** Work that goes on: it says how much is done, and ends when its signal says so. */
export interface Progress {
  readonly signal: AbortSignal;
  readonly done: (parts: number) => void;
}

/** A refusal of the service, as its sentence. */
export class Refusal extends Error {
  readonly needsSignIn: boolean;

  constructor(sentence: string, needsSignIn = false) {
    super(sentence);
    this.needsSignIn = needsSignIn;
  }
}

export interface ReadTable {
  readonly columns: ReadonlyArray<
    {
      readonly heading: string;
      readonly meaning: string | null;
      readonly lacksUnit: boolean;
      readonly isGross: boolean;
      readonly seen?: Readonly<Record<string, unknown>>;
    }
  >;
  /** Texts around the table that say what its numbers count. */
  readonly around: ReadonlyArray<Readonly<Record<string, unknown>>>;
  /** Numbers of the rows in the file. */
  readonly numbers: ReadonlyArray<number>;
  /** Numbers of rows that hold no goods. */
  readonly passedOver: ReadonlyArray<number>;
  /** Encoding of a text that is not in UTF-8. */
  readonly encoding: string | null;
  /** Separator of a text's cells; null for a workbook. */
  readonly separator: "," | ";" | "\t" | null;
  readonly headingRow: number;
  readonly file: Readonly<Record<string, boolean>>;
  /** Sentences about rows that are not read, about rows that are hidden, about further sheets, and about macros. */
  readonly warnings: ReadonlyArray<string>;
  readonly rows: ReadonlyArray<ReadonlyArray<Cell>>;
}

export interface WrongCell {
  readonly column: string;
  readonly sentence: string;
  readonly suggestion?: string;
  /** Production routes to choose from. */
  readonly routes?: ReadonlyArray<{ readonly value: string; readonly label: string }>;
  /** True if the row could be a total of others. */
  readonly isTotal?: boolean;
}

export interface TableCheck {
  readonly mark: "comma" | "point" | "unsaid";
  /** A question about the whole table, and the choice that answers it. */
  readonly question: { readonly about: "dates" | "decimal"; readonly sentence: string } | null;
  readonly wrong: ReadonlyArray<{ readonly index: number; readonly issues: ReadonlyArray<WrongCell> }>;
  readonly sums: ReadonlyArray<number>;
  readonly first: ReadonlyArray<Readonly<Record<string, unknown>>>;
}

/** A row of the answer; its sentences are in the page's language. */
export interface ResultRow {
  /** Number of the row in the file. */
  readonly number: number;
  readonly reference: string | null;
  readonly code: string | null;
  /** ISO 3166-1 alpha-3. */
  readonly origin: string | null;
  /** YYYY-MM-DD, or a year. */
  readonly day: string | null;
  /** The year that counts because the row names neither day nor year of import; null where it names one. */
  readonly assumedYear: string | null;
  /** Name of the goods, with the first row of each code. */
  readonly goods: string | null;
  readonly tonnes: number | null;
  readonly emissions: number | null;
  readonly cost: number | null;
  readonly status: "ok" | "out_of_scope" | "needs_data" | "error";
  readonly said: string;
  /** Document code of the line; null where none was asked for. */
  readonly codes: string | null;
}

export interface Result {
  readonly request_id: string;
  readonly summary: BulkSummary;
  readonly results: ReadonlyArray<ResultRow>;
}

/** The file's name; the one with letters of every script comes first. */
const fileNameIn = (disposition: string | null): string | undefined => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition ?? "")?.[1];
};

const send = async (address: string, init: RequestInit): Promise<Response> => {
  const response = await fetch(address, init).catch((error: unknown) => {
    throw init.signal?.aborted === true ? error : new Refusal(texts.away);
  });
  if (response.ok) return response;
  const problem: Pick<Problem, "error"> = await response.json().catch(() => ({ error: texts.away }));
  const needsSignIn = response.status === 401 && !("authorization" in (init.headers ?? {}));
  throw new Refusal(address.startsWith("/api/") ? texts.refused : problem.error, needsSignIn);
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
export interface TableChoices extends Pick<Choices, "decimal" | "dates" | "totals"> {
  /** The decimal mark that a check found, where none was chosen. */
  readonly mark?: TableCheck["mark"];
}

const chosen = (choices: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== ""));

/** The choices as the service takes them. */
const wordsOf = ({ decimal, mark, dates, totals }: TableChoices): Readonly<Record<string, string>> => {
  const words = chosen({ decimal, dates, totalRows: totals });
  return decimal !== "" || mark === undefined ? words : { ...words, mark };
};

/** @param only position of the one row that is checked among the others; all rows where it is left out */
export const checkRows = async (
  { columns, file, around, rows, numbers }: Table,
  choices: TableChoices,
  only?: number,
): Promise<TableCheck> => {
  const body = JSON.stringify({
    names: columns.map((column) => isRead(column) ? column.meaning : null),
    headings: columns.map(({ heading, meaning }) => meaning === leftOut ? "" : heading),
    seen: columns.map(seenOf),
    rows,
    numbers,
    file,
    around,
    only,
    ...wordsOf(choices),
  });
  const headers = { "content-type": "application/json" };
  return (await send("/tables/check", { method: "POST", headers, body })).json();
};

/** By what right a table is calculated: an API key, or the session of this page, whose form token it brings back. */
export type Right = { readonly key: string } | { readonly formToken: string };

const proofOf = (right: Right): Readonly<Record<string, string>> =>
  "key" in right ? { "authorization": `Bearer ${right.key}` } : { "x-form-token": right.formToken };

/** Id of the next calculation, so that a button that is pressed twice makes one: another one once it is there. */
let formId = newUuid();

export const calculateTable = async (
  table: Table,
  settled: TableChoices & { readonly codes: string },
  right: Right,
): Promise<Result> => {
  const own = formId;
  const { codes } = settled;
  const query = codes === "" ? "" : `?${new URLSearchParams({ codes })}`;
  const response = await send(`/tables/calculate${query}`, {
    method: "POST",
    headers: { ...proofOf(right), "x-form-id": own, "content-type": "application/json" },
    body: JSON.stringify({ ...sheetOf(table), ...wordsOf(settled) }),
  });
  const result: Result = await response.json();
  if (own === formId) formId = newUuid();
  return result;
};

/** The archive of reports has an address of the API where a key asks for it, and one of the page for a session. */
const archiveOf = (id: string, right: Right): string =>
  "key" in right ? `/api/v1/cbam/bulk/${id}/reports.zip` : `/tables/calculated/${id}/reports.zip`;

const accepts = { xlsx, csv: "text/csv", zip: "application/zip" } as const;
export type Download = keyof typeof accepts;

/** Beginnings of files in an archive that comes piece by piece. */
const counter = () => {
  const mark = [0x50, 0x4b, 0x03, 0x04];
  let matched = 0;
  let files = 0;
  return (piece: Uint8Array): number => {
    for (const byte of piece) {
      matched = byte === mark[matched] ? matched + 1 : byte === mark[0] ? 1 : 0;
      if (matched < mark.length) continue;
      files += 1;
      matched = 0;
    }
    return files;
  };
};

/** The body's pieces; each file of an archive that has come is told. */
const piecesOf = async (response: Response, done: (files: number) => void): Promise<Array<BlobPart>> => {
  const pieces: Array<BlobPart> = [];
  const filesIn = counter();
  for (const reader = response.body?.getReader();;) {
    const next = await reader?.read();
    if (next?.value === undefined) return pieces;
    pieces.push(next.value);
    done(filesIn(next.value));
  }
};

/** Fetches a file of the calculated table and hands it to the browser under the name that the service gives it. */
export const download = async (
  kind: Download,
  result: Result,
  { right, going: { signal, done } }: { readonly right: Right; readonly going: Progress },
): Promise<void> => {
  const id = encodeURIComponent(result.request_id);
  const address = kind === "zip" ? archiveOf(id, right) : `/tables/calculated/${id}`;
  const response = await send(address, { headers: { ...proofOf(right), accept: accepts[kind] }, signal });
  const name = fileNameIn(response.headers.get("content-disposition")) ?? `cbam.${kind}`;
  const href = URL.createObjectURL(new Blob(await piecesOf(response, done)));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
};
