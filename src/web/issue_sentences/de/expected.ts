/**
 * Words for the values that a field takes, in German: completes "Erwartet wird ...". One text for each rule of the
 * requests; rules that share a form share its words.
 */
import type { ExpectedForm, ExpectedWords } from "../../../kernel/findings/sentences.ts";
import { either } from "./shown.ts";

const perTonne = "t CO₂e je Tonne";

/** By the names of the rules. */
export const germanRules: Readonly<Record<string, string>> = {
  Day: "ein Tag wie 2026-02-15",
  ImportDay: "ein Tag wie 15.02.2026",
  ImportYear: "ein Jahr wie 2026",
  AsOf: "ein Tag wie 15.02.2026",
  Currency: "eine Währung nach ISO 4217, etwa USD, EUR oder GBP",
  CountryAlpha2: "ein Land mit seinem Namen oder Code, etwa Deutschland oder DE",
  MemberState: "ein Mitgliedstaat der Union mit seinem Code, etwa DE",
  CountryAlpha3: "ein Land mit seinem Namen oder ISO-Code, etwa China oder CN",
  EmailAddress: "genau eine E\u2011Mail-Adresse wie name@example.com",
  Receiver: "genau eine E\u2011Mail-Adresse wie name@example.com",
  Eori:
    "eine EORI-Nummer aus zwei Buchstaben des Landes und bis zu 15 weiteren Zeichen, etwa DE123456789012345; finnische auch mit Bindestrich (FI1234567-8)",
  RexNumber: "die Nummer des registrierten Ausführers, etwa FIREX12345678",
  UnitCode: "ein Code der UN/ECE-Empfehlung 20, etwa TNE oder MTQ",
  PackageKind: "ein Code der UN/ECE-Empfehlung 21, etwa CT oder PX",
  UnNumber: "UN und vier Ziffern, etwa UN1263",
  HazardClass: "eine Klasse oder Unterklasse, Nebengefahren in Klammern, etwa 3, 1.4S oder 6.1 (3)",
  PackingGroup: "I, II oder III",
  LineNumber: "die Nummer einer Zeile, ab 1 gezählt",
  HsCode: "ein HS-Code mit Punkten, etwa 7318.15, 7318.15.52 oder 7318.15.52.00",
  CnCode: "ein KN-Code mit 8 Ziffern wie 7208 39 00",
  ProductionRoute: "der Buchstabe eines Produktionswegs, etwa (C)",
  Dimensions: "Länge x Breite x Höhe in Zentimetern, etwa 120 x 80 x 95.5",
  LineItems: "1 bis 500 Zeilen",
  LineId: "ein Text",
  NamedAmounts: "höchstens 10 Einträge mit Namen und Betrag",
  AdditionalDocuments: "Packliste, Ursprungszeugnis, beide oder keines",
  Documents: "mindestens ein Dokument",
  Precursors: "höchstens 100 Vorläuferstoffe",
  Amount: "eine Zahl ab 0",
  Kilograms: "eine Zahl in Kilogramm, etwa 24500",
  LineKilograms: "eine Zahl in Kilogramm ab 0, etwa 384,5",
  GoodsQuantity: "eine Zahl über 0",
  PackageCount: "eine ganze Zahl ab 0",
  Flag: "ja oder nein",
  Tonnes: "eine positive Zahl in Tonnen, etwa 24,5",
  MegawattHours: "eine positive Zahl in MWh, etwa 1000",
  Intensity: `eine Zahl in ${perTonne} ab 0, etwa 1,95`,
  CarbonPrice: "eine Zahl in EUR je t CO₂e ab 0, etwa 12,50",
  VerifiedFreeAllocation: `eine Zahl in ${perTonne} ab 0, etwa 1,31`,
  UnitContent: "eine Zahl über 0 und höchstens 1000, etwa 0,88",
  ReportingPeriod: "ein Jahr wie 2026",
  CorrectionFactor: "ein Anteil von 0 bis 1",
  TonnesPerTonne: "eine Zahl in Tonnen je Tonne ab 0",
  FreeAllocationPerTonne: `eine Zahl in ${perTonne} ab 0`,
  PrecursorEmissions: `eine Zahl in ${perTonne} ab 0`,
  DecimalMark: "Komma oder Punkt",
  DayOrder: "Tag zuerst oder Monat zuerst",
  HeadingRow: "eine ganze Zahl von 1 bis 50",
  TotalRows: "weglassen oder lesen",
  ExtraColumns: "durchreichen oder abweisen",
  SourcesForm: "kurz oder vollständig",
  SearchQuery: "ein Text mit 1 bis 100 Zeichen",
  ImportDayOrYear: "ein Tag wie 15.02.2026 oder ein Jahr wie 2026",
  Shipments: "mindestens eine Sendung",
  ListLimit: "eine ganze Zahl von 1 bis 100",
  OrderWorkingDays: "eine ganze Zahl von 0 bis 60",
  Cursor: "der Zeiger der vorigen Seite dieser Liste",
  RowOffset: "eine ganze Zahl ab 0",
  RowLimit: "eine ganze Zahl von 1 bis 1.000",
  ReportLimit: "eine ganze Zahl von 1 bis 5.000",
  DeclarantStates: "höchstens 50 Stände mit ihrem ersten Tag",
  RecordId: "die UUID, die beim Erfassen genannt wurde",
  UsedValueId: "die UUID eines Lieferantenwerts Ihres Kontos",
  LedgerEntries: "1 bis 5.000 Einträge",
  CalendarYear: "ein Jahr von 2026 bis 2100",
  CertificateNumber: "eine ganze Zahl ab 1",
  CertificateEur: "ein positiver Betrag in EUR, etwa 75,36",
  CustomsRows: "1 bis 5.000 Zeilen",
  TakenRows: "1 bis 5.000 Zeilen",
  CalendarMonth: "ein Monat wie 2026-09",
  Mrn: "eine Registriernummer (MRN) mit 18 Zeichen wie 26DE000000000001R1",
  Unlocode: "ein UN/LOCODE aus fünf Zeichen wie TRIST",
  Latitude: "eine Zahl in Grad von -90 bis 90, etwa 41,00824",
  Longitude: "eine Zahl in Grad von -180 bis 180, etwa 28,97836",
  ReplacedVersion: "die Nummer der neuesten Fassung, eine ganze Zahl ab 1",
  ValuePeriod: "ein Jahr von 2023 bis 2100",
  DefaultShare: "ein Anteil von 0 bis 1, etwa 0,05",
  CarbonAmount: "ein Betrag ab 0, etwa 12,5",
  InquiredGoodsList: "1 bis 50 Waren",
  InquiredImports: "1 bis 200 Einfuhren",
  InquiryRound: "die Nummer der neuesten Runde, eine ganze Zahl ab 1",
  SupplierValues: "1 bis 200 Werte",
  OperatorSummaryGoods: "1 bis 200 Waren",
  SummaryProcessCodes: "höchstens 200 KN-Codes",
  SummaryProcesses: "höchstens 50 Produktionsverfahren",
  SummaryDefaultPrecursors: "höchstens 1000 Vorläuferstoffe",
  SummaryActualPrecursors: "höchstens 1000 Vorläuferstoffe",
  TotalEmissions: "eine Menge in t CO₂e von 0 bis 1.000.000.000",
  ItemNumber: "die Nummer einer Position, eine ganze Zahl von 1 bis 99.999",
  ReleaseProcedure:
    "vier Ziffern eines Verfahrens, das Waren zum freien Verkehr überlässt, wie 4000, 4051, 4200 oder 6110; Waren in einem anderen Verfahren werden erfasst, wenn sie überlassen sind",
  EntryProcedure:
    "vier Ziffern eines Verfahrens, das Waren zum freien Verkehr überlässt, wie 4000, 4051, 4200 oder 6110",
  StateOfRelease: "ein Mitgliedstaat der Union mit seinem Code, etwa DE",
  TaricCode: "ein TARIC-Code mit 10 Ziffern wie 2507008080",
  NetMassKg: "eine Zahl in Kilogramm ab 0, etwa 6200",
  EntryPrecursors: "höchstens 100 Vorläuferstoffe, keine bei einer einfachen Ware",
  DeclaredCodes: "höchstens 20 Codes",
  DocumentCode: "ein Buchstabe und drei Ziffern wie Y128",
  Countries: "Länder, durch Kommas getrennt, etwa China, Türkei",
  PricePath:
    "ein Preis in EUR wie 85, Preise je Jahr wie 2027:85,2030:110, mehrere Jahr für Jahr wie 82,85,90, oder ein Wachstum im Jahr wie growth:0.03 oder 80,growth:-0.02",
  FirstYear: "ein Jahr wie 2026",
  LastYear: "ein Jahr wie 2026",
  PlanRows: "mindestens eine Zeile",
  VerifiedYear: "ein Jahr wie 2027",
  object: "mehrere Angaben",
  list: "eine Liste",
  text: "ein Text",
  number: "eine Zahl",
  flag: "ja oder nein",
  other: "etwas anderes",
};

