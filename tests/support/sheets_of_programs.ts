/** Further sheets of programs, with shortened headings, months as words, codes in parts and groups of pivot tables. */
import type { ExpectedRow, SheetOfSystem } from "./sheets_of_systems.ts";
import { workbookOfSheets } from "./workbooks.ts";

const row = (cn_code: string, origin_country: string, day: string, mass: ExpectedRow): ExpectedRow => ({
  cn_code,
  origin_country,
  ...mass,
  import: day,
});

const dated: ReadonlyArray<ExpectedRow> = [
  row("72083900", "CHN", "2026-01-05", { net_mass_kg: 24500.5 }),
  row("72083900", "TUR", "2026-01-06", { net_mass_kg: 1200 }),
  row("76042990", "IND", "2026-01-27", { net_mass_kg: 900.25 }),
];

const sheet = (system: string, ...lines: ReadonlyArray<string>): SheetOfSystem => ({
  system,
  bytes: new TextEncoder().encode(lines.map((line) => `${line}\r\n`).join("")),
  expected: dated,
});

/** Letters of Polish in Windows-1250. */
const polishBytes: Readonly<Record<string, number>> = { ą: 0xb9, ę: 0xea, ł: 0xb3, ó: 0xf3, ż: 0xbf };
const windows1250 = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(new TextDecoder().decode(bytes), (letter) => polishBytes[letter] ?? letter.charCodeAt(0));

const entryLines = sheet(
  "list of entry lines, text with tabs: headings in consonants, number signs, months as words, a total with a remark",
  "Entry Summary Lines\t\t\t\t\t\t\t",
  "Entry #\tLine #\tTariff #\tProduct Desc.\tCtry Of Origin\tNet Wt (KGS)\tGross Wt (KGS)\tEntry Dt",
  "26A1\t1\t7208.39.00.00\tCoils\tCN\t24,500.500\t25,000.000\t05-JAN-2026",
  "26A1\t2\t7208.39.00.00\tCoils\tTR\t1,200.000\t1,250.000\t06-JAN-2026",
  "26A2\t1\t7604.29.90.90\tProfiles\tIN\t900.250\t910.000\t27-JAN-2026",
  "Totals (3 lines)\t\t\t\t\t26,600.750\t27,160.000\t",
);

const shortLabels = sheet(
  "list of a port's system: words cut within, hyphens behind points, a last line that counts positions",
  "Bezugs-Nr;MRN;PosNr;WarenNr;WarenBez;UrsprLd;VersLd;EigenM (KG);RohM (KG);Überl.-Datum",
  "HH-1;26DE4600000001R1;001;72083900000;Bleche;CN;CN;24500,5;25000;20260105",
  "HH-1;26DE4600000001R1;002;72083900000;Bleche;TR;TR;1200;1250;20260106",
  "HH-2;26DE4600000002R2;001;76042990900;Profile;IN;IN;900,25;910;20260127",
  "Anzahl Positionen: 3;;;;;;;26600,75;27160;",
);

const flattened = sheet(
  "declarations as flat XML: members by their paths, a code in three columns, moments with fractions and zones",
  "MRN;GoodsItem.Commodity.CommodityCode.harmonisedSystemSubheadingCode;GoodsItem.Commodity.CommodityCode.combinedNomenclatureCode;GoodsItem.Commodity.CommodityCode.taricCode;GoodsItem.Origin.countryOfOrigin;GoodsItem.Commodity.GoodsMeasure.netMass;GoodsItem.Commodity.GoodsMeasure.grossMass;declarationAcceptanceDate",
  "26DE330000000001R1;720839;00;00;CN;24500.5;25000;2026-01-05T09:12:44Z",
  "26DE330000000001R1;720839;00;00;TR;1200;1250;2026-01-06T09:12:44.123+01:00",
  "26DE330000000002R2;760429;90;90;IN;900.25;910;2026-01-27T09:12:44Z",
);

