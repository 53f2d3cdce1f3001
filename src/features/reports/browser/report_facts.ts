/// <reference lib="dom" />
/** Facts of a report's signed content, for a reader who has the paper in hand: countries and sectors by their names. */
import type { VerifyTexts } from "../texts/en/verify.ts";
import { make, part } from "../../../web/browser/dom.ts";
import { pageDataOf } from "../../../web/browser/page_data.ts";
import { withFirstOfMonth } from "../../../web/words/first_of_month.ts";

interface PageData {
  readonly figures: VerifyTexts["figures"];
  readonly sectors: Readonly<Record<string, string>>;
  readonly places: Readonly<Record<string, string>>;
  readonly locale: string;
}

const { figures, sectors, places, locale } = pageDataOf<PageData>(part("verify"), {
  figures: "record",
  sectors: "record",
  places: "record",
  locale: "text",
});

const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });
const money = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const days = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });

const number = (value: unknown): string => numbers.format(Number(value));
const euros = (value: unknown): string => `${money.format(Number(value))}\u00a0EUR`;
const place = (value: unknown): string => places[String(value)] ?? String(value);
const sector = (value: unknown): string => sectors[String(value)] ?? String(value);
/** @returns a day as the page writes it */
export const day = (value: unknown): string =>
  withFirstOfMonth(days.format(new Date(`${value}T00:00:00Z`)), locale);
const code = (value: unknown): string => String(value).replace(/^(\d{4})(\d{2})(\d{2})$/, "$1 $2 $3");

type Fact = readonly [path: string, label: keyof VerifyTexts["figures"], write: (value: unknown) => string];

const facts: ReadonlyArray<Fact> = [
  ["report_number", "report_number", String],
  ["issued_at", "issued_at", day],
  ["calculation.cn_code", "cn_code", code],
  ["goods_description", "goods_description", String],
  ["calculation.origin_country_iso3", "origin_country_iso3", place],
  ["calculation.sector", "sector", sector],
  ["calculation.tonnage", "tonnage", number],
  ["calculation.production_route", "production_route", String],
  ["calculation.direct_emissions_t", "direct_emissions_t", number],
  ["calculation.indirect_emissions_t", "indirect_emissions_t", number],
  ["calculation.free_allocation_t", "free_allocation_t", number],
  ["calculation.net_emissions_t", "net_emissions_t", number],
  ["calculation.certificate_price.price_eur_per_tco2e", "price_eur_per_tco2e", number],
  ["calculation.gross_cost_eur", "gross_cost_eur", euros],
  ["calculation.origin_carbon_deduction_eur", "origin_carbon_deduction_eur", euros],
  ["calculation.net_cost_eur", "net_cost_eur", euros],
  ["client_ref", "client_ref", String],
  ["declarant.name", "declarant_name", String],
  ["declarant.eori", "declarant_eori", String],
  ["declarant.cbam_account", "cbam_account", String],
  ["declaration.year", "year", String],
  ["declaration.as_of", "as_of", day],
  ["declaration.totals.embedded_t", "embedded_t", number],
  ["declaration.totals.net_t", "net_emissions_t", number],
  ["declaration.totals.certificates_rounded_once", "certificates", number],
];

const member = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null
    ? Object.entries(value).find(([own]) => own === name)?.[1]
    : undefined;

type Content = Readonly<Record<string, unknown>>;

const valueAt = (content: Content, path: string): unknown => path.split(".").reduce<unknown>(member, content);

/** @returns CN code of the report's goods; undefined for a document about many */
export const codeOf = (content: Content): string | undefined => {
  const value = valueAt(content, "calculation.cn_code");
  return typeof value === "string" ? value : undefined;
};

/** A description of goods: as the document prints it, in English, below its name in the page's language. */
const described = (label: keyof VerifyTexts["figures"], printed: string, goods: string | undefined) =>
  label === "goods_description"
    ? [goods, make("span", { lang: "en", class: goods === undefined ? "" : "muted below" }, printed)]
    : [printed];

/**
 * @param goods name of the goods in the page's language
 * @returns terms and descriptions for a `dl`
 */
export const factsOf = (content: Content, goods: string | undefined): ReadonlyArray<HTMLElement> =>
  facts.flatMap(([path, label, write]) => {
    const value = valueAt(content, path);
    return value === undefined || value === null
      ? []
      : [make("dt", {}, figures[label]), make("dd", {}, ...described(label, write(value), goods))];
  });
