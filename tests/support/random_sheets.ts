/**
 * Sheets of shipments as people and programs write them, mutated, with what each row means: dates, separators, columns
 * and codes. A run of the same seed gives the same sheets.
 */
import Papa from "papaparse";
import type { Cell } from "../../src/domain/documents/workbook.ts";

/** A shipment as its writer means it. */
export interface MeantShipment {
  readonly client_ref: string;
  readonly cn_code: string;
  readonly origin_country: string;
  /** Thousandths of the unit of its column. */
  readonly thousandths: number;
  /** YYYY-MM-DD. */
  readonly import: string;
}

/** Meaning of a line: a shipment, one that says something that is none (a date for its code), or a total. */
export type MeantLine =
  | { readonly is: "shipment"; readonly shipment: MeantShipment }
  | { readonly is: "broken" | "total" };

/** A sheet with what it means. */
export interface RandomSheet {
  /** Lines from the first one on, those above the headings and blank ones among them. */
  readonly lines: ReadonlyArray<ReadonlyArray<Cell>>;
  /** Lines by their numbers, from 1. */
  readonly meant: ReadonlyMap<number, MeantLine>;
  readonly isWorkbook: boolean;
  /** The text of a sheet that is no workbook, and its bytes in an encoding. */
  readonly text: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly unit: "t" | "kg";
  /** Kinds of mutations that it went through, for who reads a failure. */
  readonly mutations: ReadonlyArray<string>;
}

/** Numbers below 1 that follow from the seed (mulberry32). */
export const randomFrom = (seed: number): () => number => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const codes = [
  "72083900",
  "72104900",
  "76011090",
  "73181552",
  "31021010",
  "76061292",
  "73043120",
  "25232900",
];
const countries: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["CHN", ["CN", "CHN", "China"]],
  ["TUR", ["TR", "Türkei", "Türkiye", "Türkei (TR)", "Turchia", "TR - Turcja"]],
  ["IND", ["IN", "India"]],
  ["USA", ["US", "USA"]],
  ["UKR", ["UA", "Ukraine"]],
  ["SRB", ["RS", "XS", "Serbien"]],
];

const headings = {
  contract: ["client_ref", "cn_code", "origin_country", "tonnage", "net_mass_kg", "import"],
  en: ["Reference", "CN code", "Country of origin", "Tonnes", "Net mass (kg)", "Import date"],
  de: ["Referenz", "Warennummer", "Ursprungsland", "Eigenmasse (t)", "Eigenmasse (kg)", "Einfuhrdatum"],
  fr: ["Référence", "Code NC", "Pays d'origine", "Masse nette (t)", "Poids net (kg)", "Date d'importation"],
  it: [
    "Riferimento",
    "Codice NC",
    "Paese di origine",
    "Massa netta (t)",
    "Peso netto (kg)",
    "Data di importazione",
  ],
  pl: ["Referencja", "Kod CN", "Kraj pochodzenia", "Masa netto (t)", "Waga netto [kg]", "Data importu"],
  atlas: ["Referenz", "Codenummer", "Ursprungsland", "Eigenmasse in t", "Eigenmasse (KGM)", "Annahmedatum"],
} as const;

const pad = (number: number): string => String(number).padStart(2, "0");

/** How a sheet's writer writes. */
interface Writing {
  readonly language: keyof typeof headings;
  readonly separator: "," | ";" | "\t" | "workbook";
  readonly mark: "." | ",";
  readonly groups: "" | "." | "," | " ";
  readonly dates: "iso" | "compact" | "typed" | "dmy" | "mdy" | "exchanged";
  readonly dateMark: "." | "/" | "-";
  readonly isPadded: boolean;
  readonly hasTime: boolean;
  readonly hasShortYear: boolean;
  readonly isQuoted: boolean;
  readonly unit: "t" | "kg";
}

/** Chooses among values. */
type Choose = <Value>(values: ReadonlyArray<Value>) => Value;

const dayText = (iso: string, writing: Writing, order: "dmy" | "mdy"): string => {
  const [year = "", month = "", day = ""] = iso.split("-");
  const [m, d] = writing.isPadded ? [month, day] : [String(Number(month)), String(Number(day))];
  const last = writing.hasShortYear ? year.slice(2) : year;
  const parts = order === "dmy" ? [d, m, last] : [m, d, last];
  return parts.join(writing.dateMark) + (writing.hasTime ? " 10:30" : "");
};

