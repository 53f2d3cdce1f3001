/**
 * Aggregated goods categories, which a template's processes are named by, and the CN codes of each. Implementing
 * Regulation (EU) 2023/1773, Annex II, Table 1; the same categories stand in Implementing Regulation (EU) 2025/2547.
 */
import type { CnCode } from "../../../kernel/identifiers.ts";

/** An aggregated goods category. */
export type GoodsCategory =
  | "cement"
  | "cement_clinker"
  | "calcined_clay"
  | "aluminous_cement"
  | "iron_or_steel_products"
  | "crude_steel"
  | "direct_reduced_iron"
  | "pig_iron"
  | "ferro_alloys"
  | "sintered_ore"
  | "hydrogen"
  | "ammonia"
  | "nitric_acid"
  | "urea"
  | "mixed_fertilisers"
  | "aluminium_products"
  | "unwrought_aluminium"
  | "electricity";

/** The categories with their names in English, in the template's order, by whose positions its formulas name them. */
const goodsCategories: ReadonlyArray<readonly [GoodsCategory, string]> = [
  ["cement", "Cement"],
  ["cement_clinker", "Cement clinker"],
  ["calcined_clay", "Calcined clays"],
  ["aluminous_cement", "Aluminous cement"],
  ["iron_or_steel_products", "Iron or steel products"],
  ["crude_steel", "Crude steel"],
  ["direct_reduced_iron", "Direct reduced iron"],
  ["pig_iron", "Pig iron"],
  ["ferro_alloys", "Alloys (FeMn, FeCr, FeNi)"],
  ["sintered_ore", "Sintered Ore"],
  ["hydrogen", "Hydrogen"],
  ["ammonia", "Ammonia"],
  ["nitric_acid", "Nitric acid"],
  ["urea", "Urea"],
  ["mixed_fertilisers", "Mixed fertilisers"],
  ["aluminium_products", "Aluminium products"],
  ["unwrought_aluminium", "Unwrought aluminium"],
  ["electricity", "Electricity (export to EU)"],
];

const folded = (text: string): string => text.toLowerCase().replace(/[^a-z]+/g, " ").trim();

const byName: ReadonlyMap<string, GoodsCategory> = new Map(
  goodsCategories.map(([category, name]) => [folded(name), category]),
);

/** Returns the category of a name in English; undefined for another text. */
export const categoryNamed = (name: string): GoodsCategory | undefined => byName.get(folded(name));

/** Returns the category at a position of the template's list, from 1. */
export const categoryAt = (position: number): GoodsCategory | undefined => goodsCategories[position - 1]?.[0];

/** Returns the category's name in English. */
export const categoryName = (category: GoodsCategory): string =>
  goodsCategories.find(([each]) => each === category)?.[1] ?? category;

/** The categories by the digits that CN codes begin with, the longest first. */
const byPrefix: ReadonlyArray<readonly [string, GoodsCategory]> = [
  ["25070080", "calcined_clay"],
  ["252310", "cement_clinker"],
  ["252330", "aluminous_cement"],
  ["310210", "urea"],
  ["280410", "hydrogen"],
  ["260112", "sintered_ore"],
  ["2523", "cement"],
  ["2716", "electricity"],
  ["2808", "nitric_acid"],
  ["2814", "ammonia"],
  ["2834", "mixed_fertilisers"],
  ["3102", "mixed_fertilisers"],
  ["3105", "mixed_fertilisers"],
  ["7201", "pig_iron"],
  ["7202", "ferro_alloys"],
  ["7203", "direct_reduced_iron"],
  ["7206", "crude_steel"],
  ["7207", "crude_steel"],
  ["7218", "crude_steel"],
  ["7224", "crude_steel"],
  ["7601", "unwrought_aluminium"],
  ["72", "iron_or_steel_products"],
  ["73", "iron_or_steel_products"],
  ["76", "aluminium_products"],
];

/** Returns the category of goods of Annex I by their code; undefined for others. */
export const categoryOfCode = (code: CnCode): GoodsCategory | undefined =>
  byPrefix.find(([prefix]) => code.startsWith(prefix))?.[1];