const tradeManagement = sheet(
  "lines of a trade management system, CSV: values with units of measure, gross beside net, zones by their cities",
  "Declaration ID,Line Number,Product Classification Code,Manufacture Country Name,Net Weight Value,Net Weight Unit Of Measure,Gross Weight Value,Gross Weight Unit Of Measure,Release Date",
  'D-1,1,7208.39.00,CHINA PEOPLES REPUBLIC,"24,500.5",KG,"25,000",KG,2026-01-05 09:12:44 Europe/Berlin',
  'D-1,2,7208.39.00,TURKEY,"1,200.0",KG,"1,250",KG,2026-01-06 10:00:00 Europe/Berlin',
  "D-2,1,7604.29.90,INDIA,900.25,KG,910,KG,2026-01-27 00:00:00 Europe/Berlin",
);

const polish = sheet(
  "Polish register, CSV in Windows-1250: months as words, a column of units, words with points",
  "Rejestr zgłoszonych",
  "Lp.;MRN;Kod CN;Opis towaru;Kraj pochodz.;Masa netto;j.m.;Data zwolnienia",
  "1;26PL1;7208 39 00;Blachy gorącowalcowane;Chiny;24 500,5;kg;5 stycznia 2026",
  "2;26PL1;7208 39 00;Blachy gorącowalcowane;Turcja;1 200;kg;6 stycznia 2026",
  "3;26PL2;7604 29 90;Kształtowniki;Indie;900,25;kg;27 stycznia 2026 r.",
  "RAZEM:;;;;;26 600,75;kg;",
);

const megagrams: SheetOfSystem = {
  ...sheet(
    "Polish list, CSV: tonnes as megagrams, the word for the year behind days",
    "Kod CN;Kraj pochodzenia;Masa netto (Mg);Data importu",
    "72083900;CN;24,5005;05.01.2026 r.",
    "72083900;TR;1,2;6.01.2026r.",
    "76042990;IN;0,90025;27.01.2026 r.",
  ),
  expected: [
    row("72083900", "CHN", "2026-01-05", { tonnage: 24.5005 }),
    row("72083900", "TUR", "2026-01-06", { tonnage: 1.2 }),
    row("76042990", "IND", "2026-01-27", { tonnage: 0.90025 }),
  ],
};

const swedish = sheet(
  "Swedish list, CSV: days with the year first, blanks between thousands",
  "MRN;Varupost;Varukod;Ursprungsland;Nettovikt i kg;Bruttovikt i kg;Frigöringsdatum",
  "26SE1;1;7208390000;CN;24 500,5;25 000;2026-01-05",
  "26SE1;2;7208390000;TR;1 200;1 250;2026-01-06",
  "26SE2;1;7604299090;IN;900,25;910;2026-01-27",
);

const italianBoxes = sheet(
  "Italian items, CSV: boxes of the single document by their words and numbers, the net mass without its unit",
  "MRN;Casella 33 - Codice merci;Casella 34 - Paese di origine;Casella 38 - Massa netta;Data svincolo",
  "26IT1;7208390000;CN;24500,5;05/01/2026",
  "26IT1;7208390000;TR;1200;06/01/2026",
  "26IT2;7604299090;IN;900,25;27/01/2026",
);

const spanish = sheet(
  "Spanish list, text with tabs: shortened words with small words left out, months in three letters",
  "Nº DUA\tPartida\tCód. mercancía\tPaís orig.\tPeso neto (Kg)\tPeso bruto (Kg)\tFecha admisión",
  "26ES1\t1\t7208390000\tChina\t24.500,5\t25.000\t05/ene/2026",
  "26ES1\t2\t7208390000\tTurquía\t1.200,0\t1.250\t06/ene/2026",
  "26ES2\t1\t7604299090\tIndia\t900,25\t910\t27/ene/2026",
);

const french: SheetOfSystem = {
  system: "French extraction, XLSX: titles over all columns, each mass with its own unit, hours behind days",
  bytes: workbookOfSheets([{
    name: "Articles",
    rows: [
      ["Extraction des articles"],
      ["Période\u00a0: du 01/01/2026 au 31/01/2026"],
      ["Réf.", "Code marchandise (10)", "Pays d'origine", "Masse nette", "Date et heure BAE"],
      ["26FR1", "7208390000", "Chine", "24 500,5 kg", "05/01/2026 à 09:12"],
      ["26FR1", "7208390000", "Türkiye", "1,2 t", "06/01/2026 à 09:12"],
      ["26FR2", "7604299090", "Inde", "900,25 KG", "27/01/2026 à 09:12"],
      ["Total", null, null, "26 600,75 kg", null],
    ],
    merged: ["A1:E1", "A2:E2"],
  }]),
  expected: [
    row("72083900", "CHN", "2026-01-05", { net_mass_kg: 24500.5 }),
    row("72083900", "TUR", "2026-01-06", { tonnage: 1.2 }),
    row("76042990", "IND", "2026-01-27", { net_mass_kg: 900.25 }),
  ],
};

