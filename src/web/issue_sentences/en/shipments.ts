/**
 * English sentences of the pages about shipments.
 */
import { type ShipmentFindings, shipmentSentences as api } from "../../../kernel/findings/shipments.ts";
import { placeName, spacedCode } from "../../words/figures.ts";
import { lawSentence } from "../../law/law_sentence.ts";
import type { PageSentences } from "../page_sentences.ts";
import { shownInEnglish } from "./shown.ts";

export const englishShipments: PageSentences<ShipmentFindings> = {
  ...api,
  massAndEnergy: (_, label) => `${label} stands in place of a mass: give one of them.`,
  noQuantity: ({ isRow }, label) =>
    `${label} is missing: give the net mass in tonnes${
      isRow ? " or kilograms" : ""
    }, of electricity the MWh.`,
  twoMasses: (_, label) => `${label}: the two masses are not the same. Give one of them.`,
  noRow: ({ found }) => `A row names goods, origin and mass, found ${shownInEnglish(found)}.`,
  massOfEnergy: (_, label) => `${label}: electricity has no mass. Give the amount in MWh.`,
  energyOfGoods: ({ code }, label) =>
    `${label} is for electricity (CN code 2716 00 00): give the net mass of ${spacedCode(code)}.`,
  precursorsOfDefaults: (_, label) =>
    `${label} count only with verified values: give the verified emissions.`,
  verifiedOfDefaults: (_, label) => `${label} counts only with verified values: give the verified emissions.`,
  noFunctionalUnit: ({ code }, label) =>
    `${label} is for cement and fertilisers whose verified values are per tonne of clinker or kilogram of nitrogen; those of ${
      spacedCode(code)
    } are per tonne of goods. Leave the field empty.`,
  factorIsSet: ({ year }, label) =>
    `${label}: the correction factor of ${year} is set. Leave the field empty.`,
  noSuchRoute: ({ route, code, country, valid }, label) =>
    `${label}: ${JSON.stringify(route)} is not a route of ${spacedCode(code)} from ${
      placeName(country, "en")
    }; ${valid.length === 0 ? "it has none" : `possible: ${valid.join(", ")}`}.`,
  precursorRoute: ({ valid }, label) =>
    `${label}: choose one of ${valid.join(", ")}, or give the free allocation.`,
  precursorWithoutBenchmark: ({ code, year }, label) =>
    `${label}: there is no benchmark for ${spacedCode(code)} in ${year}. Give the free allocation.`,
  noSuchDataSet: ({ versions, found }, label) =>
    `${label} must be one of ${versions.join(", ")}, found ${JSON.stringify(found)}.`,
  beforeTheFirst: ({ first, found }, label) =>
    `${label} must not be before ${first}: the first default values are of that day; found ${found}.`,
  afterToday: ({ today, found }, label) =>
    `${label} must not be after today, ${today}: nobody knows yet what will be published; found ${found}.`,
  lacking: ({ reason }) => lawSentence(reason, "en"),
  failedRow: () => "This row could not be calculated because of a failure on our side: send it again.",
};
