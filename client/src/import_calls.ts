/** Calls about an importer's year: their parameters and what they answer with. */
import type { components, operations } from "./openapi.ts";
import type { Table, TableBody, TableType } from "./tables.ts";
import type { CallOptions } from "./transport.ts";

type Schemas = components["schemas"];
/** Query of an operation. */
export type QueryOf<Name extends keyof operations> = NonNullable<
  operations[Name]["parameters"]["query"]
>;

/** Importer whose imports are listed, and which of them. */
export type ImportFilters = Omit<QueryOf<"importList">, "limit" | "cursor">;

/** What a table of imports has no place for, and how it was written. */
export type TableQuery = QueryOf<"addImports">;

/** How a table of imports goes up. */
export interface ImportsTableOptions extends CallOptions {
  readonly type: TableType;
  /** Importer, declarant, and what the table leaves open. */
  readonly query: TableQuery;
}

/** Whose ledger of which year. */
export type LedgerOf = QueryOf<"importDeclaration">;

/** Calls about an importer's year. Each rejects with a `CustomsProblem` when the service refuses it. */
export interface ImportCalls {
  readonly keepImporter: (
    importer: Schemas["ImporterRequest"],
    call?: CallOptions,
  ) => Promise<Schemas["Importer"]>;
  readonly importers: (call?: CallOptions) => Promise<Schemas["ImporterList"]["importers"]>;
  readonly keepDeclarant: (
    declarant: Schemas["DeclarantRequest"],
    call?: CallOptions,
  ) => Promise<Schemas["Declarant"]>;
  readonly declarants: (call?: CallOptions) => Promise<Schemas["DeclarantList"]["declarants"]>;
  /** Up to 5 000 entries; each row is answered for itself. */
  readonly addImports: (
    request: Schemas["ImportsRequest"],
    call?: CallOptions,
  ) => Promise<Schemas["ImportsAnswer"]>;
  /** The same from a table as customs programs and spreadsheets keep it. */
  readonly addImportsTable: (
    table: TableBody,
    options: ImportsTableOptions,
  ) => Promise<Schemas["ImportsAnswer"]>;
  /** Rows of a bulk call as imports. */
  readonly importsFromBatch: (
    request: Schemas["FromBatchRequest"],
    call?: CallOptions,
  ) => Promise<Schemas["ImportsAnswer"]>;
  /** Lines of an invoice as imports. */
  readonly importsFromInvoice: (
    request: Schemas["FromInvoiceRequest"],
    call?: CallOptions,
  ) => Promise<Schemas["ImportsAnswer"]>;
  /** An empty table of imports; with a language its headings are in it. */
  readonly importTemplate: (
    type: TableType,
    language?: QueryOf<"importTemplate">["language"],
  ) => Promise<Table>;
  /** The imports that live, those that were recorded last first. */
  readonly imports: (
    filters: ImportFilters,
  ) => AsyncGenerator<Schemas["ImportRecord"], void, undefined>;
  /** One import with every entry and every calculation that it keeps, by its id or that of any of its entries. */
  readonly importById: (
    id: string,
    query?: QueryOf<"importById">,
  ) => Promise<Schemas["ImportHistory"]>;
  /** The whole ledger as a table, which is known again when it is sent back. */
  readonly exportImports: (
    type: TableType,
    query: Pick<ImportFilters, "importer" | "year" | "as_of">,
  ) => Promise<Table>;
  readonly threshold: (
    query: QueryOf<"importThreshold">,
    call?: CallOptions,
  ) => Promise<Schemas["ThresholdAnswer"]>;
  /** Imports without the status of authorised declarant, and what they are exposed to. */
  readonly penalties: (
    query: QueryOf<"importPenalties">,
    call?: CallOptions,
  ) => Promise<Schemas["PenaltiesAnswer"]>;
  /** The code that a line of an import declaration needs. */
  readonly documentCodes: (
    query: QueryOf<"importCodes">,
    call?: CallOptions,
  ) => Promise<Schemas["CodesAnswer"]>;
  readonly certificates: (
    query: QueryOf<"certificates">,
    call?: CallOptions,
  ) => Promise<Schemas["CertificatesAnswer"]>;
  readonly buyCertificates: (
    lot: Schemas["CertificateLotRequest"],
    call?: CallOptions,
  ) => Promise<Schemas["CertificatesAnswer"]>;
  readonly moveCertificates: (
    move: Schemas["CertificateMoveRequest"],
    call?: CallOptions,
  ) => Promise<Schemas["CertificatesAnswer"]>;
  /** What was recorded by mistake counts no longer. */
  readonly withdrawCertificates: (
    withdrawal: Schemas["CertificateWithdrawalRequest"],
    call?: CallOptions,
  ) => Promise<Schemas["CertificatesAnswer"]>;
  readonly holding: (
    query: QueryOf<"importHolding">,
    call?: CallOptions,
  ) => Promise<Schemas["HoldingAnswer"]>;
  /** A year's declaration: a preparation. */
  readonly declaration: (query: LedgerOf, call?: CallOptions) => Promise<Schemas["DeclarationAnswer"]>;
  /** The same as a table: its lines, in a workbook with the imports behind them. */
  readonly declarationAs: (type: TableType, query: LedgerOf) => Promise<Table>;
  /** The same as a signed document; `download` with its `download_url` gives the PDF. */
  readonly issueDeclaration: (
    request: Schemas["DeclarationDocumentRequest"],
    call?: CallOptions,
  ) => Promise<Schemas["DeclarationReport"]>;
  readonly declarationDocument: (id: string) => Promise<Schemas["DeclarationReport"]>;
  /** A table of customs or a broker against the ledger. */
  readonly reconcile: (
    request: Schemas["ReconcileRequest"],
    query: QueryOf<"reconcileImports">,
    call?: CallOptions,
  ) => Promise<Schemas["ReconcileAnswer"]>;
  /** The same from a table; the answer is a table where `answer` names its form. */
  readonly reconcileTable: (
    table: TableBody,
    options: CallOptions & {
      readonly type: TableType;
      /** Form of the answer; that of the table when it is left out. */
      readonly answer?: TableType;
      readonly query: QueryOf<"reconcileImports">;
    },
  ) => Promise<Table>;
  /** What is to be set aside at a month's end. */
  readonly accrual: (
    query: QueryOf<"importAccrual">,
    call?: CallOptions,
  ) => Promise<Schemas["AccrualAnswer"]>;
  readonly accrualAs: (type: TableType, query: QueryOf<"importAccrual">) => Promise<Table>;
  /** The dates of a calendar year, or of a declarant's, whose status may be revoked. */
  readonly calendar: (
    year: number | QueryOf<"importCalendar">,
    call?: CallOptions,
  ) => Promise<Schemas["CalendarAnswer"]["dates"]>;
  /** The same as a file for a calendar program (iCalendar), in the language that is preferred. */
  readonly calendarFile: (
    year: number | QueryOf<"importCalendarFile">,
    language?: string,
  ) => Promise<Table>;
}
