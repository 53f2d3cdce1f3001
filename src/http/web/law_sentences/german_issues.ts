/**
 * German sentences of what is wrong with a row of a table. The English ones begin with the row's member; these stand at
 * its cell.
 */
import type { Rule } from "./rule.ts";

const found = (value: string): string => value === "" ? "" : ` Gefunden: ${value}.`;

export const germanIssues: ReadonlyArray<Rule> = [
  [/^(\w+) is missing: .*$/, () => "Hier fehlt eine Angabe."],
  [
    /^cn_code must be a CN code .*\(11 digits are a national code.*\); found (.+)\.$/,
    (value) => `11 Ziffern sind ein nationaler Code: Die ersten 8 sind der KN-Code.${found(value)}`,
  ],
  [
    /^cn_code must be a CN code .*\(a spreadsheet drops a leading zero.*\); found (.+)\.$/,
    (value) => `Tabellen lassen eine führende Null weg: Geben Sie den Code als Text an.${found(value)}`,
  ],
  [
    /^cn_code must be a CN code .*\(found (\d+) digits\); found (.+)\.$/,
    (digits, value) => `Der KN-Code hat 8 Ziffern, ein TARIC-Code 10: Hier sind es ${digits}.${found(value)}`,
  ],
  [/^cn_code must be a CN code .*found (.+)\.$/, (value) => `Der KN-Code hat 8 Ziffern.${found(value)}`],
  [
    /^origin_country is the name of more than one country: write (.+); found (.+)\.$/,
    (names) => `So heißen mehrere Länder: Schreiben Sie ${names.replaceAll(" or ", " oder ")}.`,
  ],
  [
    /^origin_country must be .*found (.+)\.$/,
    (value) =>
      `Das ist kein Land: Geben Sie seinen Namen oder ISO-Code an, etwa China oder CN.${found(value)}`,
  ],
  [
    /^\w+ could be (\S+) or a fraction: .* write (\S+) or (\S+?)(?: so that .*)?; found (.+)\.$/,
    (_whole, whole, fraction) => `Das kann zweierlei heißen: Schreiben Sie ${whole} oder ${fraction}.`,
  ],
  [
    /^\w+ (?:must have|has) a decimal (comma|point).*found (.+)\.$/,
    (mark, value) =>
      `Das Dezimalzeichen passt nicht zur Tabelle (${mark === "comma" ? "Komma" : "Punkt"}).${found(value)}`,
  ],
  [
    /^\w+ must be a positive number .*found (.+)\.$/,
    (value) => `Hier muss eine positive Zahl stehen.${found(value)}`,
  ],
  [
    /^\w+ must be a number.*found (.+)\.$/,
    (value) => `Hier muss eine Zahl stehen, die nicht negativ ist.${found(value)}`,
  ],
  [
    /^import must be a date .*the calendar has no such day; found (.+)\.$/,
    (value) => `Diesen Tag gibt es nicht.${found(value)}`,
  ],
  [
    /^import must be a date .*with a year of four digits.*$/,
    () => "Schreiben Sie das Jahr mit vier Ziffern.",
  ],
  [
    /^import must be a date .*bare number.*$/,
    () => "Geben Sie der Zelle das Format eines Datums: Eine bloße Zahl kann jeder Tag sein.",
  ],
  [/^import must be a date.*found (.+)\.$/, (value) => `Geben Sie den Tag an wie 15.02.2026.${found(value)}`],
  [
    /^import must not be before .*found (.+)\.$/,
    (value) => `Zertifikate sind erst ab dem 1. Januar 2026 fällig.${found(value)}`,
  ],
  [
    /^production_route ("[^"]*") is not a route of CN code \d+ from \w+; (?:it has none|valid: (.+))\.$/,
    (_value, valid) =>
      valid === "" ? "Diese Ware hat keine Produktionswege." : `Möglich sind hier: ${valid}.`,
  ],
  [
    /^The row has (\d+) cells where the header names (\d+) columns: .*$/,
    (cells, columns) => `Die Zeile hat ${cells} Zellen, die Überschrift ${columns} Spalten.`,
  ],
];