/** Values of closed lists that are English words in the API. */
const germanChoices: Readonly<Record<string, string>> = {
  "air": "Luft",
  "sea": "See",
  "road": "Straße",
  "courier": "Kurier",
  "commercial": "Handelsrechnung",
  "proforma": "Proformarechnung",
  "packing-list": "Packliste",
  "certificate-of-origin": "Ursprungszeugnis",
  "import": "Einfuhr",
  "correction": "Berichtigung",
  "cancellation": "Löschung",
  "own": "eigener Name",
  "direct": "direkte Vertretung",
  "indirect": "indirekte Vertretung",
  "default": "Standardwerte",
  "actual": "tatsächliche Werte",
  "returned": "Rückware",
  "outward": "passive Veredelung",
  "inward": "aktive Veredelung",
  "territory": "Gebiet außerhalb des Zollgebiets",
  "military": "militärische Waren",
  "offshore": "Erzeugung auf See",
  "applied": "beantragt",
  "authorised": "zugelassen",
  "refused": "abgelehnt",
  "revoked": "widerrufen",
  "weekly": "Wochenpreis",
  "surrendered": "abgegeben",
  "bought_back": "zurückgekauft",
  "not_satisfactory": "nicht zufriedenstellend",
  "satisfactory": "zufriedenstellend",
  "estimated": "geschätzt",
  "operator": "vom Betreiber",
  "verified": "geprüft",
  "emissions": "Emissionen",
  "goods": "Ware",
  "cancelled": "gelöscht",
};

/** @returns a value of a closed list, as the page calls it */
export const germanChoice = (value: string): string => germanChoices[value] ?? value;

const ofForm = (form: ExpectedForm): string => {
  if (form.is === "choice") return either(form.values.map(germanChoice));
  if (form.is === "text") return `ein Text mit höchstens ${form.characters} Zeichen`;
  const { characters, lines, mayBeEmpty } = form;
  const least = mayBeEmpty ? "höchstens" : "1 bis";
  const onLines = lines === 1 ? "" : ` auf höchstens ${lines} Zeilen`;
  return `ein Text mit ${least} ${characters} Zeichen${onLines}${
    mayBeEmpty ? ", leer, wo es keine Postleitzahlen gibt" : ""
  }`;
};

/** Numbers in addresses have the rules of those in bodies, under a name that ends so. */
const inAddress = /Text$/;

/** @returns the words for what is expected; undefined for a rule that has none */
export const germanExpected = ({ rule, form }: ExpectedWords): string | undefined =>
  form === undefined ? germanRules[rule.replace(inAddress, "")] : ofForm(form);