/** The cell of a day; an exchanged one is what a day-first spreadsheet makes of a month-first text. */
const dayCell = (iso: string, writing: Writing): Cell => {
  if (writing.dates === "iso" || writing.dates === "typed") return iso;
  if (writing.dates === "compact") {
    const digits = iso.replaceAll("-", "");
    return writing.separator === "workbook" ? Number(digits) : digits;
  }
  if (writing.dates !== "exchanged") return dayText(iso, writing, writing.dates);
  const [year = "", month = "", day = ""] = iso.split("-");
  return Number(day) <= 12 ? `${year}-${day}-${month}` : dayText(iso, writing, "mdy");
};

const grouped = (whole: string, mark: string): string => whole.replace(/\B(?=(\d{3})+$)/g, mark);

const massCell = (thousandths: number, writing: Writing, choose: Choose): Cell => {
  const whole = String(Math.floor(thousandths / 1_000));
  const rest = String(thousandths % 1_000).padStart(3, "0");
  const fraction = thousandths % 1_000 === 0 ? choose(["", "", "00"]) : rest.replace(/0+$/, "");
  if (writing.separator === "workbook" && choose([true, true, false])) return thousandths / 1_000;
  const text = grouped(whole, writing.groups) + (fraction === "" ? "" : `${writing.mark}${fraction}`);
  return choose([text, text, text, text, `${text} ${writing.unit}`]);
};

const codeForms: ReadonlyArray<readonly [string, (code: string) => Cell]> = [
  ["plain", (code) => code],
  ["plain", (code) => code],
  ["spaces", (code) => `${code.slice(0, 4)} ${code.slice(4, 6)} ${code.slice(6)}`],
  ["dots", (code) => `${code.slice(0, 4)}.${code.slice(4, 6)}.${code.slice(6)}`],
  ["hyphens", (code) => `${code.slice(0, 4)}-${code.slice(4, 6)}-${code.slice(6)}`],
  ["TARIC", (code) => `${code}00`],
  ["German", (code) => `${code}000`],
  ["German in parts", (code) => `${code.slice(0, 4)} ${code.slice(4, 6)} ${code.slice(6)} 00 0`],
  ["apostrophe", (code) => `'${code}`],
  ["number", (code) => Number(code)],
  ["grouped thousands", (code) => `${code.slice(0, 2)}.${code.slice(2, 5)}.${code.slice(5)}`],
];

/** Texts that stand where a code belongs and are none: whatever is read as a code is wrong. */
const noCodes: ReadonlyArray<readonly [string, (code: string, choose: Choose) => Cell]> = [
  ["decimals", (code) => `${code.slice(0, 7)}.0`],
  ["six digits with decimals", (code) => `${code.slice(0, 6)}.00`],
  ["a decimal of a number", (code) => Number(`${code.slice(0, 7)}.5`)],
  [
    "a day",
    (_, choose) => choose(["15.02.2026", "2026-02-15", "03/14/2026", "2026-02-15 10:00:00", "15-02-2026"]),
  ],
  ["seven digits", (code) => code.slice(0, 7)],
  ["divided elsewhere", (code) => `${code.slice(0, 3)}.${code.slice(3, 5)}.${code.slice(5)}`],
  ["an exponent", (code) => `${code[0]}.${code.slice(1, 4)}E+07`],
];

const totalWords = ["Summe", "Total", "*", "**", "Gesamt", "Totaux", "Grand Total", "Zwischensumme", "Σ"];

