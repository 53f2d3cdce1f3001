/**
 * Comparison of a draft with its question's figures now. A report is dated by its calculation, so a draft whose price
 * or data set has changed isn't issued without a word. Decisions, "Changed and added on 21 November 2026", "Rules".
 */
import type { CalculationRecord } from "../../contract/answers/calculation.ts";
import { type DraftFigures, ReportOutdated } from "../../contract/failures.ts";
import { exactly, toMoneyText } from "../../kernel/decimal.ts";
import { contentOf, type StoredReport } from "./report.ts";

const figuresOf = (
  { dataset_version, certificate_price, net_cost_eur }: CalculationRecord,
): DraftFigures => ({
  dataset_version,
  certificate_period: certificate_price?.period ?? null,
  certificate_price_eur: certificate_price?.price_eur_per_tco2e ?? null,
  net_cost_eur,
});

const isSame = (a: DraftFigures, b: DraftFigures): boolean =>
  a.dataset_version === b.dataset_version && a.certificate_period === b.certificate_period &&
  a.certificate_price_eur === b.certificate_price_eur && a.net_cost_eur === b.net_cost_eur;

const moneyOf = (amount: number): string => toMoneyText(exactly(amount));

const told = (figures: DraftFigures): string => {
  const cost = figures.net_cost_eur === null ? "no cost" : `${moneyOf(figures.net_cost_eur)} EUR`;
  const price = figures.certificate_price_eur === null
    ? "no certificate price"
    : `${moneyOf(figures.certificate_price_eur)} EUR per tCO2e of ${figures.certificate_period}`;
  return `${cost} (${price}, data set ${figures.dataset_version})`;
};

/** Returns the failure that tells both figures; undefined while the draft says what is true now. */
export const outdatedBy = (draft: StoredReport, now: CalculationRecord): ReportOutdated | undefined => {
  const { calculation } = contentOf(draft);
  const figures = { draft: figuresOf(calculation), now: figuresOf(now) };
  const isSameValue = calculation.supplier_value?.version === now.supplier_value?.version;
  return isSameValue && isSame(figures.draft, figures.now) ? undefined : new ReportOutdated({
    figures,
    message:
      `Prices, data sets or the supplier's value have changed since the draft ${draft.reportNumber} was made: it says ${
        told(figures.draft)
      }, today it comes to ${
        told(figures.now)
      }. Issue it with recalculate=true to take today's figures, or make a report with as_of=${calculation.versions.as_of} to keep the draft's.`,
  });
};
