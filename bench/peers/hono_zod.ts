/**
 * Hono with zod: the same questions answered by the same rules from the same tables, with the routing, validation
 * and responses of a common stack, and with the same headers.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { Hono } from "npm:hono@4.13.19";
import { z } from "npm:zod@4.6.7";
import { load } from "../../src/adapters/reference/files.ts";
import { dayOfText } from "../../src/kernel/calendar.ts";
import { calculate } from "../../src/domain/cbam/calculation/calculation.ts";
import { closing, searchItem } from "../../src/domain/cbam/calculation/query_records.ts";
import { calculationRecord } from "../../src/domain/cbam/calculation/record.ts";
import { lawInForce } from "../../src/domain/cbam/law/law.ts";
import { search, searchIndex } from "../../src/domain/cbam/search/search.ts";
import { decimalOfText } from "../../src/kernel/decimal.ts";
import { alpha3OfText, cnCodeOfText } from "../../src/kernel/identifiers.ts";
import { commonHeaders } from "../../src/http/server/headers.ts";

const { tables, prices, searchWords } = await Effect.runPromise(load());
const index = searchIndex(tables, searchWords);
const law = lawInForce(tables, prices, Date.now());

const reads = <Value>(read: (text: string) => Value | undefined, message: string) =>
  z.string().transform((text, context) => {
    const value = read(text);
    if (value !== undefined) return value;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });

const Calculation = z.strictObject({
  cn: reads(cnCodeOfText, "8 digits"),
  country: reads(alpha3OfText, "ISO 3166-1 alpha-3"),
  tonnage: reads(decimalOfText, "a positive number"),
  import: reads(dayOfText, "a date"),
  production_route: z.string().max(8).optional(),
});
const Search = z.strictObject({ q: z.string().trim().min(1).max(100) });

const app = new Hono();

app.use(async (context, next) => {
  const headers = commonHeaders(context.req.path, crypto.randomUUID());
  for (const name in headers) context.header(name, headers[name]);
  context.header("cache-control", "no-store");
  await next();
});

app.get("/api/v1/cbam/calculate", (context) => {
  const query = Calculation.safeParse(context.req.query());
  if (!query.success) return context.json({ error: query.error.message }, 400);
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
  const outcome = calculate(law, shipment);
  if (Either.isLeft(outcome)) return context.json({ error: "refused", issues: outcome.left }, 400);
  const generatedAt = new Date().toISOString();
  return context.json(
    calculationRecord(shipment, outcome.right, { law, generatedAt, isExplained: false }),
  );
});

app.get("/api/v1/cbam/search", (context) => {
  const query = Search.safeParse(context.req.query());
  if (!query.success) return context.json({ error: query.error.message }, 400);
  const results = search(index, query.data.q).map((hit) => searchItem(hit, query.data.q));
  return context.json({ results, ...closing(tables.inForce, new Date().toISOString()) });
});

Deno.serve({ hostname: "127.0.0.1", port: Number(Deno.args[0]), onListen: () => {} }, app.fetch);
