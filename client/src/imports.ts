/**
 * An importer's year: people, ledger, threshold, codes, certificates, holding, declaration, and what closes a month. Answers
 * in JSON come typed; tables, pages and calendars come as bytes, under the media type that was asked for.
 */
import type { ImportCalls } from "./import_calls.ts";
import { listed } from "./listed.ts";
import type { components } from "./openapi.ts";
import { fileOf, type Table, type TableBody, type TableType, tableTypes } from "./tables.ts";
import { type CallOptions, initOf, searchOf, type Transport } from "./transport.ts";

type Schemas = components["schemas"];
type Query = Parameters<typeof searchOf>[0];

/** What goes up, and the form of what comes back. */
interface Sent {
  readonly accept: string;
  readonly query?: Query;
  readonly call?: CallOptions | undefined;
  readonly body?: TableBody;
  readonly type?: string;
}

const json = "application/json";
const path = "/api/v1/cbam/imports";
const people = { importers: "/api/v1/cbam/importers", declarants: "/api/v1/cbam/declarants" };
const account = "/api/v1/cbam/certificates";
const documents = `${path}/declaration/documents`;

const ofYear = <Asked extends Query>(year: number | Asked): Query =>
  typeof year === "number" ? { year } : year;

/** @returns the calls about an importer's year */
export const importCalls = ({ send }: Transport): ImportCalls => {
  const answer = (address: string, { accept, query = {}, call, body, type }: Sent): Promise<Response> => {
    const { headers, ...init } = initOf(call);
    return send(`${address}${searchOf(query)}`, {
      ...init,
      headers: { ...headers, accept, ...(type === undefined ? {} : { "content-type": type }) },
      ...(body === undefined ? {} : { method: "POST", body }),
    });
  };
  const valueOf = async <Value>(address: string, sent: Omit<Sent, "accept">): Promise<Value> =>
    await (await answer(address, { ...sent, accept: json })).json();
  const fileAt = async (address: string, type: TableType, sent: Omit<Sent, "accept">): Promise<Table> =>
    fileOf(await answer(address, { ...sent, accept: tableTypes[type] }));

  const get = (address: string) => <Value>(query?: Query, call?: CallOptions): Promise<Value> =>
    valueOf<Value>(address, { ...(query === undefined ? {} : { query }), call });
  const post = (address: string) => <Value>(value: object, call?: CallOptions): Promise<Value> =>
    valueOf<Value>(address, { body: JSON.stringify(value), type: json, call });
  const tableOf = (address: string) => (type: TableType, query: Query): Promise<Table> =>
    fileAt(address, type, { query });
  const one = (address: string, id: string): string => `${address}/${encodeURIComponent(id)}`;

  return {
    keepImporter: post(people.importers),
    importers: async (call) => (await get(people.importers)<Schemas["ImporterList"]>({}, call)).importers,
    keepDeclarant: post(people.declarants),
    declarants: async (call) => (await get(people.declarants)<Schemas["DeclarantList"]>({}, call)).declarants,
    addImports: post(path),
    addImportsTable: (body, { type, query, ...call }) =>
      valueOf(path, { query, call, body, type: tableTypes[type] }),
    importsFromBatch: post(`${path}/from-batch`),
    importsFromInvoice: post(`${path}/from-invoice`),
    importTemplate: (type, language) => fileAt(`${path}/template.${type}`, type, { query: { language } }),
    imports: (filters) =>
      listed(async (part) => {
        const page = await get(path)<Schemas["ImportList"]>({ ...filters, ...part });
        return { entries: page.imports, next: page.next_cursor };
      }),
    importById: (id, query) => get(one(path, id))(query),
    exportImports: tableOf(path),
    threshold: get(`${path}/threshold`),
    penalties: get(`${path}/penalties`),
    documentCodes: get(`${path}/codes`),
    certificates: get(account),
    buyCertificates: post(`${account}/lots`),
    moveCertificates: post(`${account}/moves`),
    withdrawCertificates: post(`${account}/withdrawals`),
    holding: get(`${path}/holding`),
    declaration: get(`${path}/declaration`),
    declarationAs: tableOf(`${path}/declaration`),
    issueDeclaration: post(documents),
    declarationDocument: (id) => get(one(documents, id))(),
    reconcile: (rows, query, call) =>
      valueOf(`${path}/reconcile`, { query, call, body: JSON.stringify(rows), type: json }),
    reconcileTable: (body, { type, answer: form = type, query, ...call }) =>
      fileAt(`${path}/reconcile`, form, { query, call, body, type: tableTypes[type] }),
    accrual: get(`${path}/accrual`),
    accrualAs: tableOf(`${path}/accrual`),
    calendar: async (year, call) =>
      (await get(`${path}/calendar`)<Schemas["CalendarAnswer"]>(ofYear(year), call)).dates,
    calendarFile: async (year, language) =>
      fileOf(
        await send(`${path}/calendar.ics${searchOf(ofYear(year))}`, {
          headers: language === undefined ? {} : { "accept-language": language },
        }),
      ),
  };
};
