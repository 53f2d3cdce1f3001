/** Installation, verifier and reporting period of a template. */
import { type Decimal, decimalOfNumber, isLess, minus, toText, zero } from "../../../kernel/decimal.ts";
import type { TemplatePart } from "../../../kernel/findings/templates.ts";
import { alpha2OfAnyCode, type CountryAlpha3 } from "../../../kernel/identifiers.ts";
import { readCountryAsWritten } from "../../../kernel/lenient/country.ts";
import { cellName } from "../../documents/sheet_cells.ts";
import {
  type CellPair,
  type CellReading,
  type CellSpot,
  type FoundCell,
  isFound,
  look,
  lookAtBoth,
  numberOf,
  shownValue,
  textOf,
} from "./places/cells.ts";
import { type Grid, textAt } from "./places/grid.ts";
import { type InstallationCells, installationCells } from "./places/installation_cells.ts";
import { Notebook } from "./places/notebook.ts";
import type { TemplateSheets } from "./places/sheets.ts";

/** Installation as a template has it; null where nothing stands or nothing can be read. */
export interface TemplateInstallation {
  /** Name. */
  readonly name: string | null;
  /** Economic activity. */
  readonly activity: string | null;
  /** Street and number. */
  readonly street: string | null;
  /** Post code. */
  readonly postcode: string | null;
  /** City. */
  readonly city: string | null;
  /** Country in which it stands. */
  readonly country: CountryAlpha3 | null;
  /** UN/LOCODE of its country. */
  readonly unlocode: string | null;
  /** Degrees north. */
  readonly latitude: Decimal | null;
  /** Degrees east. */
  readonly longitude: Decimal | null;
}

/** Verifier as a template has it. */
export interface TemplateVerifier {
  /** Name. */
  readonly name: string | null;
  /** Number of the accreditation. */
  readonly accreditation: string | null;
  /** National body that accredited. */
  readonly accreditationBody: string | null;
  /** Member state of the accreditation. */
  readonly accreditationCountry: string | null;
}

/** Notes a value with its cell. */
export const note = (notes: Notebook, member: string, looked: CellReading, value: string): void => {
  if (isFound(looked)) notes.read(member, looked.spot, value, looked.from);
};

const readText = (notes: Notebook, member: string, looked: CellReading): string | null => {
  const text = textOf(looked);
  note(notes, member, looked, text);
  return text === "" ? null : text;
};

/** Says that a fact is missing. */
export const missing = (notes: Notebook, { input, summary }: CellPair, part: TemplatePart): void =>
  notes.say(input ?? summary, { weight: "warning", code: "missing" }, { kind: "templateMissing", part });

/** The code left of a country's name in the workbook's own list of countries, whose language may be any. */
const codeBeside = (grids: ReadonlyArray<Grid>, name: string): string | undefined => {
  const codes = new Set<string>();
  for (const grid of grids) {
    for (const { number: row, cells } of grid.sheet.rows) {
      for (const { column, value } of cells) {
        if (typeof value !== "string" || value.trim().toLowerCase() !== name.toLowerCase()) continue;
        const code = textAt(grid, { row, column: column - 1 });
        if (/^[A-Z]{2}$/.test(code)) codes.add(code);
      }
    }
  }
  const [code, other] = codes;
  return other === undefined ? code : undefined;
};

const countryOf = (text: string | undefined): CountryAlpha3 | undefined => {
  const reading = readCountryAsWritten({ path: "", value: text ?? "" });
  return "complaint" in reading ? undefined : reading.value;
};

const contradicting = (notes: Notebook, name: FoundCell, code: FoundCell): null => {
  notes.say(name.spot, { weight: "error", code: "conflict" }, {
    kind: "templateContradiction",
    found: shownValue(name.value),
    other: shownValue(code.value),
    sheet: code.spot.grid.name,
    cell: cellName(code.spot.place.row, code.spot.place.column),
  });
  return null;
};

