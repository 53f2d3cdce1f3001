/**
 * English texts of the page for certificates.
 */
import { counted } from "../../../../kernel/text/shown.ts";

export const certificates = {
  lead: (declarant: string): string =>
    `What ${declarant} bought, and what left its account, purchase by purchase. Prices are never averaged.`,
  held: (count: string): string => `${counted(count, "certificate", "certificates")} on the account`,
  lotsTitle: "Purchases",
  noLots: "No certificates yet",
  noLotsText:
    "Certificates are sold from 1 February 2027. Record each purchase with its day and price. This page then shows what can be sold back, and when the rest is cancelled.",
  kind: "Type",
  weekly: "Weekly price",
  for2026: "For imports of 2026",
  bought: "Bought",
  left: "Left",
  of: (left: string, number: string): string => `${left} of ${number}`,
  price: "Price each",
  value: "Value left",
  sellBack: "Sell back by",
  cancelled: "Cancelled on",
  reference: "Reference",

  buyBackTitle: "What can be sold back",
  yearOfPurchase: "Bought in",
  limit: "Limit",
  available: "Can be sold back now",
  atRisk: "Over the limit",
  atRiskHint: "lost when cancelled, unless surrendered before",
  buyBackText:
    "Of the certificates bought in a year at weekly prices you can sell back at most as many as you had to hold in that year (Article 23(2)), at the price that you paid.",

  movesTitle: "What left the account",
  move: "What happened",
  moves: { surrendered: "Surrendered", bought_back: "Sold back", cancelled: "Cancelled" },
  day: "Date",
  number: "Certificates",
  forYear: "For imports of",

  holdingTitle: (year: string): string => `Certificates to hold at the end of each quarter of ${year}`,
  noHoldingTitle: "Certificates to hold at the end of a quarter",
  holdingText:
    "At the end of each quarter your certificates must cover half of the emissions since 1 January (Article 22(2)).",
  quarter: "Quarter",
  due: "To hold",
  onAccount: "On the account",
  short: "Missing",
  cost: "Cost today",
  orderBy: "Order by",
  notObliged: "no duty yet",
  neverExempt: "electricity and hydrogen alone",

  addLot: "Record a purchase",
  saveLot: "Record the purchase",
  addMove: "Record certificates that left the account",
  lotHint:
    "Purchases of which something is left. Of many it has those on the page of purchases shown above: turn that page for others.",
  saveMove: "Record them",
  forYearHint: "Needed for surrendered certificates, only for these: the year of the imports",
  lot: (kind: string, day: string, left: string): string => `${kind}, bought on ${day}, ${left} left`,
  lotKept: "The purchase is recorded.",
  moveKept: "The change is recorded.",

  takeBack: "Take back",
  mistake: "Recorded by mistake",
  lotThere: "A purchase with this reference and the same values is recorded already: nothing was added.",
  withdrawTitle: "Was it recorded by mistake?",
  withdrawLot: (
    { number, kind, day, price }: {
      readonly number: string;
      readonly kind: string;
      readonly day: string;
      readonly price: string;
    },
  ): string => `The purchase of ${day} will no longer count: ${kind}, ${number} at ${price} each.`,
  withdrawMove: (
    { number, move, day }: { readonly number: string; readonly move: string; readonly day: string },
  ): string =>
    `The change will no longer count: ${move} on ${day}, certificates: ${number}. They go back to the account.`,
  withdrawHint:
    "It stays on this page under “Taken back”. Nothing changes in the CBAM registry. To bring it back, record it again.",
  withdraw: "Take it back",
  withdrawn: "It is taken back and no longer counts.",
  withdrawnTitle: "Taken back",
  withdrawnOn: "Taken back on",
  record: "What was recorded",
  purchaseOf: (kind: string): string => `Purchase (${kind})`,
};

/** The texts that every language has. */
export type CertificatesTexts = typeof certificates;
