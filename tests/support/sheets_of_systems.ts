/**
 * Sheets as customs programs, carriers and merchandise systems export them, made by their documented columns, with all that
 * stands around the rows in such exports. Each row of goods is one of the same three, in the form of its system.
 */
import { sheetsOfPrograms } from "./sheets_of_programs.ts";
import { workbookOfSheets } from "./workbooks.ts";

/** A sheet with what a clerk does before it is calculated, and the rows that it holds. */
export interface SheetOfSystem {
  readonly system: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Columns that are chosen by hand: heading and meaning. At most two. */
  readonly chosen?: Readonly<Record<string, string>>;
  /** Numbers of rows that are left out by hand. */
  readonly leftOut?: ReadonlyArray<number>;
  readonly expected: ReadonlyArray<ExpectedRow>;
}

/** A row in the strict form, without the caller's own reference. */
export type ExpectedRow = Readonly<Record<string, string | number>>;

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const windows1252 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    [...`\ufeff${text}`].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
  );
const lines = (...all: ReadonlyArray<string>): string => all.map((line) => `${line}\r\n`).join("");

const row = (
  cn_code: string,
  origin_country: string,
  mass: Readonly<Record<string, number>>,
  day: string,
): ExpectedRow => ({ cn_code, origin_country, ...mass, import: day });

const coils = (mass: Readonly<Record<string, number>>, day = "2026-01-05", country = "CHN"): ExpectedRow =>
  row("72083900", country, mass, day);
const kg = (net_mass_kg: number) => ({ net_mass_kg });
const t = (tonnage: number) => ({ tonnage });

const germanDeclarations: SheetOfSystem = {
  system:
    "list of German import declarations: title, box numbers, pages, 11 digits, years of two digits, Windows-1252",
  bytes: windows1252(lines(
    "Einfuhranmeldungen der Niederlassung Bremen",
    "Zeitraum: 01.01.2026 - 31.01.2026;;;;;;;;Seite 1 von 2",
    "",
    "MRN;Pos.;33 Warennummer;34a Ursprungsland;38 Eigenmasse (kg);35 Rohmasse (kg);46 Statistischer Wert;Annahmedatum;Lieferant",
    "26DE000000000005R1;1;7208 3900 000;CN;24.500,500;24.900,000;18.112,40;05.01.26;Wuhan Steel",
    "26DE000000000005R1;2;72083900000;T\u00fcrkei;1.200,000;1.250,000;912,00;06.01.26;Marmara Demir",
    "Einfuhranmeldungen der Niederlassung Bremen",
    "Zeitraum: 01.01.2026 - 31.01.2026;;;;;;;;Seite 2 von 2",
    "MRN;Pos.;33 Warennummer;34a Ursprungsland;38 Eigenmasse (kg);35 Rohmasse (kg);46 Statistischer Wert;Annahmedatum;Lieferant",
    "26DE000000000009R7;1;7208 39 00 00 0;Vietnam;800,250;820,000;640,00;27.01.26;Hai Phong Metal",
    "Summe;;;;26.500,750;26.970,000;19.664,40;;",
    "Ende der Liste",
  )),
  expected: [
    coils(kg(24500.5)),
    coils(kg(1200), "2026-01-06", "TUR"),
    coils(kg(800.25), "2026-01-27", "VNM"),
  ],
};

const listAsText: SheetOfSystem = {
  system:
    "list of SAP saved unconverted: bars and rules, a column of units, totals with asterisks, signs behind numbers",
  bytes: windows1252(lines(
    "21.11.2026                    Dynamische Listenausgabe                                 1",
    "-".repeat(96),
    "|  |Mat.beleg |Pos|Stat.Warennr./Importcodenr.|Urspr.land|       Menge|ME |Einfuhrdatum|",
    "-".repeat(96),
    "|  |5000001234|1  |72083900                   |CN        |  24.500,500 |KG |05.01.2026  |",
    "|  |5000001234|2  |72083900                   |TR        |       1,200 |TO |06.01.2026  |",
    "|  |5000001240|1  |72083900                   |VN        |     800,250-|KG |27.01.2026  |",
    "-".repeat(96),
    "|* |          |   |                           |          |  24.500,500 |KG |            |",
    "|* |          |   |                           |          |       1,200 |TO |            |",
    "-".repeat(96),
  )),
  leftOut: [7],
  expected: [coils(kg(24500.5)), coils(t(1.2), "2026-01-06", "TUR")],
};

