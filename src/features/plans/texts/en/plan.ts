/** English texts of the page of plans. */

/** Figures of an offer in a year, written as the language writes them. */
export interface OfferReason {
  readonly offer: string;
  /** `tonne`, or `MWh`. */
  readonly unit: string;
  readonly values: "verified" | "default" | "others";
  readonly embedded: string;
  /** Part of the embedded emissions; `0` for none. */
  readonly markUp: string;
  readonly free: string;
  readonly net: string;
  /** Price with its currency. */
  readonly price: string;
  /** Cost of a unit with its currency. */
  readonly cost: string;
}

export const plan = {
  navigation: "Plan",
  title: "Plan purchases under CBAM",
  description: "What goods cost under CBAM until 2034 by origin and supplier, and which offer is cheapest.",
  heading: "Which offer is cheapest, and what does it cost until 2034?",
  lead:
    "Compare up to four origins or suppliers of the same goods, year by year. Figures rest on EU law as it is known today; what no act has set is assumed and named.",
  goodsAndAmount: "Goods",
  found: "Codes that fit",
  goodsHint: "CN code of 8 digits.",
  verifiedValues: "Verified values of the producer",
  giveRoute: "These goods have several production routes: choose one.",
  give: {
    cn: "Give a CN code of 8 digits.",
    mass: "Give the tonnes a year.",
    country: "Give a country of origin.",
    other: "Give a value.",
  },
  quantity: "Tonnes a year",
  mass: "Tonnes a year (electricity: MWh)",
  prices: "Price of certificates",
  price: "Price per t CO₂e",
  priceHint: "Left empty: the newest published price is kept.",
  priceSlider: "Move the price of certificates",
  priceUnit: "EUR",
  priceWrong: "Give a price from 0 to 10,000 EUR, such as 85.50, or leave it empty.",
  growth: "Change a year",
  growthHint: "Such as 3, or −2.",
  growthUnit: "%",
  growthWrong: "Give a change from −100 to 100 % a year, such as 3 or −2, or leave it empty.",
  year: "Year shown",
  offer: (number: number): string => `Offer ${number}`,
  addOffer: (number: number): string => `Add offer ${number}`,
  ofOffer: (number: number, message: string): string => `Offer ${number}: ${message}`,
  supplier: "Supplier",
  direct: "Verified direct emissions",
  indirect: "Verified indirect emissions",
  compare: "Compare",
  cheapest: (offer: string, year: number): string => `In ${year} ${offer} is cheapest`,
  cheapestTogether: (offers: string, year: number): string => `In ${year} ${offers} are cheapest`,
  equal: (year: number): string => `In ${year} the offers cost the same`,
  alone: (offer: string, year: number): string => `${offer} in ${year}`,
  goodsAYear: (code: string, quantity: string): string => `CN ${code}, ${quantity} a year`,
  aYear: "a year",
  tonne: "tonne",
  perTonne: (cost: string): string => `${cost} per tonne`,
  perMwh: (cost: string): string => `${cost} per MWh`,
  lessThan: (amount: string, offer: string): string => `${amount} a year less than ${offer}`,
  because: (own: string, other: string, unit: string): string =>
    `It pays for ${own} t CO₂e per ${unit}, the other for ${other}.`,
  certificatesAlone:
    "These are the costs of CBAM certificates alone. Prices of the goods, freight and duty are not in them.",
  reasons: "For each tonne of CO₂e that is not free, the importer buys a certificate.",
  reason: ({ offer, unit, values, embedded, markUp, free, net, price, cost }: OfferReason): string => {
    const emissions = values === "verified"
      ? `the producer’s verified ${embedded} t CO₂e per ${unit}`
      : `no verified value, so the EU assumes ${embedded} t CO₂e per ${unit}${
        values === "others" ? ", the value of all other countries" : ""
      }${markUp === "0" ? "" : `, ${markUp} t of it a mark-up`}`;
    return `${offer}: ${emissions}. ${free} t are free, ${net} t are paid for at ${price}: ${cost}.`;
  },
  term: "Term",
  why: (year: number): string => `Why: ${year} per tonne`,
  whyMwh: (year: number): string => `Why: ${year} per MWh`,
  whyWords:
    "Pay for: emissions, less free allocation, times the price. The rest follows from the origin or the producer.",
  embedded: "Emissions that count, t CO₂e",
  ofWhichMarkUp: "of which mark-up",
  free: "Free allocation, t CO₂e",
  net: "To pay for, t CO₂e",
  certificate: "Certificate price, EUR",
  cost: "Cost, EUR",
  breakEven: "Cheaper than the default value below, t CO₂e",
  noDefault: "no default value",
  source: "Values",
  verified: "verified",
  byDefault: "EU default value",
  byOthers: "value of other countries",
  chart: "Cost a year by offer, EUR",
  chartWords: (offers: string): string =>
    `A line for each offer: ${offers}. The table below has the figures.`,
  tableYears: "Cost a year, EUR",
  yearHead: "Year",
  priceHead: "Certificate, EUR",
  sum: "Sum",
  assumed: "Years marked * rest on an assumed correction factor or assumed benchmarks.",
  ranking: (year: number): string => `All origins in ${year}, with EU default values`,
  rankingWords: "Costs a year. Equal costs share a rank.",
  rank: "Rank",
  origin: "Origin",
  route: "Route",
  routeChoose: "Choose one",
  bar: "Share",
  allOrigins: (count: string): string => `All ${count} origins and routes`,
  others: "values of other countries",
  notes: "Assumptions",
  again: "Keep and share",
  link: "Link that reproduces this plan",
  linkHint: "It pins the law and the prices as they are now: it shows the same figures for ever.",
  download: "Download the figures (CSV)",
  indication: "CBAM indication for an offer (PDF)",
  indicationWords:
    "One page to send with the offer: the cost per tonne on the day of import, and what is not settled. It is no report and cannot be verified.",
  indicatedOffer: "Offer",
  indicationDay: "Day of import",
  indicationConfirmed: "A verifier has confirmed the values",
  indicationDownload: "Download the indication",
  guide: "Guide: plan purchases",
  curl: "Offer 1 over the API",
  noFigures: "There are no figures for this offer:",
  start: "You get",
  gains: [
    "the cheapest offer in the year you look at, and why",
    "the cost of every year from 2026 to 2034, as a chart and a table",
    "all origins of the goods in the order of their cost",
    "a link that shows the same figures for ever",
  ],
  example: "Example: 1,000 t of hot-rolled coil from China, Türkiye and India",
};

/** The texts that every language has. */
export type PlanTexts = typeof plan;
