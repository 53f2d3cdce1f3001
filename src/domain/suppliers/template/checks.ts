/**
 * Goods of a template held against the law: codes that goods can have, figures far from default values and benchmarks,
 * indirect emissions that don't count, and two values for one code.
 */
import {
  type Decimal,
  exactly,
  isLess,
  isZero,
  one,
  plus,
  quotient,
  times,
  toText,
  zero,
} from "../../../kernel/decimal.ts";
import type { OneOf } from "../../../kernel/findings/sentences.ts";
import type { TemplateFindings } from "../../../kernel/findings/templates.ts";
import type { CnCode, CountryAlpha3 } from "../../../kernel/identifiers.ts";
import type { ValueFacts } from "../value.ts";
import type { CellSpot } from "./places/cells.ts";
import type { Notebook } from "./places/notebook.ts";
import type { TemplateProduct } from "./products.ts";

/** Least and most of the law's figures for goods, tCO2e per tonne. */
export interface LawSpan {
  /** Least of them. */
  readonly least: Decimal;
  /** Most of them. */
  readonly most: Decimal;
}

/** Facts of the law about goods of an origin. */
export interface LawOfGoods {
  /** State of the code: goods of Annex I, goods outside of it, or no code that goods can have. */
  readonly standing: "goods" | "outside" | "unlisted";
  /** True if indirect emissions count: false for the goods of Annex II. */
  readonly indirectCounts: boolean;
  /** Default values and benchmarks; undefined where the tables have none. */
  readonly span: LawSpan | undefined;
}

/** Looks up goods; a country that isn't known stands for all other countries. */
export type LookUpGoods = (code: CnCode, country: CountryAlpha3 | null) => LawOfGoods;

/** A line of products as it counts. */
export interface CheckedProduct extends TemplateProduct {
  /** Undefined without a code. */
  readonly law: LawOfGoods | undefined;
  /** Specific embedded indirect emissions that count; null for goods of Annex II. */
  readonly countedIndirect: Decimal | null;
}

/** Factor by which a figure is far from the law's. */
const far = exactly(10);
const spanDecimals = 6;

/** Spots of a line. */
export type SpotOf = (line: number, field: "code" | "direct" | "indirect" | "total") => CellSpot | undefined;

/** Finding that a figure is far from the law's. */
type FarFinding = OneOf<Pick<TemplateFindings, "templateFarFrom">>;

/** Returns the finding that emissions, tCO2e per tonne, are far from the law's figures; undefined where they aren't. */
const farFinding = (total: Decimal, span: LawSpan): FarFinding | undefined => {
  const isAbove = isLess(times(span.most, far), total);
  const isBelow = isLess(total, quotient(span.least, far, spanDecimals));
  if (!isAbove && !isBelow) return undefined;
  return {
    kind: "templateFarFrom",
    found: toText(total),
    least: toText(span.least),
    most: toText(span.most),
    isAbove,
  };
};

/**
 * Returns the finding that the emissions of a value, a tonne of goods, are far from the law's figures; undefined where they aren't,
 * and where the law has none.
 */
export const farOfValue = (
  { directTPerT, indirectTPerT, unitContent }: Pick<
    ValueFacts,
    "directTPerT" | "indirectTPerT" | "unitContent"
  >,
  { indirectCounts, span }: LawOfGoods,
): FarFinding | undefined => {
  const perUnit = indirectCounts ? plus(directTPerT, indirectTPerT ?? zero) : directTPerT;
  return span && farFinding(times(perUnit, unitContent ?? one), span);
};

const sayFar = (notes: Notebook, spot: CellSpot | undefined, total: Decimal, span: LawSpan): void => {
  const finding = farFinding(total, span);
  if (finding !== undefined) notes.say(spot, { weight: "error", code: "range" }, finding);
};

const sayCode = (
  notes: Notebook,
  spot: CellSpot | undefined,
  code: CnCode,
  { standing }: LawOfGoods,
): void => {
  if (standing === "goods") return;
  const kind = standing === "outside" ? "templateCodeOutside" : "templateCodeUnlisted";
  notes.say(spot, { weight: "error", code: "unknown" }, { kind, code });
};

/** Returns the line as it counts; what is wrong with it is said. */
const checkProduct = (
  notes: Notebook,
  product: TemplateProduct,
  { lookUp, country, spot }: {
    readonly lookUp: LookUpGoods;
    readonly country: CountryAlpha3 | null;
    readonly spot: SpotOf;
  },
): CheckedProduct => {
  const { line, code, direct, indirect } = product;
  if (code === null) return { ...product, law: undefined, countedIndirect: null };
  const law = lookUp(code, country);
  sayCode(notes, spot(line, "code"), code, law);
  const counts = law.indirectCounts;
  if (!counts && indirect !== null && !isZero(indirect.value)) {
    notes.say(spot(line, "indirect"), { weight: "remark", code: "conflict" }, {
      kind: "templateIndirectUncounted",
      code,
    });
  }
  if (counts && indirect === null && direct !== null && !notes.isWrong(line)) {
    notes.say(spot(line, "indirect"), { weight: "error", code: "missing" }, {
      kind: "templateMissing",
      part: "indirect",
    });
  }
  const countedIndirect = counts ? indirect?.value ?? null : null;
  if (direct !== null) {
    const total = plus(direct.value, countedIndirect ?? zero);
    if (isZero(total)) {
      notes.say(spot(line, "direct"), { weight: "error", code: "range" }, { kind: "templateZero" });
    } else if (law.span !== undefined && law.standing === "goods" && !isLess(total, zero)) {
      sayFar(notes, spot(line, counts ? "total" : "direct"), total, law.span);
    }
  }
  return { ...product, law, countedIndirect };
};

const isSameValue = (one: CheckedProduct, other: CheckedProduct): boolean => {
  const [a, b] = [one.direct?.value, other.direct?.value];
  const [c, d] = [one.countedIndirect ?? zero, other.countedIndirect ?? zero];
  return a !== undefined && b !== undefined && !isLess(a, b) && !isLess(b, a) && !isLess(c, d) &&
    !isLess(d, c);
};

/** Says each line whose code has another value in an earlier line. */
const sayTwoValues = (notes: Notebook, products: ReadonlyArray<CheckedProduct>, spot: SpotOf): void => {
  const first = new Map<string, CheckedProduct>();
  for (const product of products) {
    const { code, line } = product;
    if (code === null || product.direct === null) continue;
    const earlier = first.get(code);
    if (earlier === undefined) first.set(code, product);
    else if (!isSameValue(earlier, product)) {
      for (const [one, other] of [[line, earlier.line], [earlier.line, line]] as const) {
        notes.say(spot(one, "code"), { weight: "error", code: "conflict" }, {
          kind: "templateTwoValues",
          code,
          line: other,
        });
      }
    }
  }
};

/** Returns the lines as they count. @source Implementing Regulation (EU) 2025/2547, Article 4(6); Regulation (EU) 2023/956, Annex II */
export const checkProducts = (
  notes: Notebook,
  products: ReadonlyArray<TemplateProduct>,
  facts: { readonly lookUp: LookUpGoods; readonly country: CountryAlpha3 | null; readonly spot: SpotOf },
): ReadonlyArray<CheckedProduct> => {
  const checked = products.map((product) => checkProduct(notes, product, facts));
  sayTwoValues(notes, checked, facts.spot);
  return checked;
};
