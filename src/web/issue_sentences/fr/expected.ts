/**
 * Words for the values that a field takes, in French: completes "indiquez ...". One text for each rule of the requests;
 * rules that share a form share its words.
 */
import type { ExpectedForm, ExpectedWords } from "../../../kernel/findings/sentences.ts";
import { either } from "./shown.ts";

const perTonne = "t CO₂e par tonne";

/** By the names of the rules. */
export const frenchRules: Readonly<Record<string, string>> = {
  Day: "un jour comme 2026-02-15",
  ImportDay: "un jour comme 15/02/2026",
  ImportYear: "une année comme 2026",
  AsOf: "un jour comme 15/02/2026",
  Currency: "une monnaie selon ISO 4217, par exemple USD, EUR ou GBP",
  CountryAlpha2: "un pays par son nom ou son code, par exemple Allemagne ou DE",
  MemberState: "un État membre de l’Union par son code, par exemple DE",
  CountryAlpha3: "un pays par son nom ou son code ISO, par exemple Chine ou CN",
  EmailAddress: "une seule adresse électronique comme nom@example.com",
  Receiver: "une seule adresse électronique comme nom@example.com",
  Eori:
    "un numéro EORI formé des deux lettres du pays et de 15 caractères au plus, par exemple FR12345678901234 ; ceux de Finlande aussi avec un trait d’union (FI1234567-8)",
  RexNumber: "le numéro de l’exportateur enregistré, par exemple FRREX12345678",
  UnitCode: "un code de la recommandation 20 de la CEE-ONU, par exemple TNE ou MTQ",
  PackageKind: "un code de la recommandation 21 de la CEE-ONU, par exemple CT ou PX",
  UnNumber: "UN et quatre chiffres, par exemple UN1263",
  HazardClass:
    "une classe ou division, risques subsidiaires entre parenthèses, par exemple 3, 1.4S ou 6.1 (3)",
  PackingGroup: "I, II ou III",
  LineNumber: "le numéro d’une ligne, compté à partir de 1",
  HsCode: "un code SH avec des points, par exemple 7318.15, 7318.15.52 ou 7318.15.52.00",
  CnCode: "un code NC de 8 chiffres comme 7208 39 00",
  ProductionRoute: "la lettre d’une voie de production, par exemple (C)",
  Dimensions: "longueur x largeur x hauteur en centimètres, par exemple 120 x 80 x 95.5",
  LineItems: "1 à 500 lignes",
  LineId: "un texte",
  NamedAmounts: "au plus 10 postes avec un nom et un montant",
  AdditionalDocuments: "la liste de colisage, le certificat d’origine, les deux ou aucun",
  Documents: "au moins un document",
  Precursors: "au plus 100 précurseurs",
  Amount: "un nombre à partir de 0",
  Kilograms: "un nombre de kilogrammes, par exemple 24500",
  LineKilograms: "un nombre de kilogrammes à partir de 0, par exemple 384,5",
  GoodsQuantity: "un nombre supérieur à 0",
  PackageCount: "un nombre entier à partir de 0",
  Flag: "oui ou non",
  Tonnes: "un nombre positif de tonnes, par exemple 24,5",
  MegawattHours: "un nombre positif de MWh, par exemple 1000",
  Intensity: `un nombre de ${perTonne} à partir de 0, par exemple 1,95`,
  CarbonPrice: "un nombre d’EUR par t CO₂e à partir de 0, par exemple 12,50",
  VerifiedFreeAllocation: `un nombre de ${perTonne} à partir de 0, par exemple 1,31`,
  UnitContent: "un nombre supérieur à 0 et d’au plus 1000, par exemple 0,88",
  ReportingPeriod: "une année comme 2026",
  CorrectionFactor: "une part de 0 à 1",
  TonnesPerTonne: "un nombre de tonnes par tonne à partir de 0",
  FreeAllocationPerTonne: `un nombre de ${perTonne} à partir de 0`,
  PrecursorEmissions: `un nombre de ${perTonne} à partir de 0`,
  DecimalMark: "virgule ou point",
  DayOrder: "jour en premier ou mois en premier",
  HeadingRow: "un nombre entier de 1 à 50",
  TotalRows: "exclure ou lire",
  ExtraColumns: "conserver ou refuser",
  SourcesForm: "abrégé ou complet",
  SearchQuery: "un texte de 1 à 100 caractères",
  ImportDayOrYear: "un jour comme 15/02/2026 ou une année comme 2026",
  Shipments: "au moins un envoi",
  ListLimit: "un nombre entier de 1 à 100",
  OrderWorkingDays: "un nombre entier de 0 à 60",
  Cursor: "le repère de la page précédente de cette liste",
  RowOffset: "un nombre entier à partir de 0",
  RowLimit: "un nombre entier de 1 à 1\u202f000",
  ReportLimit: "un nombre entier de 1 à 5\u202f000",
  DeclarantStates: "au plus 50 états avec leur premier jour",
  RecordId: "l’UUID donné lors de l’enregistrement",
  UsedValueId: "l’UUID d’une valeur de fournisseur de votre compte",
  LedgerEntries: "1 à 5\u202f000 écritures",
  CalendarYear: "une année de 2026 à 2100",
  CertificateNumber: "un nombre entier à partir de 1",
  CertificateEur: "un montant positif en EUR, par exemple 75,36",
  CustomsRows: "1 à 5\u202f000 lignes",
  TakenRows: "1 à 5\u202f000 lignes",
  CalendarMonth: "un mois comme 2026-09",
  Mrn: "un numéro de référence (MRN) de 18 caractères comme 26DE000000000001R1",
  Unlocode: "un UN/LOCODE de cinq caractères comme TRIST",
  Latitude: "un nombre de degrés de -90 à 90, par exemple 41,00824",
  Longitude: "un nombre de degrés de -180 à 180, par exemple 28,97836",
  ReplacedVersion: "le numéro de la version la plus récente, un nombre entier à partir de 1",
  ValuePeriod: "une année de 2023 à 2100",
  DefaultShare: "une part de 0 à 1, par exemple 0,05",
  CarbonAmount: "un montant à partir de 0, par exemple 12,5",
  InquiredGoodsList: "de 1 à 50 marchandises",
  InquiredImports: "de 1 à 200 importations",
  InquiryRound: "le numéro du tour le plus récent, un nombre entier à partir de 1",
  SupplierValues: "de 1 à 200 valeurs",
  OperatorSummaryGoods: "de 1 à 200 marchandises",
  SummaryProcessCodes: "au plus 200 codes NC",
  SummaryProcesses: "au plus 50 processus de production",
  SummaryDefaultPrecursors: "au plus 1000 précurseurs",
  SummaryActualPrecursors: "au plus 1000 précurseurs",
  TotalEmissions: "une quantité en t CO₂e de 0 à 1\u202f000\u202f000\u202f000",
  ItemNumber: "le numéro d’un article, un nombre entier de 1 à 99\u202f999",
  ReleaseProcedure:
    "quatre chiffres d’un régime qui met les marchandises en libre pratique, comme 4000, 4051, 4200 ou 6110 ; celles d’un autre régime sont enregistrées quand elles sont mises en libre pratique",
  EntryProcedure:
    "quatre chiffres d’un régime qui met des marchandises en libre pratique, par exemple 4000, 4051, 4200 ou 6110",
  StateOfRelease: "un État membre de l’Union par son code, par exemple DE",
  TaricCode: "un code TARIC de 10 chiffres comme 2507008080",
  NetMassKg: "un nombre de kilogrammes à partir de 0, par exemple 6200",
  EntryPrecursors: "au plus 100 précurseurs, aucun pour un produit simple",
  DeclaredCodes: "au plus 20 codes",
  DocumentCode: "une lettre et trois chiffres comme Y128",
  Countries: "des pays séparés par des virgules, par exemple Chine, Turquie",
  PricePath:
    "un prix en EUR comme 85, des prix par année comme 2027:85,2030:110, plusieurs année après année comme 82,85,90, ou une croissance annuelle comme growth:0.03 ou 80,growth:-0.02",
  FirstYear: "une année comme 2026",
  LastYear: "une année comme 2026",
  PlanRows: "au moins une ligne",
  VerifiedYear: "une année comme 2027",
  object: "plusieurs indications",
  list: "une liste",
  text: "un texte",
  number: "un nombre",
  flag: "oui ou non",
  other: "autre chose",
};

