/** Lists that brokers, forwarders and carriers send with their bills, in the languages of their countries. */
import type { ExpectedRow, SheetOfSystem } from "./sheets_of_systems.ts";
import { workbookOfSheets } from "./workbooks.ts";

const row = (cn_code: string, origin_country: string, mass: ExpectedRow, day: string): ExpectedRow => ({
  cn_code,
  origin_country,
  ...mass,
  import: day,
});

const goods: ReadonlyArray<ExpectedRow> = [
  row("72083900", "CHN", { net_mass_kg: 24500.5 }, "2026-01-05"),
  row("73181595", "TWN", { net_mass_kg: 1200 }, "2026-01-05"),
  row("76011090", "IND", { net_mass_kg: 18000 }, "2026-01-14"),
];
/** The same, whose last row is in tonnes. */
const inTonnes = [...goods.slice(0, 2), row("76011090", "IND", { tonnage: 18 }, "2026-01-14")];

const joined = (lines: ReadonlyArray<string>): string => lines.map((line) => `${line}\r\n`).join("");
const sheet = (system: string, ...lines: ReadonlyArray<string>): SheetOfSystem => ({
  system,
  bytes: new TextEncoder().encode(joined(lines)),
  expected: goods,
});
/** Text in Windows-1252. */
const western = (one: SheetOfSystem): SheetOfSystem => ({
  ...one,
  bytes: Uint8Array.from(new TextDecoder().decode(one.bytes), (letter) => letter.charCodeAt(0)),
});
/** Text in UTF-16 with its mark. */
const wide = (one: SheetOfSystem): SheetOfSystem => ({
  ...one,
  bytes: Uint8Array.from(
    [...`\ufeff${new TextDecoder().decode(one.bytes)}`].flatMap((letter) => [
      letter.charCodeAt(0) & 255,
      letter.charCodeAt(0) >> 8,
    ]),
  ),
});

const german = western(sheet(
  "list of messages: titles, a heading with a slash, gross beside net, 11 digits, Windows-1252",
  "ATLAS - Nachrichten\u00fcbersicht;;;;;;;;",
  "Erstellt am 03.02.2026;;;;;;;;",
  "",
  "Registriernummer/MRN;Positionsnummer;Warennummer;Ursprungsland (Code);Eigenmasse in kg;Rohmasse in kg;Datum der \u00dcberlassung;Versender;Statistischer Wert",
  "26DE000000000078R0;1;72083900000;CN;24.500,5;24.800,0;05.01.2026;Wuhan;18.200,00",
  "26DE000000000078R0;2;73181595900;TW;1.200,0;1.260,0;05.01.2026;Kaohsiung;4.100,00",
  "26DE000000000101R7;1;76011090000;IN;18.000,0;18.100,0;14.01.2026;Mumbai;41.000,00",
));

const carrier = sheet(
  "carrier's bill of duties: all cells in quotes, a column of units, days without marks",
  '"Waybill Number","Shipper Name","Commodity Code","Country of Manufacture","Net Weight","Weight Unit","Customs Entry Date","Currency"',
  '"1234567890","Wuhan","7208390000","CN","24500.5","KG","20260105","EUR"',
  '"1234567891","Kaohsiung","7318159590","TW","1200","KG","20260105","EUR"',
  '"1234567892","Mumbai","7601109000","IN","18000","KG","20260114","EUR"',
);

const declarations = wide(sheet(
  "filing program's export: UTF-16 with tabs, days with the time, units of UNECE",
  "Declaration ID\tMRN\tItem No\tCommodity Code\tCountry Of Origin\tNet Mass\tNet Mass UOM\tAcceptance Date",
  "D-1\t26NL1\t1\t7208390000\tCN\t24500.5\tKGM\t2026-01-05T09:12:00",
  "D-1\t26NL1\t2\t7318159590\tTW\t1200\tKGM\t2026-01-05T09:12:00",
  "D-2\t26NL2\t1\t7601109000\tIN\t18000\tKGM\t2026-01-14T11:00:00",
));