const writingOf = (choose: Choose): Writing => {
  const separator = choose([",", ",", ";", "\t", "workbook"] as const);
  const language = choose(["contract", "en", "de", "fr", "it", "pl", "atlas"] as const);
  // A table with commas between its cells has decimal points; who writes commas there, quotes or loses them.
  const mark = separator === "," ? choose([".", ".", ","] as const) : choose([".", ","] as const);
  const groups = separator === "," && mark === ","
    ? ""
    : choose(["", "", mark === "." ? "," : ".", " "] as const);
  // Months stand first in American sheets: English headings, points, and no semicolons.
  const isAmerican = language === "en" && mark === "." && separator !== ";";
  const dates = choose<Writing["dates"]>([
    "iso",
    "compact",
    "dmy",
    "dmy",
    ...(separator === "workbook" ? ["typed" as const] : []),
    ...(isAmerican ? ["mdy" as const, "mdy" as const] : []),
    ...(isAmerican && separator === "workbook" ? ["exchanged" as const, "exchanged" as const] : []),
  ]);
  return {
    language,
    separator,
    mark,
    groups,
    dates,
    dateMark: dates === "mdy" || dates === "exchanged" ? choose(["/", "/", "-"]) : choose([".", "/", "-"]),
    isPadded: choose([true, false]),
    hasTime: choose([false, false, false, true]),
    hasShortYear: choose([false, false, false, false, false, true]),
    isQuoted: choose([true, false]),
    unit: choose(["t", "kg"]),
  };
};

/** A column as it is written. */
interface WrittenColumn {
  readonly heading: string;
  readonly cell: (shipment: MeantShipment) => Cell;
}

const textOf = (lines: ReadonlyArray<ReadonlyArray<Cell>>, { separator, isQuoted }: Writing): string => {
  const delimiter = separator === "workbook" ? "," : separator;
  if (isQuoted) return Papa.unparse(lines.map((cells) => [...cells]), { delimiter });
  return lines.map((cells) => cells.map((cell) => cell === null ? "" : String(cell)).join(delimiter)).join(
    "\n",
  );
};

/** Bytes of a text in one of the encodings that can hold it. */
const bytesOf = (text: string, encoding: "UTF-8" | "UTF-16" | "Windows-1252"): Uint8Array<ArrayBuffer> => {
  if (encoding === "Windows-1252" && [...text].every((letter) => letter.charCodeAt(0) < 0x100)) {
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  }
  if (encoding !== "UTF-16") return new TextEncoder().encode(text);
  const marked = `\ufeff${text}`;
  const bytes = new Uint8Array(marked.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < marked.length; at++) view.setUint16(at * 2, marked.charCodeAt(at), true);
  return bytes;
};

const shuffled = <Value>(values: ReadonlyArray<Value>, random: () => number): ReadonlyArray<Value> =>
  values.map((value) => ({ value, key: random() })).sort((one, other) => one.key - other.key)
    .map(({ value }) => value);

