/** A table that the account calculated: its sums, its files, and its rows, page by page. */
import type { VNode } from "preact";
import type { BatchHead } from "../../../../domain/cbam/bulk/bulk_record.ts";
import { numberOf, textOf } from "../../../../kernel/text/json.ts";
import { inAccount } from "../../../../web/page/account_frame.tsx";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { type Column, DataTable } from "../../../../web/parts/data_table.tsx";
import { Notice } from "../../../../web/parts/notice.tsx";
import {
  amount,
  count,
  dayOfTime,
  euros,
  inEuros,
  longDay,
  placeName,
  spacedCode,
} from "../../../../web/words/figures.ts";
import { accountPaths, reportPdfPath } from "../../../accounts/pages/account_paths.ts";
import { assumedYear, type OwnRow } from "../../table/own/own_row.ts";
import { sheetTexts } from "../../texts/sheets.ts";
import { tablesTexts } from "../../texts/tables.ts";

/** Rows of a page. */
export const rowsAPage = 100;

/** A part of a batch on its page. */
export interface ShownBatch {
  readonly head: BatchHead;
  readonly fileName: string | null;
  /** Sentences about the whole table. */
  readonly said: ReadonlyArray<string>;
  /** Position of the first row that is shown. */
  readonly from: number;
  readonly rows: ReadonlyArray<OwnRow>;
}

const tones = { ok: "good", out_of_scope: "", needs_data: "warn", error: "bad" } as const;

const dayOf = (day: string | undefined, language: Member["visit"]["language"]): string =>
  day === undefined ? "" : longDay(day, language);

const columnsOf = ({ visit: { language } }: Member): ReadonlyArray<Column<OwnRow>> => {
  const { client } = tablesTexts[language];
  const figure = (
    heading: string,
    member: string,
    write: (value: number, of: typeof language) => string,
  ): Column<OwnRow> => ({
    heading,
    isNumber: true,
    cell: ({ answered }) => {
      const value = numberOf(answered.output[member]);
      return value === undefined ? "" : write(value, language);
    },
  });
  return [
    { heading: client.row, cell: ({ number }) => String(number) },
    {
      heading: client.reference,
      cell: ({ answered }) => <span class="whole">{answered.clientRef ?? ""}</span>,
    },
    {
      heading: client.code,
      cell: ({ answered }) => <span class="whole">{spacedCode(textOf(answered.input["cn_code"]) ?? "")}
      </span>,
    },
    {
      heading: client.origin,
      cell: ({ answered }) => {
        const code = textOf(answered.input["origin_country_iso3"]);
        return code === undefined ? "" : placeName(code, language);
      },
    },
    {
      heading: client.day,
      cell: ({ answered }) => <span class="whole">{dayOf(textOf(answered.output["import"]), language)}</span>,
    },
    figure(client.mass, "tonnage", amount),
    figure(client.emissions, "net_emissions_t", amount),
    figure(client.cost, "net_cost_eur", inEuros),
    {
      heading: client.status,
      cell: ({ answered: { row }, said }) => (
        <>
          <span class={`badge ${tones[row.calcStatus]}`}>{client[row.calcStatus]}</span>
          {said.length === 0 ? null : <div class="muted small">{said.join(" ")}</div>}
        </>
      ),
    },
    {
      heading: "PDF",
      cell: ({ answered: { row }, number }) =>
        row.calcStatus === "ok" || row.calcStatus === "out_of_scope"
          ? (
            <a href={reportPdfPath(row.reportId)}>
              PDF <span class="unseen">{number}</span>
            </a>
          )
          : "",
    },
  ];
};

const Pages = ({ language, path, shown: { from, head } }: {
  language: Member["visit"]["language"];
  path: string;
  shown: ShownBatch;
}): VNode | null => {
  const { batch } = sheetTexts[language];
  const { total } = head.summary;
  const next = from + rowsAPage;
  const link = (at: number, text: string, rel: string): VNode => (
    <a rel={rel} href={at === 0 ? path : `${path}?from=${at}`}>{text}</a>
  );
  return total <= rowsAPage ? null : (
    <p class="paging">
      {from === 0 ? <span></span> : link(Math.max(0, from - rowsAPage), batch.before, "prev")}
      {next < total ? link(next, batch.next, "next") : null}
    </p>
  );
};

/** @returns the page of a calculated table */
export const batchPage = (member: Member, shown: ShownBatch): Framed => {
  const { language } = member.visit;
  const { batch } = sheetTexts[language];
  const { client, counts: counted } = tablesTexts[language];
  const { head, fileName, said, rows } = shown;
  const year = rows.map(assumedYear).find((each) => each !== undefined);
  const { total, in_scope, out_of_scope, needs_data, errors, total_net_cost_eur } = head.summary;
  const path = `${accountPaths.batches}/${head.id}`;
  const files = `/tables/calculated/${head.id}`;
  const counts = [total, in_scope, out_of_scope, needs_data, errors].map((one) => count(one, language));
  const day = dayOfTime(head.processedAt, language);
  return inAccount(member, {
    path: accountPaths.batches,
    title: fileName ?? batch.title(day),
    children: (
      <>
        <header class="headline">
          <p class="muted small">{client.total}</p>
          <p class="big figures">{euros(total_net_cost_eur, language)}</p>
          <p class="muted small">
            {counted.replace(/\{(\d)\}/g, (_, at: string) => counts[Number(at)] ?? "")}. {batch.made(day)}
          </p>
        </header>
        <p class="actions">
          <a class="button" href={`${files}?form=xlsx`}>{client.xlsx}</a>
          <a class="button second" href={`${files}?form=csv`}>{client.csv}</a>
          <a class="button second" href={`${files}/reports.zip`}>{client.reports}</a>
          <a href={accountPaths.batches}>{batch.all}</a>
        </p>
        {said.length === 0 ? null : (
          <Notice>
            <p>{said.join(" ")}</p>
          </Notice>
        )}
        {year === undefined ? null : (
          <Notice tone="warn">
            <p>{client.assumedYear.replace("{0}", year)}</p>
          </Notice>
        )}
        <DataTable caption={client.allRows} rows={shown.rows} columns={columnsOf(member)} />
        <Pages language={language} path={path} shown={shown} />
      </>
    ),
  });
};
