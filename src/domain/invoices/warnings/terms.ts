/**
 * Terms of delivery that don't go with the way of transport, or that lack what their rule asks for.
 * @source Incoterms 2020 (ICC publication 723E): FAS, FOB, CFR and CIF are rules for sea and inland waterway
 */
import { anyModeRule, type Incoterm, incotermNames, incotermsPlaceOf } from "../terms.ts";
import { about, type Shipment, type Warning } from "./warning.ts";

/** The rules under which the seller insures the goods. */
const insuredRules: ReadonlyArray<Incoterm> = ["CIF", "CIP"];

const modeWarnings = ({ invoice: { incoterms, transportMode } }: Shipment): ReadonlyArray<Warning> => {
  const better = anyModeRule[incoterms];
  if (better === undefined || transportMode === "sea") return [];
  const sentence =
    `is ${incoterms}, a rule for sea and inland waterway, with transport by ${transportMode}: ` +
    `${better} (${incotermNames[better]}) is its counterpart.`;
  return [about("/incoterms", "conflict", sentence, ["/transportMode"])];
};

const placeWarnings = ({ invoice }: Shipment): ReadonlyArray<Warning> =>
  incotermsPlaceOf(invoice) === undefined
    ? [about(
      "/incotermsPlace",
      "missing",
      `is missing: the rule ${invoice.incoterms} is complete only with its named place.`,
      ["/incoterms", "/portOfLoading", "/portOfDischarge"],
    )]
    : [];

const portWarnings = ({ invoice }: Shipment): ReadonlyArray<Warning> =>
  (["portOfLoading", "portOfDischarge"] as const).flatMap((name) =>
    invoice.transportMode === "sea" && invoice[name] === undefined
      ? [
        about(`/${name}`, "missing", "is missing: customs expects it for transport by sea.", [
          "/transportMode",
        ]),
      ]
      : []
  );

/** @returns the warnings about terms, their place and the ports */
export const termsWarnings = (shipment: Shipment): ReadonlyArray<Warning> => {
  const { incoterms, insurance } = shipment.invoice;
  const uninsured = insuredRules.includes(incoterms) && insurance === undefined;
  return [
    ...modeWarnings(shipment),
    ...placeWarnings(shipment),
    ...(uninsured
      ? [
        about("/insurance", "missing", `is missing: under ${incoterms} the seller insures the goods.`, [
          "/incoterms",
        ]),
      ]
      : []),
    ...portWarnings(shipment),
  ];
};
