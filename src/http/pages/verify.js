/**
 * The verify page: asks `POST /api/v1/cbam/verify` and shows what it answers; a PDF that is given to it is first checked
 * here, by the code of `deno task admin report verify`, and never leaves the browser.
 */
import { figuresOf } from "../../domain/reports/attached_report.ts";
import { attachmentOf } from "../../domain/reports/pdf_attachment.ts";
import { attachmentName, checkAttachment } from "../../domain/reports/report_check.ts";

const labels = {
  report_number: "Report number",
  issued_at: "Issued on",
  cn_code: "CN code",
  origin_country_iso3: "Country of origin",
  tonnage: "Tonnes",
  sector: "Sector",
  net_cost_eur: "Net cost, EUR",
  content_hash: "Content hash",
};

const form = document.querySelector("form");
const answer = document.querySelector("section");
const { reportId, issuedDate, file } = form.elements;

const element = (name, text) => Object.assign(document.createElement(name), { textContent: text });

const show = (...parts) => answer.replaceChildren(...parts);

const listOf = (pairs) => {
  const list = document.createElement("dl");
  for (const [label, text] of pairs) list.append(element("dt", label), element("dd", text));
  return list;
};

const compare = () => element("p", "Compare these figures with the paper in your hand.");

const download = (address) => {
  const paragraph = document.createElement("p");
  paragraph.append(Object.assign(element("a", "Download the report (PDF)"), { href: address }));
  return paragraph;
};

const showReport = (report) => {
  const figures = Object.entries(labels).map(([name, label]) => [label, String(report[name] ?? "-")]);
  const verdict = report.is_sample
    ? "This is the published sample, not a report."
    : "This report is genuine.";
  show(element("h2", verdict), listOf(figures), compare(), download(report.download_url));
};

const away = "The service does not answer just now: try again later.";
const refusals = {
  429: "Too many attempts: try again later.",
  200:
    "This report could not be verified. Check the id and the date of issue; drafts and unpaid reports do not verify.",
};

const ask = async (asked) => {
  const headers = { "content-type": "application/json" };
  const response = await fetch("/api/v1/cbam/verify", {
    method: "POST",
    headers,
    body: JSON.stringify(asked),
  });
  return { status: response.status, said: await response.json() };
};

const verify = async () => {
  const { status, said } = await ask({
    reportId: reportId.value.trim(),
    issuedDate: issuedDate.value.trim(),
  });
  if (said.ok) showReport(said.report);
  else show(element("p", refusals[status] ?? away));
};

const isSame = (one, other) =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

/** What the service says of a report whose attachment is genuine, and of the file's pages. */
const verdictOf = async (pdf, { content, contentHash }) => {
  const { status, said } = await ask({ reportId: content.report_id, issuedDate: content.issued_at });
  if (status !== 200) return `The content of this file is genuine. ${refusals[status] ?? away}`;
  if (!said.ok || said.report.content_hash !== contentHash) {
    return "The content of this file was signed, but this service does not confirm it: it was withdrawn, or is another service's.";
  }
  const made = await fetch(said.report.download_url);
  if (!made.ok) return `The content of this file is genuine. ${away}`;
  return isSame(pdf, new Uint8Array(await made.arrayBuffer()))
    ? "This report is genuine, and this file is the one that the service made."
    : "The content of this file is genuine. Its page is not the one that the service made: believe the figures below, not the page.";
};

const problemsOf = (findings) => {
  const list = document.createElement("ul");
  for (const { message } of findings.filter(({ result }) => result !== "genuine")) {
    list.append(element("li", message));
  }
  return list;
};

const largestBytes = 8 * 1024 * 1024;

const checkFile = async (given) => {
  if (crypto.subtle === undefined) return show(element("p", "Files can be checked over HTTPS only."));
  if (given.size > largestBytes) return show(element("p", "This file is larger than any report."));
  const pdf = new Uint8Array(await given.arrayBuffer());
  const { keys } = await (await fetch("/.well-known/cbam-report-keys.json")).json();
  const { findings, report } = await checkAttachment(await attachmentOf(pdf, attachmentName), keys);
  if (report === undefined) {
    return show(element("h2", "This file is not a genuine report of this service."), problemsOf(findings));
  }
  show(element("h2", await verdictOf(pdf, report)), listOf(figuresOf(report.content)), compare());
};

const unreachable = () => show(element("p", "The service could not be reached: try again later."));
const check = (given) => given && checkFile(given).catch(unreachable);

form.addEventListener("submit", (event) => {
  event.preventDefault();
  verify().catch(unreachable);
});
file.addEventListener("change", () => check(file.files[0]));
document.addEventListener("dragover", (event) => event.preventDefault());
document.addEventListener("drop", (event) => {
  event.preventDefault();
  check(event.dataTransfer.files[0]);
});

reportId.value = new URLSearchParams(location.search).get("reportId") ?? "";
(reportId.value === "" ? reportId : issuedDate).focus();
