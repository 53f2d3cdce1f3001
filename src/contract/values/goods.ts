/** Values that name goods and their production. Contract sections 2.5 and 4.2. */
import type * as Schema from "effect/Schema";
import * as Brand from "effect/Brand";
import { type CnCode as CnCodeValue, cnCodeOfText } from "../../kernel/identifiers.ts";
import { readCnCodeAsWritten, taricCodeWritten } from "../../kernel/lenient/cn_code.ts";
import { readTextAsWritten } from "../../kernel/lenient/reading.ts";
import { type Fault, scalar } from "./scalar.ts";
import { cut } from "../../kernel/text/shown.ts";

/** A code that was sent as a number: its digits are right, its kind is not. */
const codeAsNumber = (sent: unknown): Fault | undefined => {
  const reading = readCnCodeAsWritten({ path: "", value: sent });
  return typeof sent !== "number" || "complaint" in reading
    ? undefined
    : { code: "format", finding: { kind: "codeAsNumber", write: reading.value, found: sent } };
};

/** A TARIC code of goods that its last digits decide about: eight of them alone could be other goods. Decision 0239. */
const codeWithTaric = (sent: unknown): Fault | undefined => {
  const taric = taricCodeWritten(sent);
  if (taric === undefined) return undefined;
  const write = taric.slice(0, -2);
  return { code: "format", finding: { kind: "codeWithTaric", write, taric }, suggestion: write };
};

/** Eight digits of the Combined Nomenclature (Regulation (EEC) No 2658/87, Annex I). */
export const CnCode: Schema.Schema<CnCodeValue, string> = scalar({
  identifier: "CnCode",
  expected: 'a CN code of 8 digits such as "72083900"',
  read: (sent) => typeof sent === "string" ? cnCodeOfText(sent) : undefined,
  explain: (sent) => codeWithTaric(sent) ?? codeAsNumber(sent),
  asWritten: readCnCodeAsWritten,
  example: "72083900",
  jsonSchema: { type: "string", pattern: "^[0-9]{8}$" },
});

/** A production route in the tables' spelling. */
export type RouteCode = string & Brand.Brand<"RouteCode">;
const routeCode = Brand.nominal<RouteCode>();

/** The route of goods whose figures don't depend on how they were made. */
export const noRoute = "default";

/** Longer input is cut to this many characters (contract section 8.2). */
const routeLengthLimit = 8;

/**
 * Returns the route that a caller named, in the tables' spelling: `c`, `C` and `(c)` are `(C)`; undefined for nothing.
 */
const routeOfText = (text: string): RouteCode | undefined => {
  const named = cut(text.trim(), routeLengthLimit).trimEnd();
  const letter = /^\(?([A-Za-z])\)?$/.exec(named)?.[1];
  if (letter !== undefined) return routeCode(`(${letter.toUpperCase()})`);
  const route = named.toLowerCase() === noRoute ? noRoute : named;
  return route === "" ? undefined : routeCode(route);
};

/** Code of a production route; the tables tell those of a CN code and origin. */
export const ProductionRoute: Schema.Schema<RouteCode, string> = scalar({
  identifier: "ProductionRoute",
  expected: "a route code such as (C)",
  read: (sent) => typeof sent === "string" ? routeOfText(sent) : undefined,
  asWritten: readTextAsWritten,
  example: "(C)",
  jsonSchema: { type: "string", minLength: 1 },
  description:
    "Letter of a production route as `GET /api/v1/cbam/routes` lists them, with or without brackets; `default` where the figures don't depend on it. Longer text is cut to 8 characters.",
});
