/**
 * An account's reports, bulk calculations and invoices as lists: a search, a table, and the way to older ones.
 */
import type { VNode } from "preact";
import type {
  Listed,
  ListedBatch,
  ListedInvoice,
  ListedReport,
} from "../../../application/accounts/own_account.ts";
import { pathTo } from "../../../contract/endpoint.ts";
import { verifyPage } from "../../../contract/reports.ts";
import { amount, count, euros, longDay, placeName, spacedCode } from "../../../web/words/figures.ts";
import type { Framed } from "../../../web/page/layout.tsx";
import type { Language } from "../../../web/words/language.ts";
import { type Column, DataTable } from "../../../web/parts/data_table.tsx";
import { TextField } from "../../../web/parts/fields.tsx";
import { addressed } from "../../../web/parts/english_link.tsx";
import { Paging } from "../../../web/parts/paging.tsx";
import type { Member } from "../../../web/page/routes.ts";
import type { AccountTexts } from "../texts/en/account.ts";
import { accountTexts } from "../texts/account.ts";
import { inAccount } from "../../../web/page/account_frame.tsx";
import { accountPaths, reportPdfPath } from "./account_paths.ts";
import { Notice } from "../../../web/parts/notice.tsx";
import { uuidOfText } from "../../../kernel/uuid.ts";
import { dayInBrussels } from "../../../kernel/time/day_in_brussels.ts";

/** The lists by their places. */
export type ListPlace = "reports" | "batches" | "invoices";

/** Look of a list, beside its records. */
interface ListLook<Row> {
  readonly place: ListPlace;
  readonly hint: string;
  /** Stands above the list. */
  readonly notice?: VNode;
  readonly columns: ReadonlyArray<Column<Row>>;
  readonly empty: {
    readonly title: string;
    readonly text: string;
    readonly href: string;
    readonly link: string;
  };
}

const Searching = ({ member, place, hint, search }: {
  member: Member;
  place: ListPlace;
  hint: string;
  search: string;
}): VNode => {
  const texts = accountTexts[member.visit.language];
  return (
    <form class="searching" method="get" action={accountPaths[place]} role="search">
      <TextField
        language={member.visit.language}
        name="q"
        label={texts.search}
        hint={hint}
        value={search}
        type="search"
        maxLength={100}
      />
      <div class="actions">
        <button class="button second" type="submit">{texts.search}</button>
        {search === "" ? null : <a href={accountPaths[place]}>{texts.searchAgain}</a>}
      </div>
    </form>
  );
};

/** Contents of a list on its page. */
export interface ListView<Row> {
  readonly listed: Listed<Row>;
  readonly search: string;
  readonly before: string | undefined;
}

const listPage = <Row extends { readonly id: string }>(
  member: Member,
  { place, hint, notice, columns, empty }: ListLook<Row>,
  { listed, search, before }: ListView<Row>,
): Framed => {
  const texts = accountTexts[member.visit.language];
  const { records, hasMore } = listed;
  const hasNone = records.length === 0 && search === "" && before === undefined;
  return inAccount(member, {
    path: accountPaths[place],
    title: texts[place],
    children: hasNone
      ? (
        <div class="panel empty">
          <h2>{empty.title}</h2>
          <p class="muted">{empty.text}</p>
          <p>
            <a class="button second" {...addressed(empty.href)}>{empty.link}</a>
          </p>
        </div>
      )
      : (
        <>
          {notice}
          <Searching member={member} place={place} hint={hint} search={search} />
          {records.length === 0 ? <p class="panel">{texts.nothingFound(search)}</p> : (
            <DataTable
              caption={search === "" ? texts[place] : texts.found(search)}
              isCaptionUnseen={search === ""}
              rows={records}
              columns={columns}
            />
          )}
          <Paging
            language={member.visit.language}
            path={accountPaths[place]}
            kept={search === "" ? {} : { q: search }}
            isLater={before !== undefined}
            last={hasMore ? records.at(-1)?.id : undefined}
          />
        </>
      ),
  });
};

const day = (time: string, language: Language): string => longDay(dayInBrussels(Date.parse(time)), language);

const reportTones = { draft: "warn", unpaid: "warn", issued: "good", specimen: "warn" } as const;
const batchTones = { processing: "warn", ready: "good", failed: "bad" } as const;

const verifyAddress = ({ reportNumber, issuedOn }: ListedReport): string =>
  `${pathTo(verifyPage)}?${new URLSearchParams({ reportId: reportNumber, issuedDate: issuedOn })}`;

