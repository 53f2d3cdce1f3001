/**
 * Places on papers that have no code of ISO 3166-1 of their own: the Union as a whole, the territories of Annex III, point 1, of
 * Regulation (EU) 2023/956, to which CBAM does not apply, and Northern Ireland. `XC`, `XL` and `XI` are customs' codes of Ceuta,
 * Melilla and Northern Ireland.
 */
import type { Finding } from "../findings/finding.ts";
import { folded, foldedWithUmlautsSpelled } from "./fold.ts";

const union: ReadonlySet<string> = new Set([
  "eu",
  "ue",
  "eu 27",
  "eu27",
  "european union",
  "europaische union",
  "europaeische union",
  "union europeenne",
  "unione europea",
  "union europea",
]);

const territories: ReadonlySet<string> = new Set([
  "busingen",
  "buesingen",
  "busingen am hochrhein",
  "buesingen am hochrhein",
  "heligoland",
  "helgoland",
  "livigno",
  "ceuta",
  "melilla",
  "ceuta and melilla",
  "ceuta und melilla",
  "ceuta et melilla",
  "ceuta y melilla",
  "xc",
  "xl",
]);

const northernIreland: ReadonlySet<string> = new Set([
  "xi",
  "northern ireland",
  "nordirland",
  "irlande du nord",
  "irlanda del nord",
  "irlanda del norte",
  "noord ierland",
  "irlandia polnocna",
]);

/** Longer than any of these names. */
const longest = 40;

/** Returns the finding about a place without a code; undefined for any other value. */
export const placeWithoutCode = (found: unknown): Finding | undefined => {
  if (typeof found !== "string" || found.length > longest) return undefined;
  const names = [folded(found), foldedWithUmlautsSpelled(found)];
  if (names.some((name) => union.has(name))) return { kind: "wholeUnion", found };
  if (names.some((name) => northernIreland.has(name))) return { kind: "northernIreland", found };
  return names.some((name) => territories.has(name)) ? { kind: "exemptTerritory", found } : undefined;
};