/** Values of closed lists that are English words in the API. */
const frenchChoices: Readonly<Record<string, string>> = {
  "air": "avion",
  "sea": "mer",
  "road": "route",
  "courier": "messagerie",
  "commercial": "facture commerciale",
  "proforma": "facture pro forma",
  "packing-list": "liste de colisage",
  "certificate-of-origin": "certificat d’origine",
  "import": "importation",
  "correction": "correction",
  "cancellation": "annulation",
  "own": "nom propre",
  "direct": "représentation directe",
  "indirect": "représentation indirecte",
  "default": "valeurs par défaut",
  "actual": "valeurs réelles",
  "returned": "retour de marchandises",
  "outward": "perfectionnement passif",
  "inward": "perfectionnement actif",
  "territory": "territoire hors du territoire douanier",
  "military": "marchandises militaires",
  "offshore": "production en mer",
  "applied": "demandé",
  "authorised": "autorisé",
  "refused": "refusé",
  "revoked": "révoqué",
  "weekly": "prix de la semaine",
  "surrendered": "restitué",
  "bought_back": "racheté",
  "not_satisfactory": "non satisfaisant",
  "satisfactory": "satisfaisant",
  "estimated": "estimée",
  "operator": "de l’exploitant",
  "verified": "vérifiée",
  "emissions": "émissions",
  "goods": "marchandise",
  "cancelled": "annulé",
};

/** @returns a value of a closed list, as the page calls it */
export const frenchChoice = (value: string): string => frenchChoices[value] ?? value;

const ofForm = (form: ExpectedForm): string => {
  if (form.is === "choice") return either(form.values.map(frenchChoice));
  if (form.is === "text") return `un texte d’au plus ${form.characters} caractères`;
  const { characters, lines, mayBeEmpty } = form;
  const least = mayBeEmpty ? "d’au plus" : "de 1 à";
  const onLines = lines === 1 ? "" : ` sur ${lines} lignes au plus`;
  return `un texte ${least} ${characters} caractères${onLines}${
    mayBeEmpty ? ", vide là où il n’y a pas de code postal" : ""
  }`;
};

/** Numbers in addresses have the rules of those in bodies, under a name that ends so. */
const inAddress = /Text$/;

/** @returns the words for what is expected; undefined for a rule that has none */
export const frenchExpected = ({ rule, form }: ExpectedWords): string | undefined =>
  form === undefined ? frenchRules[rule.replace(inAddress, "")] : ofForm(form);
