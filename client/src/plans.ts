/**
 * Plans: origins by cost, the cost of years to come, portfolios of suppliers, and what CBAM adds to an offer. Answers in
 * JSON come typed; tables and pages come as bytes, under the media type that was asked for.
 */
import type { components, operations } from "./openapi.ts";
import { fileOf, type Table, type TableBody, type TableType, tableTypes } from "./tables.ts";
import { type CallOptions, initOf, searchOf, type Transport, valueOf } from "./transport.ts";

type Schemas = components["schemas"];
type QueryOf<Name extends keyof operations> = NonNullable<
  operations[Name]["parameters"]["query"]
>;

/** Years, prices and law of a portfolio. */
export type PortfolioQuery = QueryOf<"portfolio">;

/** How a portfolio goes up and comes back as a table. */
export interface PortfolioTableOptions extends CallOptions {
  readonly type: TableType;
  /** Form of the answer; that of the table when it is left out. */
  readonly answer?: TableType;
  /** Years, prices and law; `decimal` is the decimal mark of the table's numbers. */
  readonly query?: PortfolioQuery;
}

/** Calls about plans. Each rejects with a `CustomsProblem` when the service refuses it. */
export interface PlanCalls {
  /** Every origin and route of goods, the cheapest first. */
  readonly compare: (
    query: QueryOf<"compare">,
    call?: CallOptions,
  ) => Promise<Schemas["Comparison"]>;
  /** Cost of goods, year by year. */
  readonly trajectory: (
    query: QueryOf<"trajectory">,
    call?: CallOptions,
  ) => Promise<Schemas["Trajectory"]>;
  /** Cost of up to 5 000 rows of goods, year by year, precursors with them. */
  readonly trajectories: (
    request: Schemas["TrajectoryRequest"],
    call?: CallOptions,
  ) => Promise<Schemas["Trajectories"]>;
  /** A portfolio by supplier, code and year. */
  readonly portfolio: (
    request: Schemas["PortfolioRequest"],
    query?: PortfolioQuery,
    call?: CallOptions,
  ) => Promise<Schemas["Portfolio"]>;
  /** The same from a table, as a table: CSV, or a workbook with a sheet each for rows, suppliers, codes, years and prices. */
  readonly portfolioTable: (
    table: TableBody,
    options: PortfolioTableOptions,
  ) => Promise<Table>;
  /** The same from JSON, as a table. */
  readonly portfolioAs: (
    type: TableType,
    request: Schemas["PortfolioRequest"],
    query?: PortfolioQuery,
    call?: CallOptions,
  ) => Promise<Table>;
  /** What CBAM adds to a tonne of an offer, and what of it is not settled. */
  readonly indication: (
    query: QueryOf<"indication">,
    call?: CallOptions,
  ) => Promise<Schemas["Indication"]>;
  /** The same as a page (PDF) to send with the offer; no report. */
  readonly indicationPage: (
    query: QueryOf<"indication">,
    call?: CallOptions,
  ) => Promise<Table>;
  /** The same from a body, which may have precursors. */
  readonly indicationFromJson: (
    request: Schemas["IndicationRequest"],
    call?: CallOptions,
  ) => Promise<Schemas["Indication"]>;
  /** Its page (PDF). */
  readonly indicationPageFromJson: (
    request: Schemas["IndicationRequest"],
    call?: CallOptions,
  ) => Promise<Table>;
}

const indicationPath = "/api/v1/cbam/indication";
const portfolioPath = "/api/v1/cbam/portfolio";

/** @returns the calls about plans */
export const planCalls = (service: Transport): PlanCalls => {
  const { json, send } = service;
  const sent = async (
    body: TableBody,
    bodyType: string,
    { answer, query, call }: {
      readonly answer: TableType;
      readonly query: PortfolioQuery | undefined;
      readonly call: CallOptions | undefined;
    },
  ): Promise<Table> => {
    const { headers, ...init } = initOf(call);
    return fileOf(
      await send(`${portfolioPath}${searchOf(query ?? {})}`, {
        ...init,
        method: "POST",
        headers: {
          ...headers,
          "content-type": bodyType,
          accept: tableTypes[answer],
        },
        body,
      }),
    );
  };
  return {
    compare: (query, call) =>
      valueOf(
        json.GET("/api/v1/cbam/compare", {
          params: { query },
          ...initOf(call),
        }),
      ),
    trajectory: (query, call) =>
      valueOf(
        json.GET("/api/v1/cbam/trajectory", {
          params: { query },
          ...initOf(call),
        }),
      ),
    trajectories: (body, call) => valueOf(json.POST("/api/v1/cbam/trajectory", { body, ...initOf(call) })),
    portfolio: (body, query, call) =>
      valueOf(
        json.POST(portfolioPath, {
          body,
          ...(query === undefined ? {} : { params: { query } }),
          ...initOf(call),
        }),
      ),
    portfolioTable: (table, { type, answer = type, query, ...call }) =>
      sent(table, tableTypes[type], { answer, query, call }),
    portfolioAs: (type, request, query, call) =>
      sent(JSON.stringify(request), "application/json", {
        answer: type,
        query,
        call,
      }),
    indication: (query, call) =>
      valueOf(
        json.GET(indicationPath, {
          params: { query },
          ...initOf(call),
        }),
      ),
    indicationPage: async (query, call) => {
      const { headers, ...init } = initOf(call);
      return fileOf(
        await send(`${indicationPath}${searchOf(query)}`, {
          ...init,
          headers: { ...headers, accept: "application/pdf" },
        }),
      );
    },
    indicationFromJson: (body, call) => valueOf(json.POST(indicationPath, { body, ...initOf(call) })),
    indicationPageFromJson: async (request, call) => {
      const { headers, ...init } = initOf(call);
      return fileOf(
        await send(indicationPath, {
          ...init,
          method: "POST",
          headers: { ...headers, "content-type": "application/json", accept: "application/pdf" },
          body: JSON.stringify(request),
        }),
      );
    },
  };
};
