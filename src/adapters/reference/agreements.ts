/**
 * `fixtures/reference/origin` to the agreements that statements on origin are compared with. No manifest lists the file;
 * its form is checked, and a mistake stops the start with its line.
 */
import * as Effect from "effect/Effect";
import type { Agreement, Agreements } from "../../domain/invoices/preference/agreements.ts";
import { numberKinds, wordsKinds } from "../../kernel/findings/preference.ts";
import { alpha2OfText } from "../../kernel/identifiers.ts";
import { memberStates } from "../../kernel/member_states.ts";
import { ReferenceBroken } from "./files.ts";
import { problems, readTable, type Row } from "./table.ts";

/** Table of this checkout. */
export const agreementsFile = new URL("../../../fixtures/reference/origin/agreements.csv", import.meta.url);

const columns = [
  ...["agreement", "name", "name_de", "name_fr", "from", "to", "words", "number", "limit_eur"],
  ...["validity_months", "cumulation", "source"],
];

const limitMost = 1_000_000;

const isCode = (code: string): boolean => /^[A-Z]{2}$/.test(code) && alpha2OfText(code) !== undefined;

/** Codes of countries; `EU` stands for every member state. */
const countriesOf = (row: Row, column: string): ReadonlySet<string> => {
  const codes = row.text(column).split(" ").flatMap((code) => code === "EU" ? memberStates : [code]);
  for (const code of codes) {
    if (!isCode(code)) row.problem(`${column} must be ISO 3166-1 alpha-2 codes or EU, found ${code}`);
  }
  return new Set(codes);
};

const months = (row: Row): number | null | undefined => {
  if (row.text("validity_months") === "") return null;
  const text = row.matching("validity_months", /^[1-9]\d?$/, "a number of months");
  return text === undefined ? undefined : Number(text);
};

const agreementOf = (row: Row): ReadonlyArray<Agreement> => {
  const said = (column: string) => row.matching(column, /\p{L}/u, "a text");
  const [id, en, de, fr, source] = ["agreement", "name", "name_de", "name_fr", "source"].map(said);
  const words = row.oneOf("words", wordsKinds);
  const number = row.oneOf("number", numberKinds);
  const limitEur = row.decimalOrBlank("limit_eur", limitMost);
  const validity = months(row);
  const [from, to] = [countriesOf(row, "from"), countriesOf(row, "to")];
  const cumulation = row.text("cumulation").split("|").filter((wording) => wording !== "");
  return id === undefined || en === undefined || de === undefined || fr === undefined ||
      source === undefined || words === undefined || number === undefined || limitEur === undefined ||
      validity === undefined
    ? []
    : [{
      id,
      names: { en, de, fr },
      source,
      months: validity,
      from,
      to,
      words,
      number,
      limitEur,
      cumulation,
    }];
};

/**
 * Reads and checks the table.
 * @fails ReferenceBroken with every problem found, one a line
 */
export const loadAgreements = (file: URL = agreementsFile): Effect.Effect<Agreements, ReferenceBroken> =>
  Effect.gen(function* () {
    const report = problems();
    const bytes = yield* Effect.tryPromise({
      try: () => Deno.readFile(file),
      catch: (error) => new ReferenceBroken({ message: `The table of agreements can't be read: ${error}` }),
    });
    const rows = readTable(bytes, {
      ...{ file: "origin/agreements.csv", expected: "no manifest", columns, key: ["agreement", "from"] },
    }, report);
    const agreements = rows.flatMap(agreementOf);
    return report.found.length === 0
      ? agreements
      : yield* new ReferenceBroken({ message: report.found.join("\n") });
  });