const tradeServices: SheetOfSystem = {
  system:
    "customs documents of a trade system, XLSX: criteria on the first sheet, merged cells, codes and days as numbers",
  bytes: workbookOfSheets([
    {
      name: "Selektion",
      rows: [["Selektionskriterien", null], ["Buchungskreis", "1000"], ["Angelegt am", "21.11.2026"]],
    },
    {
      name: "Daten",
      rows: [
        [
          "Zolldokument",
          "Position",
          "Tarifcodenummer",
          "Ursprungsland",
          "Nettogewicht",
          "Gewichtseinheit",
          "Überlassungsdatum",
        ],
        ["26DE000000000005R1", 10, 72083900000, "CN", 24500.5, "KG", 46027],
        [null, 20, 72083900000, "TR", 1.2, "TO", null],
        ["26DE000000000009R7", 10, 72083900000, "VN", 800.25, "KG", 46049],
        ["26DE000000000011R8", 10, 72083900000, "IN", 2, "TO", 46049],
        [null, null, null, null, 25300.75, "KG", null],
        [null, null, null, null, 3.2, "TO", null],
      ],
      merged: ["A2:A3", "G2:G3"],
    },
    { name: "Hinweise", rows: [["Nur zur internen Verwendung"]], isHidden: true },
  ]),
  chosen: { totals: "skip" },
  expected: [
    coils(kg(24500.5)),
    coils(t(1.2), "2026-01-05", "TUR"),
    coils(kg(800.25), "2026-01-27", "VNM"),
    coils(t(2), "2026-01-27", "IND"),
  ],
};

const carrierSummary: SheetOfSystem = {
  system:
    "entry summary of a carrier, UTF-16 text with tabs: codes as formulas, countries with codes, pounds, month first",
  bytes: utf16(lines(
    "Customs Entry Summary",
    "Account\t96123456\t\t\t\t\t\t",
    "Waybill\tEntry Number\tCommodity Code\tGoods Description\tCountry of Manufacture\tNet Weight\tWeight UOM\tEntry Date",
    '1234567890\t26-0001\t="7208390000"\tHot-rolled coils\tChina (CN)\t54,013.50\tLB\t01/05/2026',
    '1234567891\t26-0002\t="7208390000"\tHot-rolled coils\tTR - Türkiye\t1,200.00\tKG\t01/27/2026',
    "End of report\t\t\t\t\t\t\t",
  )),
  chosen: { dates: "mdy" },
  expected: [coils(kg(24500.111477)), coils(kg(1200), "2026-01-27", "TUR")],
};

const brokerExport: SheetOfSystem = {
  system:
    "clearance list of a broker, CSV that names its separator, grouped thousands, pounds in the heading, sub-totals",
  bytes: utf8(lines(
    "sep=,",
    "Entry,Line HS Code,Item Description,Country of Origin (ISO-2),Net Weight (LBS),Clearance Date",
    'E-1,7208.39.00.00,"Coils, hot-rolled",CN,"54,013.50",2026-01-05',
    'Sub-total,,,,"54,013.50",',
    'E-2,7208.39.00.00,"Coils, hot-rolled",VN,"1,200.00",2026-01-27',
    'Grand total,,,,"55,213.50",',
  )),
  expected: [coils(kg(24500.111477)), coils(kg(544.310844), "2026-01-27", "VNM")],
};

const dutchDeclarations: SheetOfSystem = {
  system: "Dutch declarations, XLSX: headings on two lines, blank columns, days as dates",
  bytes: workbookOfSheets([{
    name: "Aangiften",
    rows: [
      ["Overzicht aangiften invoer", null, null, null, null, null],
      ["Aangifte", null, "Goederen-", "Land van", "Netto", "Datum"],
      ["nummer", null, "code", "oorsprong", "massa (kg)", "aanvaarding"],
      ["26NL0001", null, "7208390000", "China", 24500.5, { day: 46027 }],
      ["26NL0002", null, "7208390000", "Turkije", 1200, { day: 46028 }],
      ["Totaal", null, null, null, 25700.5, null],
    ],
  }]),
  expected: [coils(kg(24500.5)), coils(kg(1200), "2026-01-06", "TUR")],
};

const frenchDeclarations: SheetOfSystem = {
  system: "French declarations, CSV: thousands by unbreakable spaces, date of release, general total",
  bytes: utf8(`\ufeff${
    lines(
      "Déclaration;Article;Nomenclature;Pays d’origine;Masse nette (kg);Valeur en douane;Date de BAE",
      "26FR0001;1;7208390000;Chine;24\u202f500,5;18\u202f112,40;05/01/2026",
      "26FR0001;2;7208 39 00 00;Turquie;1\u202f200;912,00;06/01/2026",
      "Total général;;;;25\u202f700,5;19\u202f024,40;",
    )
  }`),
  expected: [coils(kg(24500.5)), coils(kg(1200), "2026-01-06", "TUR")],
};

