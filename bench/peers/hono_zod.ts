/**
 * Hono with zod: the same questions answered by the same rules from the same tables, with the routing, validation and
 * responses of a common stack, and with the headers of an answer of the service. It lets everyone in: its `RateLimit`
 * is text.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { type Context, Hono } from "npm:hono@4.13.19";
import { z } from "npm:zod@4.6.7";
import { load } from "../../src/adapters/reference/files.ts";
import { cbamContexts } from "../../src/application/cbam/cbam_context.ts";
import { askRoutes, askScope } from "../../src/application/cbam/cbam_queries.ts";
import { dayOfText } from "../../src/kernel/time/calendar.ts";
import { calculate } from "../../src/domain/cbam/calculation/calculation.ts";
import { searchItem } from "../../src/domain/cbam/calculation/query_records.ts";
import { calculationRecord } from "../../src/domain/cbam/calculation/record.ts";
import { search, searchIndex } from "../../src/domain/cbam/search/search.ts";
import { decimalOfText } from "../../src/kernel/decimal.ts";
import { alpha2OfText, alpha3OfText, cnCodeOfText } from "../../src/kernel/identifiers.ts";

const [port, file] = Deno.args;
const { headers }: { headers: Record<string, string> } = JSON.parse(await Deno.readTextFile(file ?? ""));
const sent = Object.entries(headers).filter(([name]) => name !== "content-type" && name !== "x-request-id");

const { tables, prices, searchWords } = await Effect.runPromise(load());
const index = searchIndex(tables, searchWords);
const contextAt = cbamContexts(() => ({ tables, searchIndex: index, prices }));
const cbamNow = () => contextAt(Date.now());

const reads = <Value>(read: (text: string) => Value | undefined, message: string) =>
  z.string().transform((text, context) => {
    const value = read(text);
    if (value !== undefined) return value;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });

const code = reads(cnCodeOfText, "8 digits");
const origin = reads(alpha3OfText, "ISO 3166-1 alpha-3");
const tonnage = reads(decimalOfText, "a positive number");
const day = reads(dayOfText, "a date");

const Calculation = z.strictObject({
  cn: code,
  country: origin,
  tonnage,
  import: day,
  production_route: z.string().max(8).optional(),
});
const Search = z.strictObject({ q: z.string().trim().min(1).max(100) });
const Scope = z.strictObject({
  cn: code,
  country: reads(alpha2OfText, "ISO 3166-1 alpha-2").optional(),
  tonnage: tonnage.optional(),
});
const Routes = z.strictObject({ cn: code, country: origin, import: day });

const refuse = (context: Context, error: z.ZodError) => context.json({ error: error.message }, 400);

const app = new Hono();

app.use(async (context, next) => {
  for (const [name, value] of sent) context.header(name, value);
  context.header("x-request-id", crypto.randomUUID());
  await next();
});

app.get("/readyz", (context) => context.json({ status: "ready" }));

app.get("/api/v1/cbam/calculate", (context) => {
  const query = Calculation.safeParse(context.req.query());
  if (!query.success) return refuse(context, query.error);
  const shipment = {
    cnCode: query.data.cn,
    origin: query.data.country,
    tonnage: query.data.tonnage,
    time: { day: query.data.import },
    productionRoute: query.data.production_route,
    verifiedDirectTPerT: undefined,
    verifiedIndirectTPerT: undefined,
    originCarbonPriceEurPerT: undefined,
    precursors: undefined,
  };
  const cbam = cbamNow();
  const law = cbam.law();
  const outcome = calculate(law, shipment);
  if (Either.isLeft(outcome)) return context.json({ error: "refused", issues: outcome.left }, 400);
  const { disclosure } = cbam.closing();
  return context.json(
    calculationRecord(shipment, outcome.right, {
      law,
      versions: cbam.versions(),
      disclosure,
      isExplained: false,
    }),
  );
});

app.get("/api/v1/cbam/search", (context) => {
  const query = Search.safeParse(context.req.query());
  if (!query.success) return refuse(context, query.error);
  const { hits, message } = search(index, query.data.q);
  return context.json({
    results: hits.map(searchItem),
    message,
    ...cbamNow().closing(),
  });
});

app.get("/api/v1/cbam/scope", (context) => {
  const query = Scope.safeParse(context.req.query());
  if (!query.success) return refuse(context, query.error);
  const { cn, country } = query.data;
  const asked = {
    cnCode: cn,
    country,
    countryAsSent: country ?? null,
    tonnage: query.data.tonnage,
  };
  return context.json(askScope(asked, cbamNow()));
});

app.get("/api/v1/cbam/routes", (context) => {
  const query = Routes.safeParse(context.req.query());
  if (!query.success) return refuse(context, query.error);
  const { cn, country } = query.data;
  return context.json(
    askRoutes({ cnCode: cn, country, time: { day: query.data.import } }, cbamNow()),
  );
});

Deno.serve({ hostname: "127.0.0.1", port: Number(port), onListen: () => {} }, app.fetch);
