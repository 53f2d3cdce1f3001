/**
 * English texts of the page for certificates.
 */

export const certificates = {
  lead: (declarant: string): string =>
    `What ${declarant} bought and what left its account, lot by lot. Nothing is averaged.`,
  held: (count: string): string => `${count} certificates on the account`,
  lotsTitle: "Lots",
  noLots: "No certificates yet",
  noLotsText:
    "Certificates are sold from 1 February 2027. Record each purchase with its day and price: what may be sold back, and what is cancelled when, follows from it.",
  kind: "Kind",
  weekly: "Weekly",
  for2026: "Of 2026",
  bought: "Bought",
  left: "Left",
  of: (left: string, number: string): string => `${left} of ${number}`,
  price: "Price of one",
  value: "Value of what is left",
  sellBack: "To sell back, ask by",
  cancelled: "Cancelled on",
  reference: "Reference",

  buyBackTitle: "What may be sold back",
  yearOfPurchase: "Bought in",
  limit: "At most",
  available: "Now",
  atRisk: "Above that",
  atRiskHint: "lost on cancellation unless surrendered",
  buyBackText:
    "Weekly ones per year of purchase at most as many as the holding duty of that year demanded (Article 23(2)); the price is the one that was paid.",

  movesTitle: "What left the account",
  move: "What happened",
  moves: { surrendered: "Surrendered", bought_back: "Sold back", cancelled: "Cancelled" },
  day: "Day",
  number: "Certificates",
  forYear: "For imports of",

  holdingTitle: (year: string): string => `Holding at the ends of the quarters of ${year}`,
  holdingText: "Half of the emissions since 1 January must be covered at each end (Article 22(2)).",
  quarter: "Quarter",
  due: "Due",
  onAccount: "On the account",
  short: "Missing",
  cost: "Cost today",
  orderBy: "Order by",
  notObliged: "not due yet",

  addLot: "Record a purchase",
  saveLot: "Record the purchase",
  addMove: "Record what left the account",
  saveMove: "Save",
  forYearHint: "For surrendered ones: the year of importation",
  lot: (kind: string, day: string, left: string): string => `${kind}, bought ${day}, ${left} left`,
  lotKept: "The purchase is recorded.",
  moveKept: "It is recorded.",
};

/** The texts that every language has. */
export type CertificatesTexts = typeof certificates;