const forwarder: SheetOfSystem = {
  system: "forwarder's workbook: titles, a subtotal, a total, a remark below, countries with their codes",
  bytes: workbookOfSheets([{
    name: "Import Januar",
    rows: [
      ["Importübersicht der Spedition"],
      ["Zeitraum: Januar 2026"],
      [],
      ["Lfd. Nr.", "Pos.-Nr.", "AWB/BL", "Ware", "HS-Code", "Ursprung", "Gewicht netto kg", "Verzollt am"],
      [1, "A-1", "B1", "Coils", "7208 39 00", "China (CN)", 24500.5, { day: 46027 }],
      [2, "A-2", "B1", "Schrauben", "7318 15 95", "Taiwan (TW)", 1200, { day: 46027 }],
      [null, null, null, null, null, "Zwischensumme", 25700.5, null],
      [3, "B-1", "B2", "Aluminium", "7601 10 90", "Indien (IN)", 18000, { day: 46036 }],
      [null, null, null, null, null, "Summe", 43700.5, null],
      [],
      ["Alle Angaben ohne Gewähr"],
    ],
  }]),
  expected: goods,
};

const twoLines: SheetOfSystem = {
  system:
    "goods receipt's workbook: headings in two rows, codes and days as numbers, tonnes beside kilograms",
  bytes: workbookOfSheets([{
    name: "Tabelle1",
    rows: [
      ["Position", null, "Ware", null, "Masse", null, "Zoll"],
      ["Beleg", "Zeile", "Warennummer", "Ursprungsland", "Eigenmasse", "Einheit", "Überlassung"],
      ["4711", 10, 72083900000, "CN", 24500.5, "KG", 20260105],
      ["4711", 20, 73181595900, "TW", 1200, "KG", 20260105],
      ["4712", 10, 76011090000, "IN", 18, "T", 20260114],
    ],
  }]),
  expected: inTonnes,
};

const posting: SheetOfSystem = {
  system: "list of postings with shortened headings, whose day of posting is chosen as the day of import",
  bytes: workbookOfSheets([{
    name: "Sheet1",
    rows: [
      ["Mat.-Beleg", "Material", "Kurztext", "Zolltarifnr.", "UrsprLand", "Menge", "BME", "Buch.dat."],
      ["5000012345", "M-1", "Coils", "72083900", "CN", 24500.5, "KG", { day: 46027 }],
      ["5000012346", "M-2", "Schrauben", "73181595", "TW", 1200, "KG", { day: 46027 }],
      ["5000012347", "M-3", "Masseln", "76011090", "IN", 18, "TO", { day: 46036 }],
    ],
  }]),
  chosen: { "Buch.dat.": "import" },
  expected: inTonnes,
};

const portuguese: SheetOfSystem = {
  system: "Portuguese workbook of texts with decimal commas",
  bytes: workbookOfSheets([{
    name: "Folha1",
    rows: [
      ["DAU", "Adição", "Código pautal", "País de origem", "Massa líquida (kg)", "Data de aceitação"],
      ["26PT1", 1, "7208390000", "China", "24.500,50", "05-01-2026"],
      ["26PT1", 2, "7318159590", "Taiwan", "1.200,00", "05-01-2026"],
      ["26PT2", 1, "7601109000", "Índia", "18.000,00", "14-01-2026"],
    ],
  }]),
  expected: goods,
};

/** Every sheet. */
export const sheetsOfBrokers: ReadonlyArray<SheetOfSystem> = [
  german,
  carrier,
  declarations,
  forwarder,
  twoLines,
  posting,
  portuguese,
  western(sheet(
    "Italian list: titles, capitals, a total",
    "Elenco bollette doganali;;;;;",
    "MRN;Singolo;Voce doganale;Paese di origine;Massa netta (kg);Data accettazione",
    "26ITQ1;1;7208390000;CINA;24.500,50;05/01/2026",
    "26ITQ1;2;7318159590;TAIWAN;1.200,00;05/01/2026",
    "26ITQ2;1;7601109000;INDIA;18.000,00;14/01/2026",
    "Totale;;;;43.700,50;",
  )),
  {
    ...western(sheet(
      "French list: countries in capitals, a column of units, a day of release",
      "Liste des d\u00e9clarations;;;;;;",
      "N\u00b0 MRN;Article;Nomenclature;Pays d'origine;Masse nette;Unit\u00e9;Date BAE",
      "26FR1;1;72083900;CHINE;24500,5;kg;05/01/2026",
      "26FR1;2;73181595;TA\u00cfWAN;1200;kg;05/01/2026",
      "26FR2;1;76011090;INDE;18;t;14/01/2026",
    )),
    expected: inTonnes,
  },
  sheet(
    "Dutch list with days without zeros",
    "Aangiftenummer;Artikel;Goederencode;Land van oorsprong;Nettomassa (kg);Datum aanvaarding",
    "26NL1;1;7208390000;China;24500,5;5-1-2026",
    "26NL1;2;7318159590;Taiwan;1200;5-1-2026",
    "26NL2;1;7601109000;India;18000;14-1-2026",
  ),
];
