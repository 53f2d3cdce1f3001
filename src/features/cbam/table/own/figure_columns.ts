/** Columns of figures that stand behind the sender's own, with headings and words of a language. */
import { reportNumberOfRow } from "../../../../domain/cbam/bulk/bulk.ts";
import type { CellFormat } from "../../../../domain/documents/workbook.ts";
import { type AnswerColumn, column } from "../../../../http/wire/table/answer_column.ts";
import { ReadAs } from "../../../../contract/answers/members.ts";
import { numberOf, recordOf, textOf } from "../../../../kernel/text/json.ts";
import { digitByDigit, periodName } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { calculatorTexts } from "../../texts/calculator.ts";
import { sheetTexts } from "../../texts/sheets.ts";
import { tablesTexts } from "../../texts/tables.ts";
import type { OwnRow } from "./own_row.ts";
import * as Schema from "effect/Schema";

type FigureColumn = AnswerColumn<OwnRow>;

/** The word of a code, where there is one. */
const wordOf = (words: Readonly<Record<string, string>>, code: unknown): string | undefined =>
  typeof code === "string" ? new Map(Object.entries(words)).get(code) ?? code : undefined;

const isReadAs = Schema.is(ReadAs);

const strictNumber = /^-?\d+\.\d+$/;

/** Values of the row that were not written in their strict form: `24.500,5 → 24500,5`, `Chine → CHN`. */
const readAsText = ({ answered: { input } }: OwnRow, language: Language): string | undefined =>
  Array.isArray(input["read_as"])
    ? input["read_as"].filter(isReadAs).map(({ sent, read }) =>
      `${sent} → ${strictNumber.test(read) ? digitByDigit(read, language) : read}`
    ).join("; ")
    : undefined;

/** @returns the code of a row's output as `Y128 DE-CBAM-0001`, or that no code is needed or none may be used. */
export const codeText = (output: OwnRow["answered"]["output"], language: Language): string | undefined => {
  const { answer, codes } = recordOf(output["document_codes"]);
  const { noCode, refused } = sheetTexts[language].codes;
  if (answer === "none") return noCode;
  if (answer === "must_not_be_released") return refused;
  if (!Array.isArray(codes)) return undefined;
  return codes.map((code) => {
    const { code: name, reference } = recordOf(code);
    return [textOf(name), textOf(reference)].filter((text) => text !== undefined).join(" ");
  }).join(", ");
};

/** @returns the columns, from left to right: the outcome, its cost, and what it rests on */
export const figureColumns = (language: Language, withCodes: boolean): ReadonlyArray<FigureColumn> => {
  const { figures } = sheetTexts[language];
  const { client, sectors } = tablesTexts[language];
  const { intensitySource } = calculatorTexts[language];
  const states = {
    ok: client.ok,
    out_of_scope: client.out_of_scope,
    needs_data: client.needs_data,
    error: client.error,
  };
  const summed = (heading: string, format: CellFormat, member: string): FigureColumn => ({
    ...column<OwnRow>(heading, format, 18, ({ answered }) => numberOf(answered.output[member])),
    isSummed: true,
  });
  const word = (heading: string, words: Readonly<Record<string, string>>, member: string): FigureColumn =>
    column(heading, "text", 22, ({ answered }) => wordOf(words, answered.output[member]));
  const priceOf = ({ answered }: OwnRow) => recordOf(answered.output["certificate_price"]);
  return [
    column(figures.status, "text", 18, ({ answered }) => wordOf(states, answered.row.calcStatus)),
    summed(figures.cost, "money", "net_cost_eur"),
    summed(figures.net, "number", "net_emissions_t"),
    summed(figures.direct, "number", "direct_emissions_t"),
    summed(figures.indirect, "number", "indirect_emissions_t"),
    summed(figures.allocation, "number", "free_allocation_t"),
    column(figures.price, "money", 18, (row) => numberOf(priceOf(row)["price_eur_per_tco2e"])),
    column(figures.period, "text", 18, (row) => {
      const period = textOf(priceOf(row)["period"]);
      return period === undefined ? undefined : periodName(period, language);
    }),
    summed(figures.gross, "money", "gross_cost_eur"),
    summed(figures.deduction, "money", "origin_carbon_deduction_eur"),
    summed(figures.mass, "number", "tonnage"),
    word(figures.sector, sectors, "sector"),
    column(figures.route, "text", 14, ({ answered }) => textOf(answered.output["production_route"])),
    word(figures.source, intensitySource, "intensity_source"),
    ...(withCodes
      ? [column(figures.code, "text", 30, ({ answered }: OwnRow) => codeText(answered.output, language))]
      : []),
    column(figures.said, "text", 60, ({ said }) => said.length === 0 ? undefined : said.join(" ")),
    column(figures.readAs, "text", 40, (row) => readAsText(row, language)),
    column(
      figures.report,
      "text",
      46,
      ({ answered: { head, row } }) =>
        row.calcStatus === "ok" || row.calcStatus === "out_of_scope"
          ? reportNumberOfRow(head.id, row.rowIndex)
          : undefined,
    ),
  ];
};
