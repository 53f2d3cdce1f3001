/**
 * Money, terms of delivery, ways of transport and units of an invoice, each a closed list. Contract sections 2.8 and
 * 2.10.
 */
import type * as Schema from "effect/Schema";
import { currencyCodes } from "../../../kernel/currency.ts";
import { choice } from "../choice.ts";
import { type Unit, unitAliases, units } from "./units.ts";

/** A currency in use. */
export const Currency: Schema.Schema<string> = choice({
  identifier: "Currency",
  expected: "a currency of ISO 4217 in use, such as USD, EUR or GBP",
  values: currencyCodes,
  aliases: { "€": "EUR", "EURO": "EUR", "US$": "USD", "RMB": "CNY", "CNH": "CNY" },
  example: "USD",
  description: "ISO 4217 code of a currency in use; money has its minor unit (JPY 0, USD 2, KWD 3 decimals).",
});

/**
 * The eleven rules, those for any way of transport first.
 * @source Incoterms 2020 (ICC publication 723E)
 */
export const incoterms = [
  "EXW",
  "FCA",
  "CPT",
  "CIP",
  "DAP",
  "DPU",
  "DDP",
  "FAS",
  "FOB",
  "CFR",
  "CIF",
] as const;
/** A three-letter rule of Incoterms 2020. */
export type Incoterm = typeof incoterms[number];

/** Rules of earlier editions with those that took their place: 2020 renamed DAT, 2010 replaced four others. */
const successors = { DAT: "DPU", DEQ: "DPU", DAF: "DAP", DDU: "DAP", DES: "DAP" } as const;

/** Terms of delivery. */
export const IncotermChoice: Schema.Schema<Incoterm, string> = choice({
  identifier: "Incoterm",
  values: incoterms,
  aliases: { ...successors, "C&F": "CFR", "CNF": "CFR" },
  isOftenContinued: true,
  example: "FOB",
  description: "Incoterms 2020 rule. FAS, FOB, CFR and CIF are for sea and inland waterway.",
});

/** Modes of transport. */
export const transportModes = ["air", "sea", "road", "courier"] as const;
/** Mode of transport of the goods. */
export type TransportMode = typeof transportModes[number];

/** Mode of transport of the goods, as the document prints it. */
export const TransportModeChoice: Schema.Schema<TransportMode, string> = choice({
  identifier: "TransportMode",
  values: transportModes,
  aliases: { OCEAN: "sea", VESSEL: "sea", SHIP: "sea", TRUCK: "road", LORRY: "road", AIRFREIGHT: "air" },
  example: "sea",
  description: "How the goods travel.",
});

/** Unit that the quantity of a line counts. */
export const UnitChoice: Schema.Schema<Unit, string> = choice({
  identifier: "Unit",
  values: units,
  aliases: unitAliases,
  example: "PCS",
  description:
    "What the quantity is counted in: pieces, kilograms, sets, metres, litres, boxes, pallets, packages.",
});

/** Languages that documents have labels in beside English. */
export const labelLanguages = ["pt", "es", "fr", "de", "ar", "zh"] as const;
/** Language of labels beside the English ones, ISO 639-1. */
export type LabelLanguage = typeof labelLanguages[number];

/** Language of labels beside the English ones. */
export const LabelLanguageChoice: Schema.Schema<LabelLanguage, string> = choice({
  identifier: "LabelLanguage",
  values: labelLanguages,
  aliases: { "PT-BR": "pt", "PT-PT": "pt", "ES-MX": "es", "DE-DE": "de", "FR-FR": "fr", "ZH-CN": "zh" },
  example: "pt",
  description:
    "Language of the labels that stand beside the English ones on every document: that of the customs at the destination.",
});