/** @returns the sheet of the number in the seed's series */
export const randomSheet = (seed: number, number: number): RandomSheet => {
  const random = randomFrom(Math.imul(seed, 1_000_003) + number);
  const below = (limit: number): number => Math.floor(random() * limit);
  const choose: Choose = (values) => {
    const value = values[below(values.length)];
    if (value === undefined) throw new Error("There is nothing to choose from.");
    return value;
  };
  const happens = (share: number): boolean => random() < share;
  const mutations: Array<string> = [];
  const mutated = (name: string, share: number): boolean => {
    const does = happens(share);
    if (does) mutations.push(name);
    return does;
  };
  const writing = writingOf(choose);
  mutations.push(JSON.stringify(writing));
  const numericRefs = mutated("references of digits", 0.25);
  const shipments = Array.from({ length: 1 + below(12) }, (_, index): MeantShipment => {
    const [country] = choose(countries);
    return {
      client_ref: happens(0.15) ? "" : numericRefs ? String(index + 1) : `EK-${1_000 + index}`,
      cn_code: choose(codes),
      origin_country: country,
      thousandths: choose([
        () => 1_000 * (1 + below(40)),
        () => 1 + below(60_000_000),
        () => 100 * (1 + below(900)),
      ])(),
      import: `2026-${pad(1 + below(12))}-${pad(1 + below(28))}`,
    };
  });
  // Of a sheet whose dates were all exchanged nothing is left that tells.
  const [first, ...others] = shipments;
  if (writing.dates === "exchanged" && first !== undefined) {
    shipments.splice(0, shipments.length, { ...first, import: `2026-03-${13 + below(15)}` }, ...others);
  }
  const codeForm = choose(codeForms);
  const names = headings[writing.language];
  const broken = new Set<MeantShipment>();
  const cellOfCode = (shipment: MeantShipment): Cell => {
    if (broken.has(shipment)) return choose(noCodes)[1](shipment.cn_code, choose);
    return (happens(0.2) ? choose(codeForms) : codeForm)[1](shipment.cn_code);
  };
  if (mutated("a code that is none", 0.3)) broken.add(choose(shipments));
  const countryWords = new Map(countries);
  const columns: ReadonlyArray<WrittenColumn> = [
    ...(mutated("no references", 0.2) ? [] : [{
      heading: names[0],
      cell: ({ client_ref }: MeantShipment) => client_ref,
    }]),
    { heading: names[1], cell: cellOfCode },
    {
      heading: names[2],
      cell: ({ origin_country }) => choose(countryWords.get(origin_country) ?? [origin_country]),
    },
    {
      heading: names[writing.unit === "t" ? 3 : 4],
      cell: ({ thousandths }) => massCell(thousandths, writing, choose),
    },
    { heading: names[5], cell: (shipment) => dayCell(shipment.import, writing) },
    ...(mutated("a gross mass", 0.2)
      ? [{
        heading: choose(["Rohmasse (kg)", "Gross weight", "Peso lordo (kg)", "Masa brutto"]),
        cell: ({ thousandths }: MeantShipment) => massCell(Math.ceil(thousandths * 1.1), writing, choose),
      }]
      : []),
    ...(mutated("a column more", 0.3)
      ? [{ heading: "Lot", cell: () => choose<Cell>(["", "Wuhan", "12", "A-7"]) }]
      : []),
  ];
  const inOrder = mutated("columns in another order", 0.4) ? shuffled(columns, random) : columns;
  const lines: Array<ReadonlyArray<Cell>> = [];
  const meant = new Map<number, MeantLine>();
  const put = (cells: ReadonlyArray<Cell>, line?: MeantLine): void => {
    lines.push(cells);
    if (line !== undefined) meant.set(lines.length, line);
  };
  if (mutated("a title above", 0.2)) {
    put([choose(["Einfuhren 2026", "Imports", "Stand: 21.11.2026"])]);
    if (happens(0.5)) put([]);
  }
  if (!mutated("no headings", 0.03)) put(inOrder.map(({ heading }) => heading));
  let group: Array<MeantShipment> = [];
  const putTotal = (): void => {
    const sum = group.reduce((all, { thousandths }) => all + thousandths, 0);
    const stated = happens(0.3) ? sum + 1_000 : sum;
    const word = choose(totalWords);
    const hasCode = happens(0.4);
    const at = inOrder.findIndex(({ heading }) => heading !== names[3] && heading !== names[4]);
    const isUnlabelled = hasCode && [names[1], names[2]].some((name) => name === inOrder[at]?.heading);
    // Nobody can tell a total that has neither a word nor the right sum from a shipment.
    if (isUnlabelled && (stated !== sum || group.length < 2)) return;
    put(
      inOrder.map(({ heading, cell }, position) => {
        if (heading === names[3] || heading === names[4]) return massCell(stated, writing, choose);
        const [shipment] = group;
        if (hasCode && shipment !== undefined && (heading === names[1] || heading === names[2])) {
          return cell(shipment);
        }
        return position === at && !(hasCode && (heading === names[1] || heading === names[2])) ? word : null;
      }),
      { is: "total" },
    );
    group = [];
  };
  const totals = mutated("totals", 0.3);
  for (const shipment of shipments) {
    if (happens(0.05)) put([]);
    group.push(shipment);
    const cells = inOrder.map(({ cell }) => cell(shipment));
    // Programs that write rows leave out empty cells at their end.
    const last = cells.findLastIndex((cell) => cell !== "" && cell !== null);
    put(
      happens(0.3) ? cells.slice(0, last + 1) : cells,
      broken.has(shipment) ? { is: "broken" } : {
        is: "shipment",
        shipment,
      },
    );
    if (totals && happens(0.15)) putTotal();
  }
  if (totals && group.length > 0) putTotal();
  const encoding = choose(["UTF-8", "UTF-8", "UTF-16", "Windows-1252"] as const);
  mutations.push(encoding);
  const text = textOf(lines, writing);
  return {
    lines,
    meant,
    isWorkbook: writing.separator === "workbook",
    text,
    bytes: bytesOf(text, encoding),
    unit: writing.unit,
    mutations,
  };
};