/** The country, by its name and by its code, which must mean the same. */
const readCountry = (
  notes: Notebook,
  cells: InstallationCells,
  grids: ReadonlyArray<Grid>,
): CountryAlpha3 | null => {
  const pair = cells.fact("country");
  const name = look(notes, pair.input);
  const code = lookAtBoth(notes, cells.countryCode());
  const [named, coded] = [textOf(name), textOf(code)];
  if (named === "" && coded === "") {
    if (name !== "error" && code !== "error") missing(notes, pair, "country");
    return null;
  }
  const byCode = countryOf(coded);
  const byName = named === "" ? undefined : countryOf(named) ?? countryOf(codeBeside(grids, named));
  if (isFound(name) && isFound(code) && byCode !== undefined && byName !== undefined && byCode !== byName) {
    return contradicting(notes, name, code);
  }
  const looked = isFound(name) && byName !== undefined ? name : isFound(code) ? code : name;
  const country = byName ?? byCode;
  if (country === undefined) {
    const found = named === "" ? coded : named;
    notes.say(isFound(looked) ? looked.spot : pair.input, { weight: "error", code: "choice" }, {
      kind: "templateCountry",
      found,
    });
    return null;
  }
  note(notes, "installation.country", looked, country);
  return country;
};

const locode = /^[A-Z]{2}[A-Z2-9]{3}$/;

const readUnlocode = (notes: Notebook, looked: CellReading, country: CountryAlpha3 | null): string | null => {
  const found = textOf(looked);
  if (found === "" || !isFound(looked)) return null;
  const code = found.replace(/[\s.-]/g, "").toUpperCase();
  const begins = country === null ? undefined : alpha2OfAnyCode(country);
  if (!locode.test(code) || (begins !== undefined && !code.startsWith(begins))) {
    notes.say(looked.spot, { weight: "warning", code: "format" }, { kind: "templatePlaceCode", found });
    return null;
  }
  note(notes, "installation.unlocode", looked, code);
  return code;
};

const mostDegrees = { latitude: 90, longitude: 180 } as const;

const readDegrees = (notes: Notebook, of: "latitude" | "longitude", looked: CellReading): Decimal | null => {
  if (!isFound(looked)) return null;
  const most = mostDegrees[of];
  const number = numberOf(new Notebook(), looked, "unsaid");
  const bound = decimalOfNumber(most) ?? zero;
  if (number === undefined || isLess(bound, number) || isLess(number, minus(zero, bound))) {
    const found = shownValue(looked.value);
    notes.say(looked.spot, { weight: "warning", code: "range" }, { kind: "templateDegrees", found, most });
    return null;
  }
  note(notes, `installation.${of}`, looked, toText(number));
  return number;
};

/** Says that the city stands under the label of a country, as it does in the template itself. */
const sayCity = (notes: Notebook, { summary }: CellPair, city: string | null): void => {
  if (summary === undefined || city === null || textOf(look(new Notebook(), summary)) === "") return;
  notes.say(summary, { weight: "remark", code: "ambiguous" }, { kind: "templateCityUnderCountry", city });
};

/** Returns the installation. */
export const readInstallation = (notes: Notebook, sheets: TemplateSheets): TemplateInstallation => {
  const cells = installationCells(sheets);
  const both = (fact: Parameters<InstallationCells["fact"]>[0]) => lookAtBoth(notes, cells.fact(fact));
  const textOfFact = (fact: "name" | "activity" | "street" | "postcode" | "city") =>
    readText(notes, `installation.${fact}`, both(fact));
  const name = textOfFact("name");
  if (name === null) missing(notes, cells.fact("name"), "installation");
  const country = readCountry(notes, cells, sheets.grids);
  const city = textOfFact("city");
  sayCity(notes, cells.fact("city"), city);
  return {
    name,
    country,
    city,
    activity: textOfFact("activity"),
    street: textOfFact("street"),
    postcode: textOfFact("postcode"),
    unlocode: readUnlocode(notes, both("unlocode"), country),
    latitude: readDegrees(notes, "latitude", both("latitude")),
    longitude: readDegrees(notes, "longitude", both("longitude")),
  };
};

/** Returns the verifier; null where the template names none. */
export const readVerifier = (notes: Notebook, sheets: TemplateSheets): TemplateVerifier | null => {
  const cells = installationCells(sheets);
  const textOfFact = (member: string, spot: CellSpot | undefined) =>
    readText(notes, `verifier.${member}`, look(notes, spot));
  const name = textOfFact("name", cells.verifier("name"));
  const accreditation = textOfFact("accreditation", cells.verifier("number"));
  const accreditationBody = textOfFact("accreditation_body", cells.verifier("body"));
  const accreditationCountry = textOfFact("accreditation_country", cells.verifier("country"));
  return name === null && accreditation === null && accreditationBody === null
    ? null
    : { name, accreditation, accreditationBody, accreditationCountry };
};
