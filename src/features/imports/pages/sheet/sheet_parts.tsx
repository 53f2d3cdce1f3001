/** Parts of a sheet that was looked at: its columns, what its rows become, and those that are to be mended. */
import type { VNode } from "preact";
import type { LedgerEntry } from "../../../../domain/imports/ledger/entry.ts";
import { quantityOf } from "../../../../domain/imports/figures/shipments.ts";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import { count, longDay, placeName, spacedCode } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { ledgerTexts } from "../../texts/ledger.ts";
import { sheetTexts } from "../../texts/sheet.ts";
import { importTable } from "../../table/import_table.ts";
import { kilograms, tonnes } from "../shown.ts";
import { columnField } from "./sheet_form.ts";
import type { SheetColumn } from "./sheet_table.ts";
import { type RefusedRow, sheetNames } from "./row_outcomes.ts";
import type { CheckedRows } from "./sheet_view.ts";
import { labelled } from "../../../../web/words/labelled.ts";

/** Columns with a choice of what each is read as. */
export const Columns = ({ columns, language }: {
  readonly columns: ReadonlyArray<SheetColumn>;
  readonly language: Language;
}): VNode => {
  const texts = sheetTexts[language];
  const { nameOf } = sheetNames(language);
  const headingOf = ({ heading, position }: SheetColumn): string =>
    heading === "" ? texts.noHeading(count(position + 1, language)) : heading;
  return (
    <DataTable
      caption={texts.columnsTitle}
      isCaptionUnseen
      rows={columns}
      columns={[
        { heading: texts.heading, cell: headingOf },
        {
          heading: texts.meaning,
          cell: (column) => (
            <select
              class="control"
              name={columnField(column.position)}
              aria-label={labelled(texts.meaning, headingOf(column), language)}
            >
              <option value="" selected={column.meaning === ""}>{texts.leftOut}</option>
              {importTable.columns.map(({ name }) => (
                <option value={name} selected={name === column.meaning}>{nameOf(name)}</option>
              ))}
            </select>
          ),
        },
        {
          heading: texts.samples,
          cell: ({ samples }) => <span class="muted words">{samples.join(" · ")}</span>,
        },
      ]}
    />
  );
};

const quantityText = ({ facts }: LedgerEntry, language: Language): string => {
  const { quantity, unit } = quantityOf(facts);
  return unit === "t" ? `${kilograms(quantity, language)} kg` : `${tonnes(quantity, language)} MWh`;
};

/** The first rows as they were read. */
const FirstRows = ({ entries, language }: {
  readonly entries: ReadonlyArray<LedgerEntry>;
  readonly language: Language;
}): VNode | null => {
  const [texts, ledger] = [sheetTexts[language], ledgerTexts[language]];
  return entries.length === 0 ? null : (
    <>
      <h3>{texts.firstTitle}</h3>
      <DataTable
        caption={texts.firstTitle}
        isCaptionUnseen
        rows={entries}
        columns={[
          {
            heading: ledger.import,
            cell: ({ mrn, item }) => <span class="whole">{`${mrn}/${item}`}</span>,
          },
          { heading: ledger.entry, cell: ({ kind }) => ledger.kinds[kind] },
          {
            heading: ledger.released,
            cell: ({ facts }) => <span class="whole">{longDay(facts.releasedOn, language)}</span>,
          },
          { heading: ledger.goods, cell: ({ facts }) => spacedCode(facts.cnCode) },
          { heading: ledger.origin, cell: ({ facts }) => placeName(facts.origin, language) },
          { heading: ledger.quantity, isNumber: true, cell: (entry) => quantityText(entry, language) },
        ]}
      />
    </>
  );
};

/** Number of a row, which says so where no heading stands above it. */
export const RowNumber = ({ row, language }: {
  readonly row: number;
  readonly language: Language;
}): VNode => (
  <>
    <span class="in-card">{`${sheetTexts[language].row} `}</span>
    {count(row, language)}
  </>
);

/** Rows that are shown with what is wrong; the others are counted. */
const mostRefused = 200;

/** Rows that are to be mended, each with its number and its sentences. */
export const RefusedRows = ({ refused, text, language }: {
  readonly refused: ReadonlyArray<RefusedRow>;
  /** Sentence about what becomes of them. */
  readonly text: string;
  readonly language: Language;
}): VNode | null => {
  const texts = sheetTexts[language];
  return refused.length === 0 ? null : (
    <section class="panel" id="to-mend">
      <h2>{texts.refusedTitle}</h2>
      <p>{text}</p>
      <DataTable
        caption={texts.refusedTitle}
        isCaptionUnseen
        rows={refused.slice(0, mostRefused)}
        columns={[
          { heading: texts.row, cell: ({ row }) => <RowNumber row={row} language={language} /> },
          {
            heading: texts.why,
            cell: ({ sentences }) => (
              <ul class="plain words">
                {sentences.map((sentence) => <li key={sentence}>{sentence}</li>)}
              </ul>
            ),
          },
        ]}
      />
      {refused.length > mostRefused
        ? <p>{texts.moreRefused(count(refused.length - mostRefused, language))}</p>
        : null}
    </section>
  );
};

/** Sentences about how the table was read. */
const readingsOf = ({ sumRows, hasDecimalComma }: CheckedRows, language: Language): ReadonlyArray<string> => {
  const texts = sheetTexts[language];
  return [
    ...(hasDecimalComma ? [texts.decimalComma] : []),
    ...(sumRows === 0 ? [] : [texts.sums(count(sumRows, language))]),
  ];
};

/** Rows in numbers, and the button that records those that may be. */
export const RowsPanel = ({ checked, language }: {
  readonly checked: CheckedRows;
  readonly language: Language;
}): VNode => {
  const texts = sheetTexts[language];
  const { added, unchanged, refused } = checked.summary;
  const shown = (number: number): string => count(number, language);
  return (
    <section class="panel">
      <h2>{texts.rowsTitle}</h2>
      <p class="actions">
        <span class={`badge ${added > 0 ? "good" : ""}`}>{texts.added(shown(added))}</span>
        <span class="badge">{texts.unchanged(shown(unchanged))}</span>
        <span class={`badge ${refused > 0 ? "warn" : ""}`}>{texts.refused(shown(refused))}</span>
      </p>
      {readingsOf(checked, language).map((sentence) => <p class="muted" key={sentence}>{sentence}</p>)}
      <FirstRows entries={checked.first} language={language} />
      {added === 0 ? <p>{texts.nothingToRecord}</p> : (
        <p class="actions">
          <button class="button" type="submit" name="do" value="record">
            {texts.record(shown(added))}
          </button>
        </p>
      )}
    </section>
  );
};
