/**
 * An account's reports, bulk calculations and invoices as lists: a search, a table, and the way to older ones.
 */
import type { ListedBatch, ListedInvoice, ListedReport } from "../../../application/accounts/own_account.ts";
import { pathTo } from "../../../contract/endpoint.ts";
import { verifyPage } from "../../../contract/reports.ts";
import {
  amount,
  count,
  dayOfTime,
  euros,
  longDay,
  placeName,
  spacedCode,
} from "../../../web/words/figures.ts";
import type { Framed } from "../../../web/page/layout.tsx";
import type { Member } from "../../../web/page/routes.ts";
import type { AccountTexts } from "../texts/en/account.ts";
import { accountTexts } from "../texts/account.ts";
import { listPage, type ListView } from "./list_frame.tsx";
import { accountPaths, reportPdfPath } from "./account_paths.ts";
import { Notice } from "../../../web/parts/notice.tsx";
import { uuidOfText } from "../../../kernel/uuid.ts";

const reportTones = { draft: "warn", unpaid: "warn", issued: "good", specimen: "warn" } as const;
const batchTones = { processing: "warn", ready: "good", failed: "bad" } as const;

const verifyAddress = ({ reportNumber, issuedOn }: ListedReport): string =>
  `${pathTo(verifyPage)}?${new URLSearchParams({ reportId: reportNumber, issuedDate: issuedOn })}`;

export const reportsPage = (member: Member, shown: ListView<ListedReport>): Framed => {
  const { language } = member.visit;
  const texts = accountTexts[language];
  const savedId = uuidOfText(member.visit.query["saved"] ?? "");
  const saved = shown.listed.records.find(({ id }) => id === savedId);
  return listPage(member, {
    place: "reports",
    ...(saved === undefined ? {} : {
      notice: (
        <Notice tone="good">
          <p>{texts.savedReport}</p>
          <p class="actions">
            <a class="button small" href={reportPdfPath(saved.id)}>{texts.savedPdf}</a>
          </p>
        </Notice>
      ),
    }),
    hint: texts.searchReports,
    empty: { title: texts.noReports, text: texts.noReportsText, href: "/", link: texts.openCalculator },
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
    make: { href: "/tables", label: texts.newBatch },
    empty: { title: texts.noBatches, text: texts.noBatchesText, href: "/tables", link: texts.openTables },
    columns: [
      {
        heading: texts.request,
        cell: ({ id, requestId, fileName }) => (
          <>
            <a
              class={fileName === null ? "id" : undefined}
              href={`${accountPaths.batches}/${id}`}
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
      { heading: texts.made, cell: ({ processedAt }) => dayOfTime(processedAt, language) },
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
    right: "work",
    make: { href: "/invoices/new", label: texts.newInvoice },
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
      { heading: texts.made, cell: ({ createdAt }) => dayOfTime(createdAt, language) },
      {
        heading: texts.keptUntil,
        cell: ({ expiresAt, isGone }) =>
          isGone ? <span class="badge">{texts.gone}</span> : dayOfTime(expiresAt, language),
      },
    ],
  }, shown);
};