const italianDeclarations: SheetOfSystem = {
  system:
    "Italian declarations, XLSX: units on a line below the headings, words for countries, totals of groups",
  bytes: workbookOfSheets([{
    name: "Bolle doganali",
    rows: [
      ["Bolla", "Codice TARIC", "Paese di origine", "Massa netta", "Massa lorda", "Data di accettazione"],
      [null, null, null, "kg", "kg", null],
      ["26IT0001", "7208390000", "CINA", "24.500,5", "24.900", "05/01/2026"],
      ["26IT0001", "7208390000", "TURCHIA", "1.200,0", "1.250", "06/01/2026"],
      ["Totale", null, null, "25.700,5", "26.150", null],
    ],
  }]),
  expected: [coils(kg(24500.5)), coils(kg(1200), "2026-01-06", "TUR")],
};

const polishDeclarations: SheetOfSystem = {
  system: "Polish declarations, CSV: units in square brackets, gross beside net, compact days, total",
  bytes: utf8(lines(
    "Zgłoszenia celne AIS/IMPORT",
    "Nr MRN;Poz.;Kod towaru;Kraj pochodzenia;Masa netto [kg];Masa brutto [kg];Data przyjęcia zgłoszenia",
    "26PL0001;1;7208390000;Chiny;24 500,5;24 900;20260105",
    "26PL0002;1;7208390000;Turcja;1 200;1 250;20260106",
    "Razem;;;;25 700,5;26 150;",
  )),
  expected: [coils(kg(24500.5)), coils(kg(1200), "2026-01-06", "TUR")],
};

const spanishDeclarations: SheetOfSystem = {
  system: "Spanish declarations, text with tabs: tonnes, two columns of the same day, footer",
  bytes: utf8(lines(
    "DUA\tPartida arancelaria\tPaís de origen\tMasa neta (t)\tFecha de admisión\tFecha de levante",
    "26ES0001\t7208390000\tChina\t24,5005\t05-01-2026\t05-01-2026",
    "26ES0002\t7208390000\tTurquía\t1,2\t06-01-2026\t06-01-2026",
    "Emitido por la Sede Electrónica\t\t\t\t\t",
  )),
  expected: [coils(t(24.5005)), coils(t(1.2), "2026-01-06", "TUR")],
};

const itemLedger: SheetOfSystem = {
  system: "item entries of an ERP, XLSX: weight and day under words of their own, codes of the Union",
  bytes: workbookOfSheets([{
    name: "Item Ledger Entries",
    rows: [
      [
        "Posting Date",
        "Entry Type",
        "Item No.",
        "Tariff No.",
        "Country/Region of Origin Code",
        "Quantity",
        "Unit of Measure",
        "Total Weight",
      ],
      [{ day: 46027 }, "Purchase", "1000", "7208 39 00", "CN", 5, "PCS", 24500.5],
      [{ day: 46028 }, "Purchase", "1001", "7208 39 00", "XS", 2, "PCS", 1200],
    ],
  }]),
  chosen: { "Posting Date": "import", "Total Weight": "net_mass_kg" },
  expected: [coils(kg(24500.5)), coils(kg(1200), "2026-01-06", "SRB")],
};

const britishReport: SheetOfSystem = {
  system:
    "item report of a customs service, CSV: declared data elements, moments with their time, prefixes of lines",
  bytes: utf8(lines(
    '"Declaration UCR","Acceptance date","Item number","Commodity code","Country of origin code","Item net mass (kg)","Item customs value"',
    '"5GB1","2026-01-05 09:12:44","1","7208390000","CN","24500.500","18112.40"',
    '"5GB1","2026-01-06 17:03:00","2","7208390000","TR","1200.000","912.00"',
  )),
  expected: [coils(kg(24500.5)), coils(kg(1200), "2026-01-06", "TUR")],
};

/** Every sheet. */
export const sheetsOfSystems: ReadonlyArray<SheetOfSystem> = [
  germanDeclarations,
  listAsText,
  tradeServices,
  carrierSummary,
  brokerExport,
  dutchDeclarations,
  frenchDeclarations,
  italianDeclarations,
  polishDeclarations,
  spanishDeclarations,
  itemLedger,
  britishReport,
  ...sheetsOfPrograms,
];
