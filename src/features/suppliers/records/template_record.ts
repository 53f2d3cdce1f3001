/** A template's reading as it leaves, and the bodies that its installation and values are recorded by. */
import type { CbamContext } from "../../../application/cbam/cbam_context.ts";
import type { TemplateRecord } from "../../../contract/answers/suppliers/template.ts";
import type { CarbonPriceDue } from "../../../domain/suppliers/template/price.ts";
import type { CheckedProduct } from "../../../domain/suppliers/template/checks.ts";
import type { TemplateReading } from "../../../domain/suppliers/template/reading.ts";
import { type Decimal, toJsonNumber } from "../../../kernel/decimal.ts";
import { cut } from "../../../kernel/text/shown.ts";

const numberOrNull = (value: Decimal | null | undefined): number | null =>
  value === null || value === undefined ? null : toJsonNumber(value);

const priceRecord = (price: CarbonPriceDue) => ({
  instrument: price.instrument,
  currency: price.currency,
  due_per_t: toJsonNumber(price.due),
  rebate_type: price.rebateType,
  rebate_per_t: toJsonNumber(price.rebate),
  effective_per_t: toJsonNumber(price.effective),
});

const productRecord = (product: CheckedProduct, sound: ReadonlySet<number>) => ({
  line: product.line,
  process: product.process,
  goods: product.category,
  routes: product.routes,
  cn_code: product.code,
  name: product.name,
  direct_t_per_t: numberOrNull(product.direct?.value),
  indirect_t_per_t: numberOrNull(product.indirect?.value),
  direct_from: product.direct?.from ?? null,
  indirect_from: product.indirect?.from ?? null,
  indirect_counts: product.law?.indirectCounts ?? null,
  default_share: numberOrNull(product.defaultShare),
  electricity_mwh_per_t: numberOrNull(product.electricity),
  clinker_t_per_t: numberOrNull(product.clinker),
  nitrogen_share: numberOrNull(product.nitrogen),
  carbon_price: product.price && priceRecord(product.price),
  is_sound: sound.has(product.line),
});

/** A text that a request takes, which stands on one line. */
const oneLine = (text: string, most: number): string => cut(text.replace(/\s+/g, " ").trim(), most);

const longestName = 200;
const longestText = 100;

const installationBody = (
  { installation, verifier }: TemplateReading,
): TemplateRecord["installation"] => {
  const { name, country, street, postcode, city, unlocode, latitude, longitude } = installation;
  if (name === null || country === null) return null;
  const place = [postcode, city].filter((part) => part !== null).join(" ");
  const address = oneLine(
    [street, place].filter((part) => part !== null && part !== "").join(", "),
    longestText,
  );
  const hasPlace = latitude !== null && longitude !== null;
  return {
    name: oneLine(name, longestName),
    country,
    ...(address === "" ? undefined : { address }),
    ...(unlocode === null ? undefined : { unlocode }),
    ...(hasPlace ? { latitude: toJsonNumber(latitude), longitude: toJsonNumber(longitude) } : undefined),
    ...(verifier === null || verifier.name === null ? undefined : {
      verifier: {
        name: oneLine(verifier.name, longestText),
        ...(verifier.accreditation === null
          ? undefined
          : { accreditation: oneLine(verifier.accreditation, longestText) }),
        ...(verifier.accreditationBody === null
          ? undefined
          : { accreditation_body: oneLine(verifier.accreditationBody, longestText) }),
      },
    }),
  };
};

const valueBodies = ({ products, period, sound, version }: TemplateReading): TemplateRecord["values"] =>
  products.flatMap(({ line, code, direct, countedIndirect, defaultShare }) => {
    if (!sound.has(line) || code === null || direct === null || period.year === null) return [];
    return [{
      cn_code: code,
      reporting_period: period.year,
      state: "estimated" as const,
      direct_t_per_t: toJsonNumber(direct.value),
      ...(countedIndirect === null ? undefined : { indirect_t_per_t: toJsonNumber(countedIndirect) }),
      ...(defaultShare === null ? undefined : { default_share: toJsonNumber(defaultShare) }),
      source: `Communication template${version === null ? "" : ` ${version}`}, line ${line}`,
    }];
  });

/** @returns the record of a reading */
export const templateRecord = (reading: TemplateReading, cbam: CbamContext): TemplateRecord => ({
  template_version: reading.version,
  period: reading.period,
  installation: installationBody(reading),
  processes: reading.processes.map(({ number, name, category, goods, routes }) => ({
    number,
    name,
    category,
    goods: goods ?? null,
    routes,
  })),
  precursors: reading.precursors,
  products: reading.products.map((product) => productRecord(product, reading.sound)),
  values: valueBodies(reading),
  issues: reading.issues.map(({ weight, code, sheet, cell, line, message, suggestion }) => ({
    weight,
    code,
    sheet,
    cell,
    line,
    message,
    suggestion: suggestion ?? null,
  })),
  cells: reading.facts,
  versions: cbam.versions(),
  ...cbam.closing(),
});
