/**
 * Words for the values that a field takes, in English: the API's words but where they speak of the form in which
 * programs send it.
 */
import type { ExpectedWords } from "../../../kernel/findings/sentences.ts";

/** By the names of the rules. */
const englishRules: Readonly<Record<string, string>> = {
  CountryAlpha2: "a country by its name or code, such as Germany or DE",
  CountryAlpha3: "a country by its name or ISO code, such as China or CN",
  CnCode: "a CN code of 8 digits, such as 7208 39 00",
  Day: "a day such as 2026-02-15",
  ImportDay: "a day such as 15.02.2026",
  AsOf: "a day such as 15.02.2026",
  Receiver: "exactly one e-mail address, such as name@example.com",
  EmailAddress: "exactly one e-mail address, such as name@example.com",
  LineItems: "1 to 500 lines",
  NamedAmounts: "at most 10 entries with a name and an amount",
  AdditionalDocuments: "the packing list, the certificate of origin, both or neither",
  Documents: "at least one document",
  Precursors: "at most 100 precursors",
  Flag: "yes or no",
  Tonnes: "a positive number of tonnes, such as 24.5",
  MegawattHours: "a positive number of MWh, such as 1000",
  Intensity: "a number of t CO₂e per tonne from 0, such as 1.95",
  CarbonPrice: "a number of EUR per t CO₂e from 0, such as 12.50",
  VerifiedFreeAllocation: "a number of t CO₂e per tonne from 0, such as 1.31",
  UnitContent: "a positive number up to 1000, such as 0.88",
  CorrectionFactor: "a share from 0 to 1",
  TonnesPerTonne: "a number of tonnes per tonne from 0",
  FreeAllocationPerTonne: "a number of t CO₂e per tonne from 0",
  PrecursorEmissions: "a number of t CO₂e per tonne from 0",
  Shipments: "at least one shipment",
  DeclarantStates: "at most 50 states with their first days",
  LedgerEntries: "1 to 5,000 entries",
  InquiredGoodsList: "1 to 50 goods",
  InquiredImports: "1 to 200 imports",
  SupplierValues: "1 to 200 values",
  OperatorSummaryGoods: "1 to 200 goods",
  SummaryProcessCodes: "at most 200 CN codes",
  SummaryProcesses: "at most 50 production processes",
  SummaryDefaultPrecursors: "at most 1000 precursors",
  SummaryActualPrecursors: "at most 1000 precursors",
  TotalEmissions: "a number of t CO₂e from 0 to 1,000,000,000",
  EntryPrecursors: "at most 100 precursors, none for a simple good",
  DeclaredCodes: "at most 20 codes",
  CustomsRows: "1 to 5,000 rows",
  TakenRows: "1 to 5,000 rows",
  StateOfRelease: "a member state of the Union by its code such as DE",
  MemberState: "a member state of the Union by its code such as DE",
  Mrn: "a movement reference number of 18 characters such as 26DE000000000001R1",
  PlanRows: "at least one row",
  object: "several entries",
  list: "a list",
  other: "something else",
};

/** Values of closed lists that the pages have another word for. */
const englishChoices: Readonly<Record<string, string>> = {
  "commercial": "commercial invoice",
  "proforma": "proforma invoice",
  "packing-list": "packing list",
  "certificate-of-origin": "certificate of origin",
  "bought_back": "bought back",
  "not_satisfactory": "not satisfactory",
};

/** @returns a value of a closed list, as the page calls it */
export const englishChoice = (value: string): string => englishChoices[value] ?? value;

/** Numbers in addresses have the rules of those in bodies, under a name that ends so. */
const inAddress = /Text$/;

/** @returns the words for what is expected */
export const englishExpected = ({ rule, words, form }: ExpectedWords): string =>
  form?.is === "choice"
    ? `one of ${form.values.map(englishChoice).join(", ")}`
    : form === undefined
    ? englishRules[rule.replace(inAddress, "")] ?? words
    : words;
