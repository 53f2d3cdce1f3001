/**
 * The preparation of a declaration, and a holding, as they leave.
 */
import type { DeclarationAnswer } from "../../../contract/answers/declaration.ts";
import type { HoldingAnswer } from "../../../contract/answers/import_duties.ts";
import type { DeclaredNotes } from "../../../application/imports/certificates/declared_notes.ts";
import type { Declaration } from "../../../domain/imports/declaration/declaration.ts";
import { type PenaltyExposure, penaltyOfYear } from "../../../domain/imports/declaration/penalty.ts";
import type { ImportSums } from "../../../domain/imports/declaration/sums.ts";
import type { Holding } from "../../../domain/imports/holding/holding.ts";
import type { ImportTables } from "../../../domain/imports/law.ts";
import { idsOf } from "../../../domain/imports/ledger/alike.ts";
import type { DeclarantYear } from "../../../domain/imports/year/declarant_year.ts";
import { embeddedPerUnit } from "../../../domain/imports/declaration/lines.ts";
import { mapInSteps, type Steps } from "../../../kernel/steps.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { amount, eur, priceOrNull, quantity, sentences } from "./figures.ts";

type Closing = "declarant" | "as_of" | "versions" | "dataset_version" | "disclosure";
type DeclarationRecord = Omit<typeof DeclarationAnswer.Type, Closing>;
type HoldingRecord = Omit<typeof HoldingAnswer.Type, Closing>;

const sumsRecord = (sums: ImportSums): DeclarationRecord["by_default"] => ({
  imports: sums.imports,
  tonnes: quantity(sums.tonnes),
  mwh: quantity(sums.mwh),
  embedded_t: amount(sums.embeddedT),
  free_allocation_t: amount(sums.freeAllocationT),
  net_t: amount(sums.netT),
  deduction_eur: eur(sums.deductionEur),
  paid_abroad_eur: eur(sums.paidAbroadEur),
  cost_eur: eur(sums.costEur),
});

const named = (
  groups: ReadonlyMap<string, ImportSums>,
): Steps<DeclarationRecord["checks"]["by_cn_code"]> =>
  mapInSteps(groups, ([name, sums]) => ({ name, ...sumsRecord(sums) }));

const totalsRecord = ({ totals }: Declaration): DeclarationRecord["totals"] => ({
  ...sumsRecord(totals),
  certificates_rounded_once: totals.certificatesRoundedOnce,
  certificates_rounded_by_quarter: totals.certificatesRoundedByQuarter ?? null,
  priced_cost_eur: eur(totals.pricedCostEur),
  mean_price_eur: priceOrNull(totals.meanPriceEur),
  is_mean_of_year: totals.isMeanOfYear,
});

const exposureRecord = (exposure: PenaltyExposure): DeclarationRecord["penalty"] => ({
  least_eur: eur(exposure.leastEur),
  most_eur: eur(exposure.mostEur),
  certificates: exposure.certificates,
  notes: sentences(exposure.findings),
});

const quarterRecords = ({ quarters }: Declaration): DeclarationRecord["quarters"] =>
  quarters.map((each) => ({
    quarter: each.quarter,
    net_t: amount(each.netT),
    certificates: each.certificates,
    price_eur: priceOrNull(each.priceEur),
    has_own_price: each.isPriced,
    deduction_eur: eur(each.deductionEur),
    cost_eur: eur(each.costEur),
    draft_reduction_certificates: amount(each.draftReductionCertificates),
  }));

/**
 * Returns the record of a declarant's year, in steps: it may have a line for each of thousands of imports.
 * @param asOf day by whose end the entries were recorded
 */
export function* declarationRecord(
  { declaration, thresholds, passedOn }: DeclarantYear,
  { penalties }: Pick<ImportTables, "penalties">,
  { revoked, ofCertificates, surrendered }: DeclaredNotes,
  asOf: CalendarDay,
): Steps<DeclarationRecord> {
  const penalty = penaltyOfYear(penalties, declaration, { asOf, surrendered });
  const { checks } = declaration;
  return {
    year: declaration.year,
    basis: declaration.basis,
    importers: [...thresholds].map(([importer, view]) => ({
      importer,
      counted_t: quantity(view.totalT),
      passed_on: passedOn.get(importer) ?? null,
    })),
    lines: yield* mapInSteps(declaration.lines, (line, index) => ({
      line: index + 1,
      cn_code: line.cnCode,
      origin_country: line.origin,
      determination: line.determination,
      state: line.state,
      installation: line.installation,
      reporting_period: line.reportingPeriod,
      procedure: line.procedure,
      ...sumsRecord(line),
      embedded_t_per_unit: amount(embeddedPerUnit(line)),
    })),
    totals: totalsRecord(declaration),
    by_default: sumsRecord(declaration.byDefault),
    fileable: sumsRecord(declaration.fileable),
    quarters: quarterRecords(declaration),
    checks: {
      by_cn_code: yield* named(checks.byCnCode),
      by_origin: yield* named(checks.byOrigin),
      by_determination: yield* named(checks.byDetermination),
      by_installation: yield* named(checks.byInstallation),
    },
    missing: declaration.missing.map(({ finding, imports }) => ({
      message: sentences([finding]).join(""),
      imports,
    })),
    penalty: "certificates" in penalty ? exposureRecord(penalty) : null,
    notes: sentences([
      ...revoked,
      ...declaration.findings,
      ...("certificates" in penalty ? [] : penalty),
      ...ofCertificates,
    ]),
  };
}

/** @returns the record of a holding */
export const holdingRecord = (holding: Holding): HoldingRecord => ({
  year: holding.year,
  first_quarter: holding.firstQuarter ?? null,
  obliged: holding.obliged,
  quarters: holding.quarters.map((each) => ({
    quarter: each.quarter,
    day: each.day,
    basis_a_t: amount(each.basisAT),
    hold_a: each.holdA,
    never_exempt_t: amount(each.neverExemptT),
    basis_b_t: each.basisBT === undefined ? null : amount(each.basisBT),
    hold_b: each.holdB ?? null,
    is_obliged: each.isObliged,
    due: each.due,
    held: each.held,
    short: each.short,
    short_eur: each.shortEur === undefined ? null : eur(each.shortEur),
    order_by: each.orderBy,
    imports: each.imports,
  })),
  without_figures: holding.withoutFigures.flatMap(({ live, reasons }) =>
    idsOf(live).map((id) => ({ import: id, reasons }))
  ),
  notes: sentences(holding.findings),
});
