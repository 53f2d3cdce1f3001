/**
 * An importer's imports without the status as they leave, with what they are exposed to.
 */
import type { PenaltiesAnswer } from "../../../contract/answers/ledger/penalties.ts";
import type { YearWithoutStatus } from "../../../domain/imports/year/without_status.ts";
import { amount, eur, quantity, sentences } from "./figures.ts";

type PenaltiesRecord = Omit<
  typeof PenaltiesAnswer.Type,
  "importer" | "as_of" | "versions" | "dataset_version" | "disclosure"
>;

/** @returns the record of an importer's year without the status */
export const penaltiesRecord = (
  { threshold: { year, threshold, totalT, passedOn }, groups, persons, withoutFigures, findings }:
    YearWithoutStatus,
): PenaltiesRecord => ({
  year,
  limit_t: quantity(threshold.tonnes),
  counted_t: quantity(totalT),
  passed_on: passedOn?.day ?? null,
  without_status: groups.map(({ reason, debtor, eori, isExposed, mayBeLower, netByDefaultT, imports }) => ({
    reason,
    debtor,
    eori,
    is_exposed: isExposed,
    may_be_lower: mayBeLower,
    net_by_default_t: amount(netByDefaultT),
    imports,
  })),
  exposure: persons.map(({ debtor, eori, exposure }) => ({
    debtor,
    eori,
    certificates: exposure.certificates,
    least_eur: eur(exposure.leastEur),
    most_eur: eur(exposure.mostEur),
    notes: sentences(exposure.findings),
  })),
  without_figures: withoutFigures.map(({ live, reasons }) => ({ import: live.id, reasons })),
  notes: sentences(findings),
});
