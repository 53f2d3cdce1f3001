/**
 * Suppliers: installations that make goods, and their values with what each saves. A value or version that holds against what
 * was sent rejects with a `CustomsProblem` whose `conflicts` has both.
 */
import type { components, operations } from "./openapi.ts";
import { entries } from "./pages.ts";
import { type CallOptions, initOf, type Transport, valueOf } from "./transport.ts";

type Schemas = components["schemas"];
type QueryOf<Name extends keyof operations> = NonNullable<
  operations[Name]["parameters"]["query"]
>;
type Filters<Name extends keyof operations> = Omit<QueryOf<Name>, "cursor" | "limit">;

/** Choices of a reading: whether its values are recorded, and for which installation. */
export interface ReadOptions extends Pick<CallOptions, "signal"> {
  readonly save?: boolean;
  /** UUID of the installation; left out: that of the template's name and country, or a new one. */
  readonly installation?: string;
  /** Name that the template is kept under with its values. */
  readonly name?: string;
}

/** A PDF or an XLSX workbook. */
export interface SentFile {
  readonly bytes: Blob | Uint8Array<ArrayBuffer>;
  readonly type: "pdf" | "xlsx";
  readonly name?: string;
}

/** Calls about suppliers. Each rejects with a `CustomsProblem` when the service refuses it. */
export interface SupplierCalls {
  readonly addInstallation: (
    installation: Schemas["SupplierInstallationRequest"],
    call?: CallOptions,
  ) => Promise<Schemas["SupplierInstallationRecorded"]>;
  /** A new version, which names the one that it replaces. */
  readonly changeInstallation: (
    id: string,
    version: Schemas["SupplierInstallationVersionRequest"],
    call?: CallOptions,
  ) => Promise<Schemas["SupplierInstallationRecorded"]>;
  readonly installation: (id: string) => Promise<Schemas["SupplierInstallationAnswer"]>;
  /** Every installation, those that were recorded last first. */
  readonly installations: (
    filters?: Filters<"installationList">,
  ) => AsyncGenerator<Schemas["SupplierInstallation"], void, undefined>;
  /** Up to 200 values, all of them or none. */
  readonly addValues: (
    values: Schemas["SupplierValuesRequest"]["values"],
    call?: CallOptions,
  ) => Promise<Schemas["SupplierValuesRecorded"]["results"]>;
  /** A new version, which names the one that it replaces. */
  readonly changeValue: (
    id: string,
    version: Schemas["SupplierValueVersionRequest"],
    call?: CallOptions,
  ) => Promise<Schemas["SupplierValueChanged"]>;
  /** A value with its versions, and what it saves of a quantity. */
  readonly value: (
    id: string,
    query?: QueryOf<"valueById">,
  ) => Promise<Schemas["SupplierValueAnswer"]>;
  /** Every value with what it saves a tonne, those that were recorded last first. */
  readonly values: (
    filters?: Filters<"valueList">,
  ) => AsyncGenerator<Schemas["SupplierValueWithSaving"], void, undefined>;
  /** Keeps a file beside a value; the same bytes again are `unchanged`. */
  readonly attachFile: (
    valueId: string,
    file: SentFile,
    call?: Pick<CallOptions, "signal">,
  ) => Promise<Schemas["ValueAttachmentAdded"]>;
  /** Files of a value, the oldest first. */
  readonly attachments: (valueId: string) => Promise<Schemas["ValueAttachmentList"]["attachments"]>;
  /** A file of a value as it was sent. */
  readonly attachment: (valueId: string, id: string) => Promise<Response>;
  /** Removes a file that nothing rests on. */
  readonly removeAttachment: (valueId: string, id: string) => Promise<Schemas["ValueAttachment"]>;
  /** Versions of values that live imports of a year took, and what is left to do for each. */
  readonly valueUses: (query: QueryOf<"valueUses">) => Promise<Schemas["SupplierValueUses"]["uses"]>;
  /** Values, calculations and imports of an installation and year, as a ZIP archive. */
  readonly dossier: (id: string, year: number) => Promise<Response>;
  /** An operator's summary emissions report or a Catena-X aspect, read and, where that is asked for, recorded. */
  readonly readDocument: (
    document: Schemas["OperatorSummary"] | Schemas["CatenaXCbam"],
    query?: QueryOf<"readDocument">,
  ) => Promise<Schemas["SupplierDocumentReading"]>;
  /** The Commission's communication template as a supplier filled it, read and, where that is asked for, recorded. */
  readonly readTemplate: (
    file: Blob | Uint8Array<ArrayBuffer>,
    options?: ReadOptions,
  ) => Promise<Schemas["SupplierTemplateReading"]>;
  /** Mails a supplier a link that asks for values. */
  readonly askSupplier: (
    inquiry: Schemas["InquiryRequest"],
    call?: CallOptions,
  ) => Promise<Schemas["InquiryChanged"]>;
  /** An inquiry with all that was answered. */
  readonly inquiry: (id: string) => Promise<Schemas["InquiryWithAnswers"]>;
  /** The table that its supplier may fill in, as a workbook. */
  readonly inquiryTemplate: (id: string) => Promise<Response>;
  /** A table that came with an answer, by its SHA-256. */
  readonly inquiryFile: (id: string, sha256: string) => Promise<Response>;
  /** Every inquiry, the newest first. */
  readonly inquiries: (
    filters?: Filters<"inquiryList">,
  ) => AsyncGenerator<Schemas["Inquiry"], void, undefined>;
  /** Reminds the supplier, unless a mail went out today. */
  readonly remindSupplier: (id: string) => Promise<Schemas["InquiryChanged"]>;
  readonly revokeInquiry: (id: string) => Promise<Schemas["InquiryChanged"]>;
  /** Records the answer of a round as values. */
  readonly acceptAnswer: (
    id: string,
    round: number,
    call?: CallOptions,
  ) => Promise<Schemas["InquiryAccepted"]>;
  /** Sends the answer of a round back with a remark. */
  readonly returnAnswer: (
    id: string,
    answer: Schemas["InquiryReturnRequest"],
    call?: CallOptions,
  ) => Promise<Schemas["InquiryChanged"]>;
}

