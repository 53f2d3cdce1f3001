/**
 * Values of suppliers' installations: places and numbers of versions. Implementing Regulation (EU) 2025/2547, Annex IV.
 */
import type * as Schema from "effect/Schema";
import { decimalOfNumber, zero } from "../../kernel/decimal.ts";
import { quantity, type QuantitySchemas } from "./quantities.ts";
import { scalar } from "./scalar.ts";

const locode = /^[A-Z]{2}[A-Z2-9]{3}$/;

/** Code of a place. @source UN/CEFACT Recommendation 16 */
export const Unlocode: Schema.Schema<string> = scalar<string, string>({
  identifier: "Unlocode",
  expected: "a UN/LOCODE of five characters such as TRIST",
  read: (sent) => typeof sent === "string" && locode.test(sent) ? sent : undefined,
  explain: (sent) => {
    const suggestion = typeof sent === "string" ? sent.replace(/[\s.-]/g, "").toUpperCase() : "";
    return locode.test(suggestion) ? { code: "format", suggestion } : { code: "format" };
  },
  example: "TRIST",
  jsonSchema: { type: "string", pattern: locode.source },
  description:
    "UN/LOCODE of the installation: two letters of the country, three letters or digits of the place.",
});

const degrees = (identifier: string, most: number, example: number, description: string): QuantitySchemas =>
  quantity({
    identifier,
    expected: `a number of degrees from -${most} to ${most}`,
    least: decimalOfNumber(-most) ?? zero,
    isLeastAllowed: true,
    most: decimalOfNumber(most) ?? zero,
    example,
    description,
  });

/** Degrees north. */
export const Latitude: QuantitySchemas = degrees(
  "Latitude",
  90,
  41.00824,
  "Latitude of the main source of emissions, degrees north; south of the equator below 0.",
);

/** Degrees east. */
export const Longitude: QuantitySchemas = degrees(
  "Longitude",
  180,
  28.97836,
  "Longitude of the main source of emissions, degrees east; west of Greenwich below 0.",
);

const mostVersions = 1_000_000;

/** Number of the version that a new one replaces. */
export const ReplacedVersion: Schema.Schema<number> = scalar<number, number>({
  identifier: "ReplacedVersion",
  expected: `a whole number from 1 to ${mostVersions}`,
  read: (sent) =>
    typeof sent === "number" && Number.isInteger(sent) && sent >= 1 && sent <= mostVersions
      ? sent
      : undefined,
  explain: (sent) => typeof sent === "number" ? { code: "range" } : undefined,
  example: 1,
  jsonSchema: { type: "integer", minimum: 1, maximum: mostVersions },
  description:
    "Number of the version that this one replaces: the newest. Where another one was recorded since, nothing is written.",
});
