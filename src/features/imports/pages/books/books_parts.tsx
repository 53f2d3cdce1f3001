/** A table of customs against the ledger, as the page shows it. */
import type { VNode } from "preact";
import type { ReconcileAnswer } from "../../../../contract/answers/import_books.ts";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import { count, exactly, longDay, placeName, spacedCode } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { booksTexts } from "../../texts/books.ts";
import { importPath } from "../import_paths.ts";
import { RefusedRows, RowNumber } from "../sheet/sheet_parts.tsx";
import type { RefusedRow } from "../sheet/row_outcomes.ts";
import { labelled } from "../../../../web/words/labelled.ts";

type Answer = typeof ReconcileAnswer.Type;
type Row = Answer["results"][number];
type Side = NonNullable<Row["sent"]>;
type Field = Row["differing"][number];

/** A comparison with what could not be read. */
export interface Comparison {
  readonly answer: Answer;
  readonly refused: ReadonlyArray<RefusedRow>;
  /** Numbers of the rows in their file. */
  readonly numbers: ReadonlyArray<number>;
}

interface Parts {
  readonly comparison: Comparison;
  readonly language: Language;
}

/** Rows of each list that the page shows; the workbook has all of them. */
const mostRows = 200;

/** `2523 10 00 10`, as tariffs print it. */
const spacedTaric = (code: string): string => `${spacedCode(code.slice(0, -2))} ${code.slice(-2)}`;

const nameOf = (
  { mrn, item, cn_code: code, taric_code: taric, origin_country: origin }: Side,
  language: Language,
): string =>
  [
    mrn === null ? "" : item === null ? mrn : `${mrn}/${item}`,
    taric === null ? spacedCode(code) : spacedTaric(taric),
    placeName(origin, language),
  ].filter((part) => part !== "").join(", ");

const quantityOf = ({ quantity, unit }: Side, language: Language): string =>
  `${exactly(quantity, language)} ${unit}`;

const fieldText = (side: Side | null, field: Field, language: Language): string => {
  if (side === null) return "";
  if (field === "quantity") return quantityOf(side, language);
  if (field === "origin_country") return placeName(side.origin_country, language);
  if (field === "release_date") return longDay(side.release_date, language);
  if (field === "cn_code") return spacedCode(side.cn_code);
  if (field === "taric_code" && side.taric_code !== null) return spacedTaric(side.taric_code);
  return String(side[field] ?? "–");
};

const More = ({ total, language }: { readonly total: number; readonly language: Language }): VNode | null =>
  total > mostRows ? <p>{booksTexts[language].more(count(total - mostRows, language))}</p> : null;

const Differing = ({ comparison: { answer, numbers }, language }: Parts): VNode | null => {
  const texts = booksTexts[language];
  const rows = answer.results.filter(({ result }) => result === "differing");
  return rows.length === 0 ? null : (
    <section class="panel">
      <h2>{texts.differingTitle}</h2>
      <DataTable
        caption={texts.differingTitle}
        isCaptionUnseen
        rows={rows.slice(0, mostRows)}
        columns={[
          {
            heading: texts.row,
            cell: ({ row }) => <RowNumber row={numbers[row - 1] ?? row} language={language} />,
          },
          {
            heading: texts.what,
            cell: ({ import: id, ledger }) => (
              <a href={importPath(id ?? "")}>{ledger === null ? id : nameOf(ledger, language)}</a>
            ),
          },
          {
            heading: texts.differs,
            cell: ({ differing, sent, ledger }) => (
              <ul class="plain words">
                {differing.map((field) => (
                  <li key={field}>
                    {labelled(
                      texts.fields[field],
                      `${texts.table} ${fieldText(sent, field, language)}, ${texts.ledger} ${
                        fieldText(ledger, field, language)
                      }`,
                      language,
                    )}
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
      <More total={rows.length} language={language} />
    </section>
  );
};

interface ListedSide {
  readonly key: string;
  readonly row: number | undefined;
  readonly href: string | undefined;
  readonly side: Side;
}

const Sides = ({ title, text, sides, language }: {
  readonly title: string;
  readonly text: string;
  readonly sides: ReadonlyArray<ListedSide>;
  readonly language: Language;
}): VNode | null => {
  const texts = booksTexts[language];
  const hasRows = sides.some(({ row }) => row !== undefined);
  return sides.length === 0 ? null : (
    <section class="panel">
      <h2>{title}</h2>
      <p>{text}</p>
      <DataTable
        caption={title}
        isCaptionUnseen
        rows={sides.slice(0, mostRows)}
        columns={[
          ...(hasRows
            ? [{
              heading: texts.row,
              cell: ({ row }: ListedSide) => <RowNumber row={row ?? 0} language={language} />,
            }]
            : []),
          {
            heading: texts.what,
            cell: ({ side, href }) =>
              href === undefined ? nameOf(side, language) : <a href={href}>{nameOf(side, language)}</a>,
          },
          {
            heading: texts.fields.release_date,
            cell: ({ side }) => <span class="whole">{longDay(side.release_date, language)}</span>,
          },
          { heading: texts.quantity, isNumber: true, cell: ({ side }) => quantityOf(side, language) },
        ]}
      />
      <More total={sides.length} language={language} />
    </section>
  );
};

/** The comparison: in numbers, and row by row. */
export const ComparisonPanels = ({ comparison, language }: Parts): VNode => {
  const texts = booksTexts[language];
  const { answer, refused, numbers } = comparison;
  const { summary, results, missing_in_table: missing } = answer;
  const shown = (number: number): string => count(number, language);
  const isSame = summary.matched === summary.rows && summary.missing_in_table === 0;
  return (
    <>
      <section class="panel">
        <h2>{texts.result}</h2>
        <p class="actions">
          <span class="badge good">{texts.matched(shown(summary.matched))}</span>
          <span class={`badge ${summary.differing > 0 ? "warn" : ""}`}>
            {texts.differing(shown(summary.differing))}
          </span>
          <span class={`badge ${summary.missing_in_ledger > 0 ? "bad" : ""}`}>
            {texts.missingInLedger(shown(summary.missing_in_ledger))}
          </span>
          <span class={`badge ${summary.missing_in_table > 0 ? "bad" : ""}`}>
            {texts.missingInTable(shown(summary.missing_in_table))}
          </span>
          <span class={`badge ${summary.refused > 0 ? "warn" : ""}`}>
            {texts.refused(shown(summary.refused))}
          </span>
        </p>
        {isSame ? <p>{texts.allMatched}</p> : null}
        <p class="actions">
          <button class="button second" type="submit" name="do" value="xlsx">{texts.xlsx}</button>
          <button class="button quiet" type="submit" name="do" value="csv">{texts.csv}</button>
        </p>
      </section>
      <Differing comparison={comparison} language={language} />
      <Sides
        title={texts.missingLedgerTitle}
        text={texts.missingLedgerText}
        sides={results.flatMap(({ result, sent, row }) =>
          result === "missing_in_ledger" && sent !== null
            ? [{ key: String(row), row: numbers[row - 1] ?? row, href: undefined, side: sent }]
            : []
        )}
        language={language}
      />
      <Sides
        title={texts.missingTableTitle}
        text={texts.missingTableText}
        sides={missing.map(({ import: id, ledger }) => ({
          key: id,
          row: undefined,
          href: importPath(id),
          side: ledger,
        }))}
        language={language}
      />
      <RefusedRows refused={refused} text={texts.refusedText} language={language} />
    </>
  );
};