const pageSize = "100";
const workbook = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const filesOf = (valueId: string): string => `/api/v1/cbam/values/${encodeURIComponent(valueId)}/attachments`;

/** The calls about suppliers of a service. */
export const supplierCalls = ({ api, send }: Transport): SupplierCalls => ({
  addInstallation: (body, call) => valueOf(api.POST("/api/v1/cbam/installations", { body, ...initOf(call) })),
  changeInstallation: (id, body, call) =>
    valueOf(
      api.POST("/api/v1/cbam/installations/{id}/versions", {
        params: { path: { id } },
        body,
        ...initOf(call),
      }),
    ),
  installation: (id) => valueOf(api.GET("/api/v1/cbam/installations/{id}", { params: { path: { id } } })),
  installations: (filters = {}) =>
    entries(async (cursor) => {
      const query = { ...filters, limit: pageSize, ...(cursor === undefined ? {} : { cursor }) };
      const page = await valueOf(api.GET("/api/v1/cbam/installations", { params: { query } }));
      return { entries: page.installations, next: page.next_cursor };
    }),
  addValues: async (values, call) =>
    (await valueOf(api.POST("/api/v1/cbam/values", { body: { values }, ...initOf(call) }))).results,
  changeValue: (id, body, call) =>
    valueOf(
      api.POST("/api/v1/cbam/values/{id}/versions", { params: { path: { id } }, body, ...initOf(call) }),
    ),
  value: (id, query = {}) =>
    valueOf(api.GET("/api/v1/cbam/values/{id}", { params: { path: { id }, query } })),
  values: (filters = {}) =>
    entries(async (cursor) => {
      const query = { ...filters, limit: pageSize, ...(cursor === undefined ? {} : { cursor }) };
      const page = await valueOf(api.GET("/api/v1/cbam/values", { params: { query } }));
      return { entries: page.values, next: page.next_cursor };
    }),
  attachFile: async (valueId, { bytes: body, type, name }, call) => {
    const query = new URLSearchParams(name === undefined ? {} : { name });
    const response = await send(`${filesOf(valueId)}?${query}`, {
      ...initOf(call),
      method: "POST",
      headers: { "content-type": type === "pdf" ? "application/pdf" : workbook },
      body,
    });
    return await response.json();
  },
  attachments: async (id) =>
    (await valueOf(api.GET("/api/v1/cbam/values/{id}/attachments", { params: { path: { id } } })))
      .attachments,
  attachment: (valueId, id) => send(`${filesOf(valueId)}/${encodeURIComponent(id)}`),
  removeAttachment: async (id, attachment) =>
    (await valueOf(
      api.POST("/api/v1/cbam/values/{id}/attachments/{attachment}/remove", {
        params: { path: { id, attachment } },
      }),
    )).removed,
  valueUses: async (query) =>
    (await valueOf(api.GET("/api/v1/cbam/values/uses", { params: { query } }))).uses,
  dossier: (id, year) =>
    send(`/api/v1/cbam/installations/${encodeURIComponent(id)}/dossier.zip?year=${year}`),
  readDocument: (body, query = {}) =>
    valueOf(api.POST("/api/v1/cbam/values/read-json", { params: { query }, body })),
  readTemplate: async (body, { save, installation, name, ...call } = {}) => {
    const query = new URLSearchParams({
      ...(save === true ? { save: "true" } : {}),
      ...(installation === undefined ? {} : { installation }),
      ...(name === undefined ? {} : { name }),
    });
    const { headers, ...init } = initOf(call);
    const response = await send(`/api/v1/cbam/values/read?${query}`, {
      ...init,
      method: "POST",
      headers: { ...headers, "content-type": workbook },
      body,
    });
    return await response.json();
  },
  askSupplier: (body, call) => valueOf(api.POST("/api/v1/cbam/inquiries", { body, ...initOf(call) })),
  inquiry: (id) => valueOf(api.GET("/api/v1/cbam/inquiries/{id}", { params: { path: { id } } })),
  inquiryTemplate: (id) => send(`/api/v1/cbam/inquiries/${encodeURIComponent(id)}/template.xlsx`),
  inquiryFile: (id, sha256) =>
    send(`/api/v1/cbam/inquiries/${encodeURIComponent(id)}/files/${encodeURIComponent(sha256)}`),
  inquiries: (filters = {}) =>
    entries(async (cursor) => {
      const query = { ...filters, limit: pageSize, ...(cursor === undefined ? {} : { cursor }) };
      const page = await valueOf(api.GET("/api/v1/cbam/inquiries", { params: { query } }));
      return { entries: page.inquiries, next: page.next_cursor };
    }),
  remindSupplier: (id) =>
    valueOf(api.POST("/api/v1/cbam/inquiries/{id}/remind", { params: { path: { id } } })),
  revokeInquiry: (id) =>
    valueOf(api.POST("/api/v1/cbam/inquiries/{id}/revoke", { params: { path: { id } } })),
  acceptAnswer: (id, round, call) =>
    valueOf(
      api.POST("/api/v1/cbam/inquiries/{id}/accept", {
        params: { path: { id } },
        body: { round },
        ...initOf(call),
      }),
    ),
  returnAnswer: (id, body, call) =>
    valueOf(
      api.POST("/api/v1/cbam/inquiries/{id}/return", { params: { path: { id } }, body, ...initOf(call) }),
    ),
});
