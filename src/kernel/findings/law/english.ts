/**
 * Sentences of the law in the API's English, which answers, stored rows and documents keep. A part stands in braces, with
 * a colon and the form that its value takes (`forms.ts`).
 */
import type { LawKind } from "./law_finding.ts";

const act = "Regulation (EU) 2023/956";
const allocationAct = "Implementing Regulation (EU) 2025/2620, Annex, point 5.1";
const intensityAct = "Implementing Regulation (EU) 2025/2547";
const converted =
  `in a tonne of goods the embedded emissions are {embedded} tCO2e per tonne of goods (${intensityAct}, Article 4).`;
const giveBoth = "give both the verified direct and the verified indirect intensity";
const threshold =
  `The threshold counts the net mass of all CBAM goods but electricity and hydrogen that the importer brings in during the calendar year (Article 2a of ${act})`;
const above =
  `The shipment alone exceeds the threshold of {tonnes} t. ${threshold}: an authorised CBAM declarant is needed (Article 5).`;
const upTo =
  `The shipment does not exceed the threshold of {tonnes} t by itself. ${threshold}: add the year's other imports before you rely on it.`;
const ofPart = "Annex I lists only a part of CN code {code}: {part}; for that part: ";
const purchase = "From 2027 a certificate costs what the week of its purchase costs, not that of the import";
const estimate = "the price of {taken}, the newest published one, is an estimate of what it will cost.";
const otherWords = "try other or fewer words, or the first digits of the CN code";

const notOfTables =
  "falls under Annex I but is not a CN code of the tables: check the eight digits (a typing error or a newer nomenclature).";
const absent = "{code} is no CN code: the Combined Nomenclature has no {level} {digits}. Check the digits.";