const pivot: SheetOfSystem = {
  system:
    "pivot table, XLSX: filters above, labels in the first row of each group, totals of groups within groups",
  bytes: workbookOfSheets([{
    name: "Pivot",
    rows: [
      ["Jahr", "2026"],
      ["KN-Code", "Ursprungsland", "Datum der Überlassung", "Summe von Eigenmasse (kg)"],
      [72083900, "China", { day: 46027 }, 24500.5],
      [null, null, { day: 46028 }, 1200],
      [null, "China Ergebnis", null, 25700.5],
      [null, "Türkei", { day: 46049 }, 800],
      [null, "Türkei Ergebnis", null, 800],
      ["72083900 Ergebnis", null, null, 26500.5],
      [76042990, "Indien", { day: 46049 }, 900.25],
      [null, "Indien Ergebnis", null, 900.25],
      ["76042990 Ergebnis", null, null, 900.25],
      ["Gesamtergebnis", null, null, 27400.75],
    ],
  }]),
  expected: [
    row("72083900", "CHN", "2026-01-05", { net_mass_kg: 24500.5 }),
    row("72083900", "CHN", "2026-01-06", { net_mass_kg: 1200 }),
    row("72083900", "TUR", "2026-01-27", { net_mass_kg: 800 }),
    row("76042990", "IND", "2026-01-27", { net_mass_kg: 900.25 }),
  ],
};

const positions = sheet(
  "items of Italian declarations: numbers of data elements in brackets behind the names",
  "MRN;Articolo;Codice TARIC (18 09);Paese di origine (16 08);Massa netta (18 01);Massa lorda (18 04);Data accettazione",
  "26IT1;1;7208390000;CN;24500,5;24900;05/01/2026",
  "26IT1;2;7208390000;TR;1200;1250;06/01/2026",
  "26IT2;1;7604299090;IN;900,25;910;27/01/2026",
);

const quotedCells: SheetOfSystem = {
  ...sheet(
    "list of a web portal, every cell in quotes between commas, decimal commas, thousands in points",
    '"Bezugsnr.","Tarifnr.","Ursprungsland/-region","Eigenmasse (kg)","Datum Einfuhr"',
    '"1","7208 39 00","China","24.500,5","05.01.2026"',
    '"2","7208 39 00","Türkei","1.200,0","06.01.2026"',
    '"3","7604 29 90","Indien","900,25","27.01.2026"',
  ),
  chosen: { decimal: "comma" },
};

const stacked: SheetOfSystem = {
  system: "clerk's workbook: a second table with other headings below the first, which is left out",
  bytes: workbookOfSheets([{
    name: "Importe",
    rows: [
      ["Januar"],
      ["KN-Code", "Ursprungsland", "Eigenmasse (kg)", "Einfuhrdatum"],
      ["7208 39 00", "China", 24500.5, { day: 46027 }],
      ["7208 39 00", "Türkei", 1200, { day: 46028 }],
      ["7604 29 90", "Indien", 900.25, { day: 46049 }],
      [],
      ["KN-Code", "Ursprungsland", "Menge (t)", "Einfuhrdatum"],
      ["7604 29 90", "Indien", 9.5, { day: 46060 }],
    ],
  }]),
  leftOut: [8],
  expected: dated,
};

/** Every sheet. */
export const sheetsOfPrograms: ReadonlyArray<SheetOfSystem> = [
  positions,
  quotedCells,
  stacked,
  entryLines,
  shortLabels,
  flattened,
  tradeManagement,
  { ...polish, bytes: windows1250(polish.bytes) },
  megagrams,
  swedish,
  italianBoxes,
  spanish,
  french,
  pivot,
];