export const reportsPage = (member: Member, shown: ListView<ListedReport>): Framed => {
  const { language } = member.visit;
  const texts = accountTexts[language];
  const saved = uuidOfText(member.visit.query["saved"] ?? "");
  return listPage(member, {
    place: "reports",
    ...(saved === undefined ? {} : {
      notice: (
        <Notice tone="good">
          <p>{texts.savedReport}</p>
          <p class="actions">
            <a class="button small" href={reportPdfPath(saved)}>{texts.savedPdf}</a>
          </p>
        </Notice>
      ),
    }),
    hint: texts.searchReports,
    empty: { title: texts.noReports, text: texts.noReportsText, href: "/docs", link: texts.openDocs },
    columns: [
      {
        heading: texts.number,
        cell: (report) => (
          <>
            {report.status === "issued"
              ? <a class="id" href={verifyAddress(report)}>{report.reportNumber}</a>
              : <span class="id">{report.reportNumber}</span>}
            {report.clientRef === null ? null : <div class="muted">{report.clientRef}</div>}
          </>
        ),
      },
      {
        heading: texts.status,
        cell: ({ status }) => (
          <span class={`badge ${reportTones[status]}`}>{texts.reportStatus[status]}</span>
        ),
      },
      {
        heading: texts.date,
        cell: ({ issuedOn }) => <span class="whole">{longDay(issuedOn, language)}</span>,
      },
      { heading: texts.goods, cell: ({ cnCode }) => <span class="whole">{spacedCode(cnCode)}</span> },
      { heading: texts.origin, cell: ({ origin }) => placeName(origin, language) },
      { heading: texts.mass, isNumber: true, cell: ({ tonnes }) => amount(Number(tonnes), language) },
      {
        heading: texts.cost,
        isNumber: true,
        cell: ({ netCostEur }) =>
          netCostEur === null ? texts.outOfScope : euros(Number(netCostEur), language),
      },
      {
        heading: "PDF",
        cell: ({ id, reportNumber }) => (
          <a href={reportPdfPath(id)}>
            PDF <span class="unseen">{reportNumber}</span>
          </a>
        ),
      },
    ],
  }, shown);
};

export const batchesPage = (member: Member, shown: ListView<ListedBatch>): Framed => {
  const { language } = member.visit;
  const texts = accountTexts[language];
  return listPage(member, {
    place: "batches",
    hint: texts.searchBatches,
    empty: { title: texts.noBatches, text: texts.noBatchesText, href: "/tables", link: texts.openTables },
    columns: [
      {
        heading: texts.request,
        cell: ({ requestId, fileName }) => (
          <>
            <a
              class={fileName === null ? "id" : undefined}
              href={`${accountPaths.batches}/${encodeURIComponent(requestId)}`}
            >
              {fileName ?? requestId}
            </a>
            {fileName === null ? null : (
              <div class="muted">
                <span class="id">{requestId}</span>
              </div>
            )}
          </>
        ),
      },
      { heading: texts.made, cell: ({ processedAt }) => day(processedAt, language) },
      {
        heading: texts.status,
        cell: ({ status }) => <span class={`badge ${batchTones[status]}`}>{texts.batchStatus[status]}</span>,
      },
      { heading: texts.rows, isNumber: true, cell: ({ rows }) => count(rows, language) },
      {
        heading: texts.errors,
        isNumber: true,
        cell: ({ summary }) => count(summary.errors + summary.needs_data, language),
      },
      {
        heading: texts.total,
        isNumber: true,
        cell: ({ summary }) => euros(summary.total_net_cost_eur, language),
      },
    ],
  }, shown);
};

const documentName = (texts: AccountTexts, type: string): string =>
  Object.entries(texts.documentNames).find(([name]) => name === type)?.[1] ?? type;

export const invoicesPage = (member: Member, shown: ListView<ListedInvoice>): Framed => {
  const { language } = member.visit;
  const texts = accountTexts[language];
  return listPage(member, {
    place: "invoices",
    hint: texts.searchInvoices,
    empty: {
      title: texts.noInvoices,
      text: texts.noInvoicesText,
      href: "/invoices/new",
      link: texts.newInvoice,
    },
    columns: [
      {
        heading: texts.number,
        cell: ({ id, shortId, invoiceNumber, isGone }) => (
          <>
            {isGone ? shortId : <a href={`/invoices/${id}`}>{invoiceNumber ?? shortId}</a>}
            {isGone || invoiceNumber === null ? null : <div class="muted">{shortId}</div>}
          </>
        ),
      },
      { heading: texts.consignee, cell: ({ consignee }) => consignee ?? "–" },
      {
        heading: texts.documents,
        cell: ({ documents }) => documents.map((type) => documentName(texts, type)).join(", "),
      },
      { heading: texts.made, cell: ({ createdAt }) => day(createdAt, language) },
      {
        heading: texts.keptUntil,
        cell: ({ expiresAt, isGone }) =>
          isGone ? <span class="badge">{texts.gone}</span> : day(expiresAt, language),
      },
    ],
  }, shown);
};