/** One sentence a kind. */
export const lawEnglish: Readonly<Record<LawKind, string>> = {
  partOfCode: "Only part of CN code {code} is in scope ({part}): check the goods.",
  codeLeft:
    "CN code {code} left CN {year} for {next:and}: declare the goods under the code that is in force.",
  splitOff: "CN code {code} was split off {parent}: the values of that code apply.",
  electricityInTonnes:
    "Electricity is measured in MWh: tonnage is taken as MWh, intensities as tCO2e per MWh.",
  massOfShip:
    "{tonnes} t is as much as a ship carries: check that the mass is meant in tonnes and not in kilograms.",
  superseded: "Default values are those of data set {used}, which is superseded by {newer}.",
  otherDataSet:
    "Default values are those of data set {used}: at the time that the answer is given for, {then} was in force.",
  onlyDirectCounts:
    `Only direct emissions of these goods count (${act}, Annex II): indirect emissions are information.`,
  unionValueOfElectricity:
    "The act prints no default value of electricity for {country}: that of the European Union applies{applies:applies}.",
  otherCountriesValue:
    "The act prints no default value of this CN code for {country}: that of other countries and territories applies{applies:applies}.",
  otherVariantValue:
    "The default value that the act prints for {country} is that of TARIC code {printed} ({goods}, route {route}): for TARIC code {code} that of other countries and territories applies{applies:applies}.",
  carbonPriceWithDefaults:
    `With default values Article 9(4) of ${act} allows only the default carbon prices that the Commission publishes, of which there are none yet: the deduction takes the price that was given. Without it the net cost is {costEur} EUR.`,
  priceInOtherCurrency:
    `The supplier's carbon price is in {currency} and takes nothing off: no act says yet how it is converted (${act}, Article 9(5)). What was paid in EUR per tCO2e may be given beside the value.`,
  pricePerGoods:
    `The supplier's carbon price is due per tonne of goods and takes nothing off: what is taken off is per tCO2e (${act}, Article 9). What was paid in EUR per tCO2e may be given beside the value.`,
  priceWithoutEvidence:
    `The supplier's carbon price has no evidence of payment and takes nothing off (${act}, Article 9(2)): record the evidence with a new version of the value.`,
  electricityLicence: "Emission factors of electricity: data sourced from the IEA, {licence}.",
  electricityConditions:
    `Actual emissions of electricity count only where all conditions are shown and certified by an accredited verifier: a power purchase agreement of the declarant with the producer, an installation that is connected to the Union's grid or no congestion on the way there, at most 0.55 t of fossil CO2 per MWh, and capacity that was firmly nominated for the hour of production (${act}, Article 7(3) and Annex IV, point 5). Otherwise the default value counts.`,
  electricityAboveLimit:
    `Actual emissions of electricity count only from installations that emit at most {most} t of fossil CO2 per MWh (${act}, Annex IV, point 5(c)), and {intensity} were given: the default value counts, unless the rest is of other origin.`,
  notice: "{text}",
  zeroDefault:
    "The act prints 0 as the default value of goods line {line} for this origin: it is taken as printed.",
  zeroVerified: "The verified {part} intensity is 0: check that it was meant.",
  gradesAssumed:
    `No production route was named: the default values' route {route} leaves several steel grades possible, so the highest of the benchmarks of {grades:and}, here that of {taken}, is taken for the free allocation (${allocationAct}). Naming {taken} gives the same figures; net cost if another route is named: {costs:euros}.`,
  routeAssumed:
    "No production route was named: {route}, that of the default values, is assumed for the free allocation. Net cost by the other routes: {costs:euros}.",
  wholeChain:
    "Free allocation uses the benchmark of column B, which covers the whole chain: POST /api/v1/cbam/calculate with precursors computes it exactly for verified values.",
  benchmarkOfAllRoutes: "The benchmark of this CN code does not depend on the production route {route}.",
  gradesOfDefaultLine:
    `The default line's route {route} leaves several steel grades possible: the highest benchmark, that of {highest}, applies (${allocationAct}).`,
  allocationEnded: "In {year} the CBAM factor is 0: there is no free allocation any more.",
  factorAssumed:
    "The cross-sectoral correction factor of {year} is not set yet: the figures assume {factor}.",
  factorAndBenchmarksAssumed:
    "The cross-sectoral correction factor of {year} is not set yet: the figures assume {factor}, and that the benchmarks of {lastYear} go on.",
  idleOfElectricity: "{input:input} no effect: electricity has no free allocation.",
  idleInYear: "{input:input} no effect: in {year} there is no free allocation any more.",
  unusualShare:
    "precursors/{index}: {tonnes} t of {code} per tonne of goods is unusually much: check tonnes_per_tonne, which is a ratio and no tonnage.",
  exemptPrecursor:
    `precursors/{index}: {code} was made in {country:name}. A precursor of Union or exempt origin counts nothing in Annex IV, point 3, of ${act}: the verified intensity should not include its emissions.{counted:counted}`,
  givenPerClinker: `The intensities are given per tonne of clinker: with {content} t of clinker ${converted}`,
  givenPerNitrogen:
    `The intensities are given per kilogram of nitrogen: with {content} kg of nitrogen ${converted}`,
  reportingPeriod:
    `CBAM factor, correction factor and benchmarks are those of the reporting period {period}, the mark-up that of the year of import {year}: the reporting period needs sufficient evidence that the goods were produced in {period} (${intensityAct}, Article 7(1)).`,
  verifiedAllocation:
    "The free allocation is the verified one of {allocation} tCO2e per tonne of goods, which holds for the reporting period {year}: no benchmark was used{idle:idle}.",
  intensityUnusual:
    "The verified intensity of {intensity} tCO2e per {unit} is more than three times the default value{markUp:markUp}, {usual}: check its unit and its decimal point.",
  intensityBeyond:
    "The verified intensity of {intensity} tCO2e per {unit} is above {most}, more than any way of making the goods emits: check its unit and its decimal point.",
  intensityTiny:
    "The verified intensity of {intensity} tCO2e per {unit} is less than a hundredth of the default value{markUp:markUp}, {usual}: check its unit and its decimal point.",
  verifiedAllocationUnusual:
    "The verified free allocation of {allocation} tCO2e per tonne of goods is above the verified intensity of {intensity}, so that no emissions are left to pay for: check its unit and its decimal point.",
  allocationAboveIntensity:
    `The free allocation of {allocation} tCO2e per tonne of goods is above the verified intensity of {intensity}: a verified intensity must hold the emissions of the precursors too (${act}, Annex IV, point 3).`,
  precursorsAboveIntensity:
    `The verified emissions of the precursors come to {precursors} tCO2e per tonne of goods, above the verified intensity of {intensity}{compared:compared}: a verified intensity must hold the emissions of the precursors too (${act}, Annex IV, point 3). They are not added: check both.`,
  carbonPriceUnusual:
    "The carbon price paid, {paid} EUR per tCO2e, is more than three times the certificate price of {price} EUR: check that it is a price per tonne of CO2e and no amount.",
  yearAssumed: "Neither day nor year of import is given: {year} is assumed.",
  priceNeverPublished:
    "No certificate price was published for {wanted}: the price of {taken}, the last one published for a period before it, stands in.",
  priceNotYetPublished:
    "No certificate price is published yet for {wanted}: the price of {taken}, the newest published one, stands in.",
  priceOfAssumedYear: "The price is that of {period}, the newest published period of {year}.",
  priceOfYear:
    "Only the import year {year} is given: the price is that of {period}, the year's newest published period.",
  priceEstimated:
    "From 2027 certificates are priced in the week in which they are bought: the price of the week of import is an estimate of what they will cost.",
  priceOfPurchase: `${purchase}: ${estimate}`,
  priceOfPurchaseBeforeWeeks: `${purchase}, and no weekly price is published yet: ${estimate}`,
  notInTables: `{code} ${notOfTables}`,
  notInTablesNear: `{code} ${notOfTables} Codes near it: {codes:list}{more:more}.`,
  absentCode: absent,
  absentCodeNear: `${absent} Codes near it: {codes:list}{more:more}.`,
  headingOfCodes:
    "{code} is no code of goods but a heading; the tables have {codes:list}{more:more} below it: ask with all eight digits.",
  severalRoutes:
    "CN code {code} from {country} has several production routes: name one of {routes:list} in production_route.",
  noDefault: `There is no default value for CN code {code}: ${giveBoth}.`,
  noDefaultHere:
    `There is no default value for CN code {code} here: the operator of this service can switch those of Implementing Regulation (EU) 2025/2621, Annex III, on (ELECTRICITY_DEFAULTS=on); else ${giveBoth}. Electricity is measured with mwh in place of tonnage.`,
  noBenchmark: "There is no benchmark for CN code {code}, route {route}, in {year}.",
  factorNotSet:
    "The cross-sectoral correction factor of {year} is not set yet: no free allocation can be computed for that year. Calculations and plans take one that you assume (assume_cscf), such as 1; imports of the ledger wait for the act.",
  noCbamFactor: "The tables have no CBAM factor of {year}: they reach from {first} to {last}.",
  noPrice: "By {day} no certificate price was published for {period} or a period before it.",
  notInAnnexI: `CN code {code} is not listed in Annex I of ${act}, so CBAM does not apply to it.`,
  headingOfSome:
    `{code} is no code of goods but a heading; Annex I of ${act} lists {listed:list} below it: ask with all eight digits.`,
  exemptOrigin: "CBAM does not apply to goods originating in {country:name}: {reason}.",
  noMemberState:
    "{country:name} is no member state of the European Union: country is where the goods are imported, and scope does not ask for their origin, which may be exempt.",
  declarantNotNeeded: `The goods are not listed in Annex I of ${act}: no authorisation is needed.`,
  noThreshold:
    `The threshold of Article 2a of ${act} does not exist for {sector}: every quantity needs an authorised CBAM declarant (Article 5).`,
  aboveThreshold: above,
  upToThreshold: upTo,
  aboveThresholdOfPart: `${ofPart}${above}`,
  upToThresholdOfPart: `${ofPart}${upTo}`,
  describedAsUnlisted: `CN code {code} is not listed in Annex I of ${act}.`,
  verifiedNeeded:
    "There is no default value: verified_direct and verified_indirect must be given to calculate.",
  tooManyDigits: "A CN code has eight digits, a TARIC code ten: check the digits.",
  noCodeBegins: "No CN code begins with {digits}: check the digits.",
  noGoodsOfWords: `No goods of Annex I match all of these words: ${otherWords}.`,
  unknownWords: `No goods of Annex I are known by {words:quoted}: ${otherWords}.`,
  wordsLeftOut: "No goods of Annex I that fit are known by {words:quoted}: left out of the search.",
  wordsReadAs: "No goods of Annex I are known by {words:quoted}: these are known by {others:quoted}.",
  absentDigits: "The Combined Nomenclature has no {level} {digits}: check the digits.",
  notCovered: `CN {level} {digits}{about:about} is not covered by CBAM: Annex I of ${act} does not list it.`,
  beginsUncovered:
    `CN codes that begin with {digits}{about:about} are not covered by CBAM: Annex I of ${act} does not list them.`,
  goodsLine: "goods line {line}, {table:table}",
  markUp: "share added to the default value",
  asPrinted: "as the act prints it, rounded to its decimals",
  defaultForInformation: "default, for information",
  markedUpForInformation: "default, marked up, for information",
  verifiedDirect: "direct",
  otherIndirect: "indirect",
  perFunctionalUnit: "{part} per functional unit",
  unitContent: "{unit} in a tonne of goods",
  asReported: "as the verification report states it",
  countedOn: "what certificates are counted on",
  netMass: "net mass",
  energy: "energy",
  cbamFactor: "CBAM factor {year}",
  correctionFactor: "cross-sectoral correction factor {year}",
  correctionFactorAssumed: "cross-sectoral correction factor {year}, assumed",
  benchmarkColumn: "column {column}, route {route}",
  precursorByBenchmark: "tonnes_per_tonne x cbam_factor x cscf x column B ({route})",
  precursorRatio: "tonnes of the precursor in a tonne of goods",
  precursorAllocated: "free allocation of a tonne of the precursor, as its producer gave it",
  precursorVerified: "verified emissions of a tonne of the precursor",
  precursorEmissions: "tonnes_per_tonne x verified_emissions_t_per_t, held in the intensity and not added",
  precursorEmissionsExempt: "verified emissions of Union or exempt origin, which count nothing",
  periodPrice: "price of {period}",
  originCarbonPrice: "carbon price paid in the country of origin",
};

/** Sentences that releases before wrote by the finding that each says: stored rows keep them, so that they are read, but no longer written. */
export const formerEnglish: ReadonlyArray<readonly [kind: LawKind, template: string]> = [
  [
    "givenPerClinker",
    `The verified intensities are given per tonne of clinker: with {content} t of clinker ${converted}`,
  ],
  [
    "givenPerNitrogen",
    `The verified intensities are given per kilogram of nitrogen: with {content} kg of nitrogen ${converted}`,
  ],
];
